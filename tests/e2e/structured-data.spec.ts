import {parse} from 'node-html-parser';
import type {z} from 'zod';
import {catalogue} from './fixtures/goods.ts';
import {graph, things, variesBy} from './fixtures/schema-org.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

/** The page's structured data by type, validated. */
async function factsOf(url: string) {
  const html = parse(await (await fetch(url)).text());
  const scripts = html.querySelectorAll('script[type="application/ld+json"]');
  const filled = scripts.map(({rawText}) => rawText).filter((json) => json !== '');
  const found = filled.flatMap((json) => graph.parse(JSON.parse(json))['@graph']);
  const facts: {[Type in keyof typeof things]?: z.infer<(typeof things)[Type]>} = {};
  for (const fact of found) {
    const type = fact['@type'] as keyof typeof things;
    expect(facts[type], `${url} has one ${type}`).toBeUndefined();
    Object.assign(facts, {[type]: things[type].parse(fact)});
  }
  return facts;
}

test.describe('structured data', {tag: '@once'}, () => {
  for (const language of languages) {
    const query = language === 'sv' ? '' : '?lng=en';

    test(`§3 describes every product with one offer a variant in ${language}`, async ({
      storefront,
    }) => {
      const {origin} = storefront;
      for (const product of catalogue) {
        const url = `${origin}/product/${product.handle}${query}`;
        const facts = await factsOf(url);
        const {BreadcrumbList: breadcrumbs, ProductGroup: group, Product: single} = facts;
        expect((group ?? single)?.url).toBe(url);
        const described = group?.hasVariant ?? (single ? [single] : []);
        expect(
          described.map(({offers, sku}) => [
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
        expect(new Set(described.map(({name}) => name)).size).toBe(product.variants.length);
        // An offer's URL opens the page on its variant.
        expect(new Set(described.map(({offers}) => offers.url)).size).toBe(product.variants.length);
        // The lenses of the second Titan belong to no collection (§9).
        const isAlone = product.handle === 'titanium-v2-mirror-lenses';
        expect(breadcrumbs?.itemListElement).toHaveLength(isAlone ? 2 : 3);
        const options = product.options.map(({name}) =>
          name.toLowerCase().replace('colour', 'color'),
        );
        if (group)
          expect(group.variesBy ?? []).toEqual(
            options
              .filter((name) => variesBy.some((property) => property === name))
              .map((name) => `https://schema.org/${name}`),
          );
        expect(breadcrumbs?.itemListElement.at(-1)?.item).toBe(url);
      }
    });

    test(`§2 describes the other pages in ${language}`, async ({storefront}) => {
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
