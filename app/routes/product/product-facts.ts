import type {Offer, OfferShippingDetails, Thing} from 'schema-dts';
import {categoryOf} from '~/catalogue/categories';
import {isSentFree} from '~/catalogue/free-shipping';
import {exactAmount} from '~/catalogue/money';
import {DEFAULT_TITLE, type Product, type Variant} from '~/catalogue/product';
import {numberOf, variantSearch} from '~/catalogue/variant-selection';
import type {Language} from '~/i18n/languages';
import {localizedUrl} from '~/layout/localized-url';
import {breadcrumbFacts, type FactsContext} from '~/layout/shop-facts';
import {company} from '~/shop/company';
import {vendors} from '~/shop/vendors';
import {promises} from '~/shop/promises';

/** A product with an offer for each variant, and its breadcrumb. Prices as Shopify charges them. */
export function productFacts(context: FactsContext, product: Product, home: string): Thing[] {
  const {origin, language} = context;
  const pathname = `/product/${product.handle}`;
  const url = localizedUrl(origin, pathname, language);
  const name = product.title[language];
  const about = {
    '@id': `${url}#product`,
    name,
    'description': product.description[language],
    url,
    ...(product.vendor && {brand: {'@type': 'Brand' as const, 'name': product.vendor}}),
    'image': product.images.map((image) => image.url),
  } as const;
  const [only, ...others] = product.variants;
  const category = categoryOf(product);
  const varying = [
    ...new Set(product.variants.flatMap((variant) => Object.keys(differences(variant, language)))),
  ];
  return [
    only && others.length === 0
      ? {
          '@type': 'Product',
          ...about,
          ...differences(only, language),
          'sku': articleNumber(only),
          'offers': offer(context, product, only),
        }
      : {
          '@type': 'ProductGroup',
          ...about,
          'productGroupID': product.handle,
          ...(varying.length > 0 && {
            variesBy: varying.map((property) => `https://schema.org/${property}`),
          }),
          'hasVariant': product.variants.map((variant) => ({
            '@type': 'Product',
            ...differences(variant, language),
            'sku': articleNumber(variant),
            'name': variantName(name, variant, language),
            ...(variant.image && !variant.imageShows && {image: variant.image.url}),
            'offers': offer(context, product, variant),
          })),
        },
    breadcrumbFacts(context, [
      {name: home, pathname: '/'},
      ...(category
        ? [{name: category.name[language], pathname: `/category/${category.handle}`}]
        : []),
      {name, pathname},
    ]),
  ];
}

/** The URL selects this variant. */
function offer(context: FactsContext, product: Product, variant: Variant): Offer {
  const {origin, language, shopName, isOwnShop} = context;
  const {price, compareAtPrice} = variant;
  const query = product.variants.length === 1 ? '' : variantSearch(variant);
  return {
    '@type': 'Offer',
    'url': localizedUrl(origin, `/product/${product.handle}`, language, query),
    'price': exactAmount(price),
    'priceCurrency': price.currencyCode,
    ...(compareAtPrice && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        'priceType': 'https://schema.org/StrikethroughPrice',
        'price': exactAmount(compareAtPrice),
        'priceCurrency': compareAtPrice.currencyCode,
      },
    }),
    'availability': `https://schema.org/${availabilityOf(variant)}`,
    // Only for its own goods does the shop know that they are new.
    ...(vendors.includes(product.vendor) && {itemCondition: 'https://schema.org/NewCondition'}),
    ...(isOwnShop && !product.isGiftCard && isSentFree(price) && {shippingDetails: freeShipping()}),
    'seller': {'@type': 'Organization', '@id': `${origin}/#organization`, 'name': shopName},
  };
}

/** Only the checkout knows what a parcel below the threshold costs. */
function freeShipping(): OfferShippingDetails {
  const [least, most = least] = promises.packingDays?.split('–').map(Number) ?? [];
  return {
    '@type': 'OfferShippingDetails',
    'shippingRate': {
      '@type': 'MonetaryAmount',
      'value': 0,
      'currency': promises.freeShippingOver?.currencyCode ?? '',
    },
    'shippingDestination': {'@type': 'DefinedRegion', 'addressCountry': company.country},
    ...(least !== undefined && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        'handlingTime': {
          '@type': 'QuantitativeValue',
          'minValue': least,
          'maxValue': most ?? least,
          'unitCode': 'DAY',
        },
      },
    }),
  };
}

function articleNumber(variant: Variant): string {
  return variant.sku ?? numberOf(variant);
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
