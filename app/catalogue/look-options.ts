// cspell:ignore farbe färg glas größe storlek
const COLOUR = /^(colou?r|farbe|färg)$/i;
const SIZE = /^(size|größe|storlek)$/i;

/** Whether an option is the colour, in common languages. */
export function isColour(optionName: string): boolean {
  return COLOUR.test(optionName);
}

/** Whether an option is the size, likewise. */
export function isSize(optionName: string): boolean {
  return SIZE.test(optionName);
}

/** What the values of an option are, where cards have a word for it: a key of the dictionary, after `products.`. */
export type OptionKind = 'colours' | 'lenses' | 'materials' | 'sizes';

export function kindOfOption(optionName: string): OptionKind | undefined {
  if (isColour(optionName)) return 'colours';
  if (isSize(optionName)) return 'sizes';
  if (/^(lens(es)?|glas)$/i.test(optionName)) return 'lenses';
  return /^material$/i.test(optionName) ? 'materials' : undefined;
}

/** Whether an option is visible in a picture even if the shop gives it no look. */
export function isLook(optionName: string): boolean {
  const kind = kindOfOption(optionName);
  return kind === 'colours' || kind === 'materials';
}
