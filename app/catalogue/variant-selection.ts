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

/** What an address says to the storefront itself; an option of such a name cannot stand there. */
const OWN_PARAMETERS: readonly string[] = [VARIANT_PARAMETER, 'lng', 'page', 'index', '_routes'];

/** The last part of a variant's id, by which an address names it. */
export function numberOf({id}: Pick<Variant, 'id'>): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** The id of a variant that an address names by its number. */
export function variantIdOf(number: string): string {
  return `gid://shopify/ProductVariant/${number}`;
}

interface Addressed {
  id: string;
  selectedOptions: ReadonlyArray<{name: string; value: string}>;
}

/**
 * What names a variant in its product's address, as Shopify has it: `Color=Red&Lens=Smoke`, in the shop's primary
 * language. Nothing where there is one variant alone.
 */
export function variantParameters(variant: Addressed): Array<[name: string, value: string]> {
  const options = variant.selectedOptions.filter(({value}) => value !== DEFAULT_TITLE);
  if (options.some(({name}) => OWN_PARAMETERS.includes(name))) {
    return [[VARIANT_PARAMETER, numberOf(variant)]];
  }
  return options.map(({name, value}) => [name, value]);
}

/** The same as the end of an address: `?Color=Red&Lens=Smoke`. */
export function variantSearch(variant: Addressed): string {
  const search = String(new URLSearchParams(variantParameters(variant)));
  return search && `?${search}`;
}

/** An address that names a variant of its product, in place of the one that it named before. */
export function withVariant(address: string, variant: Addressed): string {
  const url = new URL(address);
  url.searchParams.delete(VARIANT_PARAMETER);
  for (const [name, value] of variantParameters(variant)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The selected variant at first: the one that the address asks for, else the first one (specification §4). Options
 * come before a number; what is no value of theirs is not read, and where no variant has all, the last one counts.
 */
export function defaultVariant(product: Choices, search = ''): Variant | undefined {
  const {options, variants} = product;
  const parameters = new URLSearchParams(search);
  const asked = [...new Map(parameters)].filter(
    ([name, value]) =>
      !OWN_PARAMETERS.includes(name) &&
      options.some((option) => option.name === name && hasValue(option, value)),
  );
  const number = parameters.get(VARIANT_PARAMETER);
  const numbered = variants.find((variant) => numberOf(variant) === number) ?? variants[0];
  if (asked.length === 0) return numbered;
  return (
    variants.find((variant) => asked.every(([name, value]) => contains(variant, name, value))) ??
    asked.reduce<Variant | undefined>(
      (selected, [name, value]) => selectValue(product, selected, name, value) ?? selected,
      numbered,
    )
  );
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

function hasValue({values}: ProductOption, value: string): boolean {
  return values.some(({name}) => name === value);
}

export function contains(variant: Variant, name: string, value: string): boolean {
  return variant.selectedOptions.some((option) => option.name === name && option.value === value);
}
