import type {CSSProperties} from 'react';
import type {ProductImage} from '~/catalogue/product';

/** px; the CDN never enlarges. */
const WIDTH = 2400;

/** As parts of a picture's width and height. */
export type Place = readonly [number, number];

export const MIDDLE: Place = [0.5, 0.5];

/** How much wider than its pixels a picture may become without looking soft. */
const STRETCH = 1.2;

/**
 * A picture that is smaller than the window stands in its middle.
 *
 * @param share the picture's width in parts of the window's, %
 */
export function inTheMiddle({width, height}: ProductImage, share: number): CSSProperties {
  if (!width || !height) return {};
  return {
    maxWidth: width * STRETCH,
    marginBlock: `max(0px, 50dvh - ${(share * height) / width / 2}vw)`,
  };
}

/** A low window cuts the picture above and below. */
export function pressedPlace(press: Event, {width, height}: Partial<ProductImage> = {}): Place {
  const isOnPicture = press instanceof MouseEvent && press.target instanceof HTMLImageElement;
  if (!isOnPicture || !width || !height) return MIDDLE;
  const box = press.target.getBoundingClientRect();
  const whole = (box.width * height) / width;
  return [
    (press.clientX - box.x) / box.width,
    0.5 + (press.clientY - box.y - box.height / 2) / whole,
  ];
}

export function enlarged({url: address, width}: ProductImage): string {
  const url = new URL(address);
  url.searchParams.set('width', String(Math.min(WIDTH, width ?? WIDTH)));
  return url.href;
}

/** The picture as the gallery shows it stands in for the large one until that is there. As CSS. */
export function asShown({url}: ProductImage): string | undefined {
  const [file = url] = url.split('?');
  const shown = Array.from(document.images).find(({currentSrc}) => currentSrc.startsWith(file));
  return shown && `url(${JSON.stringify(shown.currentSrc)})`;
}
