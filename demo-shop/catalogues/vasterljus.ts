import {catalogue, collections} from '../catalogue/index.ts';
import {fitsFrames, lensesOf, sameWidthAs} from '../catalogue/together.ts';
import {swatchesOf} from '../catalogue/swatches.ts';
import type {CatalogueProduct, CatalogueVariant, Look, View} from '../catalogue/types.ts';
import type {Goods, Product, Variant} from './goods.ts';
import {goesWith, lowestPrice, measurements} from './metafields.ts';

const CURRENCY = 'SEK';

/**
 * The storefront's own shop: sunglasses, in English; the storefront has the Swedish texts.
 *
 * @param products other goods for it, for tests
 */
export function vasterljus(products: readonly CatalogueProduct[] = catalogue): Goods {
  return {
    name: 'Västerljus',
    currency: CURRENCY,
    countries: ['SE'],
    primaryLanguage: 'EN',
    publishedLanguages: ['EN', 'SV'],
    products: products.map(toProduct),
    collections,
    bestSelling: ['titan-grip', 'hybrid-atom', 'eyewood-rowan', 'mood-glod'],
    discounts: {VALKOMMEN10: 10},
  };
}

function toProduct(product: CatalogueProduct): Product {
  const {look: _look, measures, pictures, ...goods} = product;
  return {
    ...goods,
    metafields: [
      ...measurements(measures),
      ...goesWith('fits_frames', fitsFrames[product.handle] ?? []),
      ...goesWith('lenses', lensesOf(product.handle)),
      ...goesWith('same_width', sameWidthAs(product.handle)),
    ],
    options: product.options.map((option) => ({
      ...option,
      swatches: swatchesOf(product, option.name),
    })),
    variants: product.variants.map((variant) => toVariant(product, variant)),
    pictures: pictures.map(({altText, photograph}) => ({altText, photograph})),
  };
}

/** Views in which a picture may be a variant's own. */
const leadingViews: ReadonlySet<View> = new Set(['three-quarter', 'detail']);

function toVariant(product: CatalogueProduct, entry: CatalogueVariant): Variant {
  const {look, measures, ...variant} = entry;
  const picture = product.pictures.findIndex(
    (candidate) =>
      leadingViews.has(candidate.view) &&
      isSameLook({...product.look, ...candidate.look}, {...product.look, ...look}),
  );
  return {
    ...variant,
    // Without a photograph there is none: Shopify then returns the product's first picture.
    ...(picture >= 0 && {picture}),
    metafields: [
      ...(measures ? measurements(measures) : []),
      // Västerljus reduces from the lowest price of the previous month, as the law requires.
      ...(variant.compareAtPrice ? [lowestPrice(variant.compareAtPrice, CURRENCY)] : []),
    ],
  };
}

function isSameLook(one: Look, other: Look): boolean {
  const traits = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Look>;
  return [...traits].every((trait) => one[trait] === other[trait]);
}
