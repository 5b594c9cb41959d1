import {isLook} from './look-options';
import type {ProductOption, ShopText} from './product';
import type {VariantFields} from './to-images.server';

export interface VariantPicture {
  /** Index among the product's pictures. */
  index: number;
  /** The values that it shows instead of the variant's own. */
  shows: readonly ShopText[];
}

/**
 * The picture of each variant, in order. For a variant without one Shopify returns the product's first picture; this
 * takes the picture of the most similar variant instead.
 *
 * @param addresses URLs of the product's pictures
 */
export function variantPictures(
  variants: readonly VariantFields[],
  options: readonly ProductOption[],
  addresses: readonly string[],
): ReadonlyArray<VariantPicture | undefined> {
  const pictured = variants.map((variant) => ({
    variant,
    index: addresses.indexOf(variant.image?.url ?? ''),
  }));
  const seen = options.filter((option) => isSeen(option, pictured));
  const shown = new Map<number, VariantFields>();
  for (const {variant, index} of pictured) {
    if (index >= 0 && !shown.has(index)) shown.set(index, variant);
  }
  return pictured.map(({variant, index}) => {
    const differences = (other: VariantFields) =>
      seen.filter(({name}) => valueOf(other, name) !== valueOf(variant, name));
    // Earlier options, such as the colour, outweigh all later ones.
    const distance = (differing: readonly ProductOption[]) =>
      differing.reduce((sum, option) => sum + 0.5 ** seen.indexOf(option), 0);
    const own = shown.get(index);
    if (own && differences(own).length === 0) return {index, shows: []};
    const others = [...shown].map(([place, other]) => {
      const differing = differences(other);
      return {place, other, differing, distance: distance(differing)};
    });
    const [nearest] = others.sort((one, other) => one.distance - other.distance);
    return (
      nearest && {
        index: nearest.place,
        shows: nearest.differing.map((option) => labelOf(option, nearest.other)),
      }
    );
  });
}

/** Whether an option's values look different: they have swatches, or the option is known to be visible. */
function isSeen(
  {name, values}: ProductOption,
  pictured: ReadonlyArray<{variant: VariantFields; index: number}>,
): boolean {
  if (isLook(name) || values.some(({swatch}) => swatch)) return true;
  const pictures = new Map<string, number>();
  return pictured.some(({variant, index}) => {
    const others = variant.selectedOptions.filter((option) => option.name !== name);
    const key = JSON.stringify(others);
    const known = pictures.get(key);
    pictures.set(key, index);
    return known !== undefined && known !== index;
  });
}

function valueOf({selectedOptions}: VariantFields, name: string): string | undefined {
  return selectedOptions.find((option) => option.name === name)?.value;
}

function labelOf({name, values}: ProductOption, variant: VariantFields): ShopText {
  const value = valueOf(variant, name) ?? '';
  return values.find((each) => each.name === value)?.label ?? {sv: value, en: value};
}
