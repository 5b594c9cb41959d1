import {
  DEFAULT_TITLE,
  type Product,
  type ProductOption,
  type ShopText,
  type Variant,
} from './product';

type Choices = Pick<Product, 'options' | 'variants'>;

/** The options that there is something to choose of: more than one value. */
export function selectableOptions({options}: Pick<Product, 'options'>): ProductOption[] {
  return options.filter(({values}) => values.length > 1);
}

/** What tells a variant from its product's others: its values of the options that there is a choice of. */
export function optionsOf(product: Pick<Product, 'options'>, variant: Variant): ShopText[] {
  const names = new Set(selectableOptions(product).map(({name}) => name));
  return variant.selectedOptions.filter(({name}) => names.has(name)).map(({label}) => label);
}

/** A variant's values, as a visitor reads them; none where there is nothing to choose. */
export function namedValues({selectedOptions}: Variant): ShopText[] {
  return selectedOptions.filter(({value}) => value !== DEFAULT_TITLE).map(({label}) => label);
}

/** Shopify's own name for it, in links to a product: `?variant=123`. */
export const VARIANT_PARAMETER = 'variant';

/** The last part of a variant's id, by which an address names it. */
export function numberOf({id}: Pick<Variant, 'id'>): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** The id of a variant that an address names by its number. */
export function variantIdOf(number: string): string {
  return `gid://shopify/ProductVariant/${number}`;
}

/** The selected variant at first: the one that the address asks for, else the first one (specification §4). */
export function defaultVariant({variants}: Choices, search = ''): Variant | undefined {
  const asked = new URLSearchParams(search).get(VARIANT_PARAMETER);
  return variants.find((variant) => numberOf(variant) === asked) ?? variants[0];
}

/**
 * What a click on an option's value selects: the first variant containing it (specification §4), where
 * possible one that keeps the values chosen for the other options.
 */
export function selectValue(
  {variants}: Choices,
  selected: Variant | undefined,
  name: string,
  value: string,
): Variant | undefined {
  const containing = variants.filter((variant) => contains(variant, name, value));
  const kept = selected?.selectedOptions.filter((option) => option.name !== name) ?? [];
  const keeping = containing.find((variant) =>
    kept.every((option) => contains(variant, option.name, option.value)),
  );
  return keeping ?? containing[0];
}

/** A value with no variant for sale is disabled (specification §4). */
export function isValueAvailable(
  {variants}: Choices,
  option: ProductOption,
  value: string,
): boolean {
  return variants.some(
    (variant) => variant.availableForSale && contains(variant, option.name, value),
  );
}

export function contains(variant: Variant, name: string, value: string): boolean {
  return variant.selectedOptions.some((option) => option.name === name && option.value === value);
}
