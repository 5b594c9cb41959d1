/** The most pieces of one line (specification §5 and §9). */
export const MAX_QUANTITY = 99;

/** @returns 0 to remove the line, undefined for what is to be ignored (specification §4) */
export function parseQuantity(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  if (!isNumeric) return undefined;
  const quantity = Number(value);
  if (!(quantity >= 0 && quantity <= MAX_QUANTITY)) return undefined;
  return Math.floor(quantity);
}
