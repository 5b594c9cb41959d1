import type {ProductGroup, Thing} from 'schema-dts';
import {parseAmount, toAmount, type Money} from '~/catalogue/money';
import {DEFAULT_TITLE, type Product, type Variant} from '~/catalogue/product';
import type {Language} from '~/i18n/languages';
import {localizedUrl} from '~/layout/localized-url';
import {breadcrumbFacts, type FactsContext} from '~/layout/shop-facts';
import {vendors} from '~/shop/goods';

/** A product with an offer for each variant, and where it stands in the shop. Prices are what Shopify charges. */
export function productFacts(context: FactsContext, product: Product, home: string): Thing[] {
  const {origin, language, shopName} = context;
  const pathname = `/product/${product.handle}`;
  const url = localizedUrl(origin, pathname, language);
  const name = product.title[language];
  const group: ProductGroup = {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    name,
    'description': product.description[language],
    url,
    'productGroupID': product.handle,
    ...(product.vendor && {brand: {'@type': 'Brand', 'name': product.vendor}}),
    'image': product.images.map((image) => image.url),
    'variesBy': [
      ...new Set(
        product.variants.flatMap((variant) => Object.keys(differences(variant, language))),
      ),
    ].map((property) => `https://schema.org/${property}`),
    'hasVariant': product.variants.map((variant) => ({
      '@type': 'Product',
      ...differences(variant, language),
      'sku': variant.sku ?? variant.id.split('/').at(-1) ?? variant.id,
      'name': variantName(name, variant, language),
      ...(variant.image && !variant.imageShows && {image: variant.image.url}),
      'offers': {
        '@type': 'Offer',
        url,
        'price': amountOf(variant.price),
        'priceCurrency': variant.price.currencyCode,
        'availability': `https://schema.org/${availabilityOf(variant)}`,
        // Of its own goods alone the shop knows that they are new.
        ...(vendors.includes(product.vendor) && {
          itemCondition: 'https://schema.org/NewCondition',
        }),
        'seller': {'@type': 'Organization', '@id': `${origin}/#organization`, 'name': shopName},
      },
    })),
  };
  return [
    group,
    breadcrumbFacts(context, [
      {name: home, pathname: '/'},
      {name, pathname},
    ]),
  ];
}

function variantName(name: string, {title, selectedOptions}: Variant, language: Language): string {
  if (title === DEFAULT_TITLE) return name;
  return [name, ...selectedOptions.map(({label}) => label[language])].join(', ');
}

/** schema.org's properties for the options that variants differ by; it has none for lenses or engravings. */
const properties: Readonly<Record<string, 'color' | 'material' | 'size'>> = {
  color: 'color',
  colour: 'color',
  material: 'material',
  size: 'size',
};

function differences({selectedOptions}: Variant, language: Language) {
  return Object.fromEntries(
    selectedOptions.flatMap(({name, label}) => {
      const property = properties[name.toLowerCase()];
      return property ? [[property, label[language]]] : [];
    }),
  ) as {color?: string; material?: string; size?: string};
}

function availabilityOf({availableForSale, currentlyNotInStock}: Variant) {
  if (!availableForSale) return 'OutOfStock';
  return currentlyNotInStock ? 'BackOrder' : 'InStock';
}

/** With as many decimals as the currency has. */
function amountOf({amount, currencyCode}: Money): string {
  return toAmount(parseAmount(amount, currencyCode), currencyCode);
}
