/** The middle value, or the mean of the two in the middle; NaN without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** @param share from 0 to 1, such as 0.95; values between two measurements are interpolated */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position % 1);
}
