import {isAvailable, type ProductRecord, type VariantRecord} from '../database/records.ts';

export interface SelectedOptionsArguments {
  selectedOptions?: ReadonlyArray<{name: string; value: string}> | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
}

/** The variant with all wanted options; unknown options count only if asked to. */
export function variantBySelectedOptions(
  product: ProductRecord,
  args: SelectedOptionsArguments,
): VariantRecord | undefined {
  const wanted = relevantOptions(product, args);
  return (
    wanted && product.variantList().find((variant) => differences(variant, wanted, args) === 0)
  );
}

/** The wanted variant, else the first one for sale, else the first. */
export function selectedOrFirstAvailable(
  product: ProductRecord,
  args: SelectedOptionsArguments,
): VariantRecord | undefined {
  const selected = args.selectedOptions?.length
    ? variantBySelectedOptions(product, args)
    : undefined;
  return selected ?? product.variantList().find(isAvailable) ?? product.variantList().at(0);
}

/** Variants that differ from the selected one in one option. */
export function adjacentVariants(
  product: ProductRecord,
  args: SelectedOptionsArguments,
): VariantRecord[] {
  const centre = selectedOrFirstAvailable(product, args);
  const wanted = args.selectedOptions?.length
    ? relevantOptions(product, args)
    : centre?.selectedOptions;
  if (!wanted) return [];
  return product
    .variantList()
    .filter((variant) => differences(variant, wanted, args) === 1)
    .sort((one, other) => one.number - other.number);
}

function relevantOptions(product: ProductRecord, args: SelectedOptionsArguments) {
  const same = comparison(args);
  const wanted = args.selectedOptions ?? [];
  const known = wanted.filter(({name}) =>
    product.optionList.some((option) => same(option.name, name)),
  );
  return known.length === wanted.length || args.ignoreUnknownOptions ? known : undefined;
}

function differences(
  variant: VariantRecord,
  wanted: ReadonlyArray<{name: string; value: string}>,
  args: SelectedOptionsArguments,
): number {
  const same = comparison(args);
  return wanted.filter(
    ({name, value}) =>
      !variant.selectedOptions.some(
        (option) => same(option.name, name) && same(option.value, value),
      ),
  ).length;
}

function comparison({caseInsensitiveMatch}: SelectedOptionsArguments) {
  return (one: string, other: string) =>
    caseInsensitiveMatch ? one.toLowerCase() === other.toLowerCase() : one === other;
}
