import type {CataloguePicture, Look} from './types.ts';

/**
 * The file in `photographs/` that shows a picture: handle, view, and what the picture's look changes about the
 * product's. One word is enough (a picture differs by its colour, or by its lens, or by its motif), unless an earlier
 * picture of the product has it.
 */
export function photographName(
  handle: string,
  {view, look}: Pick<CataloguePicture, 'view' | 'look'>,
  taken: readonly string[] = [],
): string {
  const words = difference(look);
  const short = fileName(handle, view, ...words.slice(0, 1));
  return taken.includes(short) ? fileName(handle, view, ...words) : short;
}

function difference({material, temples, lens, engraving}: Partial<Look> = {}): string[] {
  const colour = (material ?? temples)?.split('-').at(-1);
  return [colour, lens, engraving].filter((word) => word !== undefined);
}

function fileName(...parts: string[]): string {
  return `${parts.join('-')}.webp`;
}
