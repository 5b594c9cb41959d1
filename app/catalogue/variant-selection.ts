import {
  DEFAULT_TITLE,
  type Product,
  type ProductOption,
  type ShopText,
  type Variant,
} from './product';

type Choices = Pick<Product, 'options' | 'variants'>;

/** The options with more than one value. */
export function selectableOptions({options}: Pick<Product, 'options'>): ProductOption[] {
  return options.filter(({values}) => values.length > 1);
}

/** A variant's values of the options with a choice. */
export function optionsOf(product: Pick<Product, 'options'>, variant: Variant): ShopText[] {
  const names = new Set(selectableOptions(product).map(({name}) => name));
  return variant.selectedOptions.filter(({name}) => names.has(name)).map(({label}) => label);
}

/** A variant's values for display; '' if there is no choice. */
export function namedValues(
  {selectedOptions}: {selectedOptions: ReadonlyArray<{value: string; label?: ShopText}>},
  pick: (text: ShopText) => string,
): string {
  return selectedOptions
    .filter(({value}) => value !== DEFAULT_TITLE)
    .map(({value, label}) => (label ? pick(label) : value))
    .join(', ');
}

/** Shopify's own parameter in links to a product: `?variant=123`. */
export const VARIANT_PARAMETER = 'variant';

/** Parameters of the storefront itself; an option of that name cannot be in an address. */
const OWN_PARAMETERS: readonly string[] = [VARIANT_PARAMETER, 'lng', 'page', 'index', '_routes'];

/** The number at the end of a variant's id. */
export function numberOf({id}: Pick<Variant, 'id'>): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** The id of a variant by its number. */
export function variantIdOf(number: string): string {
  return `gid://shopify/ProductVariant/${number}`;
}

interface Addressed {
  id: string;
  selectedOptions: ReadonlyArray<{name: string; value: string}>;
}

/**
 * The query that names a variant, as Shopify writes it: `Color=Red&Lens=Smoke`, in the shop's primary language. '' if
 * there is only one variant.
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

/** Replaces the variant in a product's query. */
export function withVariant(address: string, variant: Addressed): string {
  const url = new URL(address);
  url.searchParams.delete(VARIANT_PARAMETER);
  for (const [name, value] of variantParameters(variant)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The initially selected variant: the one in the address, else the first one (specification §4). Options win over a
 * number; unknown values are ignored, and if no variant has all values, the last one counts.
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
 * The variant that a click on a value selects: the first one containing it (specification §4), if possible with the
 * other options unchanged.
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
