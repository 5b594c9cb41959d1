import {parse} from 'node-html-parser';
import {z} from 'zod';
import {catalogue} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const address = z.url({protocol: /^https?$/});
const text = z.string().trim().min(1);
const schemaOrg = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));

// What Google's documentation calls required, and what it recommends and this shop knows
// (developers.google.com/search/docs/appearance/structured-data). Strict: a misspelt property is a fault.
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  'url': address,
  'price': z.string().regex(/^\d+\.\d\d$/),
  'priceCurrency': z.literal('SEK'),
  'availability': schemaOrg('InStock', 'OutOfStock'),
  'itemCondition': schemaOrg('NewCondition'),
  'priceSpecification': z
    .strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      'priceType': schemaOrg('StrikethroughPrice'),
      'price': z.string().regex(/^\d+\.\d\d$/),
      'priceCurrency': z.literal('SEK'),
    })
    .optional(),
  'shippingDetails': z
    .strictObject({
      '@type': z.literal('OfferShippingDetails'),
      'shippingRate': z.strictObject({
        '@type': z.literal('MonetaryAmount'),
        'value': z.literal(0),
        'currency': z.literal('SEK'),
      }),
      'shippingDestination': z.strictObject({
        '@type': z.literal('DefinedRegion'),
        'addressCountry': z.literal('SE'),
      }),
      'deliveryTime': z.strictObject({
        '@type': z.literal('ShippingDeliveryTime'),
        'handlingTime': z.strictObject({
          '@type': z.literal('QuantitativeValue'),
          'minValue': z.literal(1),
          'maxValue': z.literal(2),
          'unitCode': z.literal('DAY'),
        }),
      }),
    })
    .optional(),
  'seller': z.strictObject({'@type': z.literal('Organization'), '@id': address, 'name': text}),
});
const variesBy = ['color', 'material', 'size'] as const;
const brand = z.strictObject({'@type': z.literal('Brand'), 'name': text});
const variant = z.strictObject({
  '@type': z.literal('Product'),
  'sku': text,
  'name': text,
  'color': text.optional(),
  'material': text.optional(),
  'size': text.optional(),
  'image': address.optional(),
  'offers': offer,
});
const things = {
  Product: variant.extend({
    '@id': address,
    'description': text,
    'url': address,
    brand,
    'image': z.array(address),
  }),
  ProductGroup: z.strictObject({
    '@type': z.literal('ProductGroup'),
    '@id': address,
    'name': text,
    'description': text,
    'url': address,
    'productGroupID': text,
    brand,
    'image': z.array(address),
    'variesBy': z.array(schemaOrg(...variesBy)),
    'hasVariant': z.array(variant).nonempty(),
  }),
  BreadcrumbList: z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    'itemListElement': z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          'position': z.int().positive(),
          'name': text,
          'item': address,
        }),
      )
      .min(2),
  }),
  ItemList: z.strictObject({
    '@type': z.literal('ItemList'),
    'name': text,
    'numberOfItems': z.int().positive(),
    'itemListElement': z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          'position': z.int().positive(),
          'url': address,
        }),
      )
      .nonempty(),
  }),
  FAQPage: z.strictObject({
    '@type': z.literal('FAQPage'),
    'mainEntity': z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          'name': text,
          'acceptedAnswer': z.strictObject({
            '@type': z.literal('Answer'),
            // Plain: no link or placeholder of the page's own notation.
            'text': text.regex(/^(?!.*(?:\]\(|\{\{))/),
          }),
        }),
      )
      .nonempty(),
  }),
  Organization: z.strictObject({
    '@type': z.literal('Organization'),
    '@id': address,
    'name': text,
    'url': address,
    'logo': address,
    'foundingDate': z.literal('2015'),
    'foundingLocation': z.strictObject({
      '@type': z.literal('Place'),
      'name': z.enum(['Göteborg', 'Gothenburg']),
    }),
    'legalName': text,
    'email': z.email(),
    'telephone': text,
    'vatID': text,
    'address': z.strictObject({
      '@type': z.literal('PostalAddress'),
      'streetAddress': text,
      'postalCode': text,
      'addressLocality': text,
      'addressCountry': z.literal('SE'),
    }),
    'hasMerchantReturnPolicy': z.strictObject({
      '@type': z.literal('MerchantReturnPolicy'),
      'applicableCountry': z.literal('SE'),
      'returnPolicyCategory': schemaOrg('MerchantReturnFiniteReturnWindow'),
      'merchantReturnDays': z.literal(30),
      'returnFees': schemaOrg('ReturnFeesCustomerResponsibility'),
      'returnMethod': schemaOrg('ReturnByMail'),
      'merchantReturnLink': address,
    }),
  }),
  WebSite: z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': address,
    'name': text,
    'url': address,
    'inLanguage': z.enum(['sv', 'en']),
    'publisher': z.strictObject({'@id': address}),
    'potentialAction': z.strictObject({
      '@type': z.literal('SearchAction'),
      'target': z.string().endsWith('/search?q={query}'),
      'query-input': z.literal('required name=query'),
    }),
  }),
} as const;

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  // Each is then held against its own type's.
  '@graph': z.array(z.looseObject({'@type': z.enum(Object.keys(things))})),
});

