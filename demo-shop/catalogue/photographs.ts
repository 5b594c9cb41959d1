import type {CataloguePicture, Look} from './types.ts';

/**
 * The file in `photographs/` that shows a picture: handle, view, and what the picture's look changes about the
 * product's.
 */
export function photographName(
  handle: string,
  {view, look}: Pick<CataloguePicture, 'view' | 'look'>,
): string {
  return `${[handle, view, ...difference(look)].join('-')}.webp`;
}

/** One word is enough: a picture differs by its colour, or by its lens, or by its motif. */
function difference(look: Partial<Look> = {}): string[] {
  const colour = look.material ?? look.temples;
  const word = colour?.split('-').at(-1) ?? look.lens ?? look.engraving;
  return word === undefined ? [] : [word];
}
