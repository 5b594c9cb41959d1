// cspell:ignore farbe färg größe storlek
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

/** Whether an option is visible in a picture even if the shop gives it no look. */
export function isLook(optionName: string): boolean {
  return isColour(optionName) || /^material$/i.test(optionName);
}
