import {useEffect, useRef, useState, type CSSProperties, type KeyboardEvent} from 'react';
import type {ProductImage} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {useIsOwnShop} from '~/layout/root-data';
import {closeOnBack} from '~/ui/close-on-back';
import {ArrowIcon, CloseIcon} from '~/ui/icons';

/** px; the CDN never enlarges. */
const WIDTH = 2400;

interface ZoomProps {
  /** Not empty. */
  images: readonly ProductImage[];
  alternative: (image: ProductImage | undefined, number: number) => string;
  /** The picture it opens with. */
  first: number;
  /** What opened it: a press of the picture enlarges that place. */
  press: Event;
  /** @param number of the last picture */
  onClose: (number: number) => void;
}

/** One picture larger than the window: scroll to move, arrow keys for another, click or Escape to close. */
export default function Zoom({images, alternative, first, press, onClose}: ZoomProps) {
  const {t} = useLanguage();
  const isOwnShop = useIsOwnShop();
  const dialog = useRef<HTMLDialogElement>(null);
  const [number, setNumber] = useState(first);
  const image = images[number];
  const count = images.length;
  const [[x, y]] = useState(() => pressedPlace(press, image));

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.scrollTo({
      left: x * shown.scrollWidth - shown.clientWidth / 2,
      top: y * shown.scrollHeight - shown.clientHeight / 2,
      behavior: 'instant',
    });
    return closeOnBack(() => shown?.close());
  }, [x, y]);

  function show(next: number) {
    setNumber((next + count) % count);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    if (!step || count === 1) return;
    event.preventDefault();
    show(number + step);
  }

  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={alternative(image, number)}
      onClose={() => onClose(number)}
      style={{backgroundColor: image.tone}}
      className="m-0 size-full max-h-none max-w-none overscroll-contain bg-mist print:hidden"
    >
      <div onKeyDown={onKeyDown}>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="group block w-[180vw] cursor-zoom-out! outline-none md:w-full"
        >
          <img
            key={image.url}
            src={enlarged(image)}
            alt=""
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            style={{backgroundImage: asShown(image), ...sides(image, isOwnShop)}}
            className="mx-auto h-auto w-full bg-cover bg-center"
          />
          <span className="fixed top-4 right-4 flex size-12 items-center justify-center rounded-control bg-paper text-ink outline-offset-3 transition-colors group-hover:bg-mist group-active:bg-line group-focus-visible:outline-2 group-focus-visible:outline-amber">
            <CloseIcon />
          </span>
          <span className="sr-only">{t('product.closeZoom')}</span>
        </button>
        {count > 1 && <Position number={number} count={count} onShow={show} />}
      </div>
    </dialog>
  );
}

interface PositionProps {
  number: number;
  count: number;
  onShow: (number: number) => void;
}

/** Which of the pictures it is, between the ways to those before and after it. */
function Position({number, count, onShow}: PositionProps) {
  const {t} = useLanguage();
  const turn = (step: -1 | 1) => (
    <button
      type="button"
      aria-label={t('product.image', {number: ((number + step + count) % count) + 1, count})}
      onClick={() => onShow(number + step)}
      className="flex size-12 items-center justify-center hover:bg-mist active:bg-line"
    >
      <span style={{rotate: step < 0 ? '180deg' : undefined}}>
        <ArrowIcon />
      </span>
    </button>
  );
  return (
    <div className="fixed inset-x-0 bottom-4 mx-auto flex w-fit items-center rounded-control bg-paper text-sm text-ink">
      {turn(-1)}
      <p role="status" className="tabular-nums">
        {t('product.image', {number: number + 1, count})}
      </p>
      {turn(1)}
    </div>
  );
}

/** How much wider than its pixels a picture may become without looking soft. */
const STRETCH = 1.2;

/** Beside a picture that is narrower than the window: its own edges, where all of it is backdrop. */
function sides(image: ProductImage, isOwnShop: boolean): CSSProperties {
  if (!image.width) return {};
  const width = image.width * STRETCH;
  if (!isOwnShop) return {maxWidth: width};
  return {
    backgroundOrigin: 'content-box',
    backgroundClip: 'content-box',
    borderStyle: 'solid',
    borderWidth: `0 max(0px, (100vw - ${width}px) / 2)`,
    borderImage: `url(${JSON.stringify(enlarged(image))}) 0 1`,
  };
}

/** As parts of the picture's width and height; a low window cuts it above and below. */
function pressedPlace(
  press: Event,
  {width, height}: Partial<ProductImage> = {},
): readonly [number, number] {
  const isOnPicture = press instanceof MouseEvent && press.target instanceof HTMLImageElement;
  if (!isOnPicture || !width || !height) return [0.5, 0.5];
  const box = press.target.getBoundingClientRect();
  const whole = (box.width * height) / width;
  return [
    (press.clientX - box.x) / box.width,
    0.5 + (press.clientY - box.y - box.height / 2) / whole,
  ];
}

function enlarged({url: address, width}: ProductImage): string {
  const url = new URL(address);
  url.searchParams.set('width', String(Math.min(WIDTH, width ?? WIDTH)));
  return url.href;
}

/** The picture as the gallery shows it stands in for the large one until that is there. As CSS. */
function asShown({url}: ProductImage): string | undefined {
  const [file = url] = url.split('?');
  const shown = Array.from(document.images).find(({currentSrc}) => currentSrc.startsWith(file));
  return shown && `url(${JSON.stringify(shown.currentSrc)})`;
}
