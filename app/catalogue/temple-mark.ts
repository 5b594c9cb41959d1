import type {Measurements} from './measurements';

/** The size printed inside a temple, in whole mm: lens width, bridge, temple length, as in 52□18-140. */
export type TempleMark = Required<Pick<Measurements, 'lensWidth' | 'bridge'>> &
  Pick<Measurements, 'templeLength'>;

/**
 * As shops write it: `52-18-140`. On the temple a square follows the first number (ISO 8624, the boxing system), but on a
 * screen it looks like a character that the font lacks. Undefined if a number is missing.
 */
export function markOf({lensWidth, bridge, templeLength}: Partial<TempleMark>): string | undefined {
  if (lensWidth === undefined || bridge === undefined) return undefined;
  const [lens, between, temple] = [lensWidth, bridge, templeLength ?? 0].map(Math.round);
  return `${lens}-${between}${temple ? `-${temple}` : ''}`;
}
