import type {CSSProperties} from 'react';
import type {ProductImage} from '~/catalogue/product';

/** px; the CDN never enlarges. */
const WIDTH = 2400;

/** As parts of a picture's width and height. */
export type Place = readonly [number, number];

export const MIDDLE: Place = [0.5, 0.5];

/** How much wider than its pixels a picture may become without looking soft. */
const STRETCH = 1.2;

/** Around a picture that is smaller than the window: its own edges, where all of it is backdrop. */
export function surroundings(
  image: ProductImage,
  isOwnShop: boolean,
  /** The picture's width in parts of the window's, %. */
  share: number,
): CSSProperties {
  if (!image.width || !image.height) return {};
  const width = image.width * STRETCH;
  const above = `max(0px, 50dvh - ${(share * image.height) / image.width / 2}vw)`;
  if (!isOwnShop) return {maxWidth: width, marginBlock: above};
  return {
    backgroundOrigin: 'content-box',
    backgroundClip: 'content-box',
    borderStyle: 'solid',
    borderWidth: `${above} max(0px, (100vw - ${width}px) / 2)`,
    borderImage: `url(${JSON.stringify(enlarged(image))}) 1`,
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
