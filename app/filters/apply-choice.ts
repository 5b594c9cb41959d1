import {digitsOf} from '~/catalogue/money';
import {isWithin} from '~/catalogue/measurements';
import {widths} from '~/shop/widths';
import {widthRange, type Choice, type Facet} from './choice';
import type {ProductFacts, VariantFacts} from './product-facts';

const variantFacets = ['colour', 'material', 'lens'] as const;
const productFacets = ['shape', 'width'] as const;

/** Whether a choice filters variants, so that some of a product's may not fit. */
export function dependsOnVariant({colour, material, lens, from, to, stock}: Choice): boolean {
  return [colour, material, lens, from, to, stock].some((asked) => asked !== undefined);
}

/** The products that match a choice, in its order, with the prices of the matching variants. */
export function choose<Chosen extends {facts: ProductFacts}>(
  products: readonly Chosen[],
  choice: Choice,
  currencyCode: string,
): Chosen[] {
  const fits = fitting(choice, currencyCode);
  const found = products.filter(({facts}) => fits(facts));
  const fitsVariant = fittingVariant(choice, currencyCode);
  const priceOf = ({facts: {price, variants}}: Chosen) => {
    const fitting = variants.filter(fitsVariant).flatMap((variant) => variant.price ?? []);
    return fitting.length > 0 ? Math.min(...fitting) : price;
  };
  switch (choice.sort) {
    case 'price-asc':
      return sortedBy(found, priceOf);
    case 'price-desc':
      return sortedBy(found, (product) => -priceOf(product));
    case 'newest':
      return sortedBy(found, ({facts}) => -facts.since);
    default:
      return found;
  }
}

/** Ascending and stable. @param of called once per item */
function sortedBy<Item>(items: readonly Item[], of: (item: Item) => number): Item[] {
  return items
    .map((item) => ({item, place: of(item)}))
    .sort((one, other) => one.place - other.place)
    .map(({item}) => item);
}

/** What may be left out of a choice, what visitors give up most easily first; never that a product is for sale. */
const parts = [['from', 'to'], ['width'], ['lens'], ['colour'], ['shape'], ['material']] as const;

/** A choice of several filters without the first that keeps products for sale out; undefined if none of them does. */
export function relaxed(
  products: readonly ProductFacts[],
  choice: Choice,
  currencyCode: string,
): Choice | undefined {
  const made = parts.filter((part) => part.some((key) => choice[key] !== undefined));
  if (made.length < 2) return undefined;
  return made
    .map((part): Choice => {
      const others = Object.entries(choice).filter(([key]) => !part.some((each) => each === key));
      return {...Object.fromEntries(others), stock: true};
    })
    .find((others) => count(products, others, currencyCode) > 0);
}

/** How many products match. */
export function count(
  products: readonly ProductFacts[],
  choice: Choice,
  currencyCode: string,
): number {
  return products.filter(fitting(choice, currencyCode)).length;
}

/** Per value, how many products match it and all other filters. */
export function countValue(
  products: readonly ProductFacts[],
  choice: Choice,
  currencyCode: string,
  facet: Facet,
  value: string,
): number {
  return count(products, {...choice, [facet]: [value]}, currencyCode);
}

export function hasValue(facts: ProductFacts, facet: Facet, value: string): boolean {
  switch (facet) {
    case 'shape':
      return facts.shape === value;
    case 'width':
      return hasWidth(facts, value);
    default:
      return facts.variants.some((variant) => variantHas(variant, facet, value));
  }
}

/** Whether all of a product's variants have it. */
export function hasThroughout(facts: ProductFacts, facet: Facet, value: string): boolean {
  return facts.variants.every((variant) => hasValue({...facts, variants: [variant]}, facet, value));
}

/** Whether a variant matches the choice's colour, material, lenses, price and stock. */
export function fittingVariant(
  choice: Choice,
  currencyCode: string,
): (variant: VariantFacts) => boolean {
  const unit = 10 ** digitsOf(currencyCode);
  const from = (choice.from ?? 0) * unit;
  const to = (choice.to ?? Infinity) * unit;
  const isPriced = choice.from !== undefined || choice.to !== undefined;
  return (variant) =>
    (!choice.stock || variant.isForSale) &&
    (!isPriced || (variant.price !== undefined && variant.price >= from && variant.price <= to)) &&
    variantFacets.every(
      (facet) => choice[facet]?.some((value) => variantHas(variant, facet, value)) ?? true,
    );
}

function fitting(choice: Choice, currencyCode: string): (facts: ProductFacts) => boolean {
  const fitsVariant = fittingVariant(choice, currencyCode);
  return (facts) =>
    productFacets.every(
      (facet) => choice[facet]?.some((value) => hasValue(facts, facet, value)) ?? true,
    ) && facts.variants.some(fitsVariant);
}

function variantHas(
  {colour, materials, lenses}: VariantFacts,
  facet: (typeof variantFacets)[number],
  value: string,
): boolean {
  if (facet === 'colour') return colour === value;
  return (facet === 'material' ? materials : lenses).includes(value);
}

function hasWidth({width}: ProductFacts, value: string): boolean {
  const range = widths.find((each) => each.value === value) ?? widthRange(value);
  return range !== undefined && isWithin(range, width);
}
