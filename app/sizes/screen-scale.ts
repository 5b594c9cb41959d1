/** In local storage: physical pixels a millimetre, which a browser's zoom leaves as they are. */
const SCALE_KEY = 'screen-scale';

/** CSS pixels a millimetre by CSS's own rule, 96 an inch: where the visitor holds no card to the screen. */
export const USUAL_SCALE = 96 / 25.4;
export const LEAST_SCALE = 2;
export const MOST_SCALE = 12;

/** CSS pixels a millimetre on this screen; undefined where the visitor has held no card to it. */
export function readScale(): number | undefined {
  try {
    const scale = Number(localStorage.getItem(SCALE_KEY)) / devicePixelRatio;
    return scale >= LEAST_SCALE && scale <= MOST_SCALE ? scale : undefined;
  } catch {
    return undefined;
  }
}

/** @param scale CSS pixels a millimetre */
export function keepScale(scale: number): void {
  try {
    localStorage.setItem(SCALE_KEY, String(scale * devicePixelRatio));
  } catch {
    // It then serves this page alone.
  }
}
