import {digitsOf} from '~/catalogue/money';
import {widths} from '~/shop/filters';
import {facets, widthRange, type Choice, type Facet} from './choice';
import type {ProductFacts, VariantFacts} from './product-facts';

/** The products that a choice leaves, in its order. */
export function choose<Chosen extends {facts: ProductFacts}>(
  products: readonly Chosen[],
  choice: Choice,
  currencyCode: string,
): Chosen[] {
  const fits = fitting(choice, currencyCode);
  const found = products.filter(({facts}) => fits(facts));
  switch (choice.sort) {
    case 'price-asc':
      return found.sort((one, other) => one.facts.price - other.facts.price);
    case 'price-desc':
      return found.sort((one, other) => other.facts.price - one.facts.price);
    case 'newest':
      return found.sort((one, other) => other.facts.since - one.facts.since);
    default:
      return found;
  }
}

/** How many products fit. */
export function count(
  products: readonly ProductFacts[],
  choice: Choice,
  currencyCode: string,
): number {
  return products.filter(fitting(choice, currencyCode)).length;
}

/** How many of the products that the other filters leave have a value. */
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
    case 'material':
      return facts.materials.includes(value);
    case 'width':
      return hasWidth(facts, value);
    case 'colour':
    case 'lens':
      return facts.variants.some((variant) => variantHas(variant, facet, value));
  }
}

/** One variant has all that is asked of variants: its colour, its lenses, its price, its stock. */
function fitting(choice: Choice, currencyCode: string): (facts: ProductFacts) => boolean {
  const unit = 10 ** digitsOf(currencyCode);
  const from = (choice.from ?? 0) * unit;
  const to = (choice.to ?? Infinity) * unit;
  const isPriced = choice.from !== undefined || choice.to !== undefined;
  const asked = facets.flatMap((facet) => {
    const values = choice[facet];
    return values ? [{facet, values}] : [];
  });
  const fitsVariant = (variant: VariantFacts) =>
    (!choice.stock || variant.isForSale) &&
    (!isPriced || (variant.price !== undefined && variant.price >= from && variant.price <= to)) &&
    asked.every(
      ({facet, values}) =>
        (facet !== 'colour' && facet !== 'lens') ||
        values.some((value) => variantHas(variant, facet, value)),
    );
  return (facts) =>
    asked.every(
      ({facet, values}) =>
        facet === 'colour' ||
        facet === 'lens' ||
        values.some((value) => hasValue(facts, facet, value)),
    ) && facts.variants.some(fitsVariant);
}

function variantHas(variant: VariantFacts, facet: 'colour' | 'lens', value: string): boolean {
  return facet === 'colour' ? variant.colour === value : variant.lenses.includes(value);
}

function hasWidth({width}: ProductFacts, value: string): boolean {
  const range = widths.find((each) => each.value === value) ?? widthRange(value);
  if (range === undefined || width === undefined) return false;
  const whole = Math.round(width);
  return whole >= range.from && whole <= range.to;
}