/** The page's facts by their type, each checked. */
async function factsOf(url: string) {
  const html = parse(await (await fetch(url)).text());
  const scripts = html.querySelectorAll('script[type="application/ld+json"]');
  const filled = scripts.map(({rawText}) => rawText).filter((json) => json !== '');
  const found = filled.flatMap((json) => graph.parse(JSON.parse(json))['@graph']);
  const facts: {[Type in keyof typeof things]?: z.infer<(typeof things)[Type]>} = {};
  for (const fact of found) {
    const type = fact['@type'] as keyof typeof things;
    expect(facts[type], `${url} tells of one ${type}`).toBeUndefined();
    Object.assign(facts, {[type]: things[type].parse(fact)});
  }
  return facts;
}

test.describe('facts for search engines', {tag: '@once'}, () => {
  for (const language of languages) {
    const query = language === 'sv' ? '' : '?lng=en';

    test(`§3 of every product, with an offer a variant, in ${language}`, async ({storefront}) => {
      const {origin} = storefront;
      for (const product of catalogue) {
        const url = `${origin}/product/${product.handle}${query}`;
        const facts = await factsOf(url);
        const {BreadcrumbList: breadcrumbs, ProductGroup: group, Product: single} = facts;
        expect((group ?? single)?.url).toBe(url);
        const told = group?.hasVariant ?? (single ? [single] : []);
        expect(
          told.map(({offers, sku}) => [
            sku,
            offers.price,
            offers.priceSpecification?.price,
            offers.availability,
            'shippingDetails' in offers,
          ]),
        ).toEqual(
          product.variants.map(({sku, price, compareAtPrice, quantityAvailable}) => [
            sku,
            price,
            compareAtPrice,
            `https://schema.org/${quantityAvailable > 0 ? 'InStock' : 'OutOfStock'}`,
            Number(price) > 499,
          ]),
        );
        expect(new Set(told.map(({name}) => name)).size).toBe(product.variants.length);
        // Each offer's address opens the page on its variant.
        expect(new Set(told.map(({offers}) => offers.url)).size).toBe(product.variants.length);
        // Lenses of the second Titan are of no collection (§9).
        const isAlone = product.handle === 'titanium-v2-mirror-lenses';
        expect(breadcrumbs?.itemListElement).toHaveLength(isAlone ? 2 : 3);
        const options = product.options.map(({name}) => name.toLowerCase());
        if (group)
          expect(group.variesBy).toEqual(
            options
              .filter((name) => variesBy.some((property) => property === name))
              .map((name) => `https://schema.org/${name}`),
          );
        expect(breadcrumbs?.itemListElement.at(-1)?.item).toBe(url);
      }
    });

    test(`§2 of the other pages, in ${language}`, async ({storefront}) => {
      const {origin} = storefront;
      const home = await factsOf(`${origin}/${query}`);
      expect(home.WebSite?.inLanguage).toBe(language);
      expect(home.Organization?.url).toBe(`${origin}/`);
      const kids = await factsOf(`${origin}/category/kids${query}`);
      const items = kids.ItemList?.itemListElement ?? [];
      expect(kids.ItemList?.numberOfItems).toBe(items.length);
      expect(items.map(({position}) => position)).toEqual(items.map((_, index) => index + 1));
      for (const {url} of items) expect((await fetch(url)).status).toBe(200);
      expect(kids.BreadcrumbList?.itemListElement.at(-1)?.item).toBe(
        `${origin}/category/kids${query}`,
      );
      const faq = await factsOf(`${origin}/faq${query}`);
      expect(faq.FAQPage?.mainEntity.length).toBeGreaterThan(5);
    });
  }
});
