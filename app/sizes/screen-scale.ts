/** In local storage: physical pixels per millimetre, independent of the browser's zoom. */
const SCALE_KEY = 'screen-scale';

/** CSS pixels per millimetre by default, 96 per inch: until the visitor calibrates with a card. */
export const USUAL_SCALE = 96 / 25.4;
export const MIN_SCALE = 2;
export const MAX_SCALE = 12;

/** CSS pixels per millimetre on this screen; undefined if not calibrated. */
export function readScale(): number | undefined {
  try {
    const scale = Number(localStorage.getItem(SCALE_KEY)) / devicePixelRatio;
    return scale >= MIN_SCALE && scale <= MAX_SCALE ? scale : undefined;
  } catch {
    return undefined;
  }
}

/** @param scale CSS pixels per millimetre */
export function keepScale(scale: number): void {
  try {
    localStorage.setItem(SCALE_KEY, String(scale * devicePixelRatio));
  } catch {
    // It then works on this page only.
  }
}
