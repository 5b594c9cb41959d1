/** px */
export interface Size {
  width: number;
  height: number;
}

export const crops = ['center', 'top', 'bottom', 'left', 'right'] as const;
export type Crop = (typeof crops)[number];

/** Scaling and cropping in px: the original is scaled to `scaled`, then cropped to `size`. */
export interface Rendition {
  scaled: Size;
  size: Size;
  /** Upper left corner of the crop within `scaled`, px. */
  left: number;
  top: number;
}

/**
 * Computes a size like Shopify's CDN: one length keeps the ratio, two without `crop` are a box to fit, two with `crop`
 * are filled and cropped. Never enlarges: larger requests get the largest size of that ratio.
 */
export function planRendition(
  original: Size,
  asked: {width?: number; height?: number; crop?: Crop},
): Rendition {
  const across = (asked.width ?? Infinity) / original.width;
  const down = (asked.height ?? Infinity) / original.height;
  if (!asked.crop || asked.width === undefined || asked.height === undefined) {
    const size = scale(original, Math.min(1, across, down));
    return {scaled: size, size, left: 0, top: 0};
  }
  const shrink = Math.min(1, 1 / Math.max(across, down));
  const size = scale({width: asked.width, height: asked.height}, shrink);
  const covering = scale(original, Math.max(across, down) * shrink);
  const scaled = {
    width: Math.max(covering.width, size.width),
    height: Math.max(covering.height, size.height),
  };
  const spareX = scaled.width - size.width;
  const spareY = scaled.height - size.height;
  return {
    scaled,
    size,
    left: asked.crop === 'left' ? 0 : asked.crop === 'right' ? spareX : Math.floor(spareX / 2),
    top: asked.crop === 'top' ? 0 : asked.crop === 'bottom' ? spareY : Math.floor(spareY / 2),
  };
}

function scale({width, height}: Size, factor: number): Size {
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}
