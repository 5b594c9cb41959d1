import {useEffect, useRef, useState, type CSSProperties, type KeyboardEvent} from 'react';
import type {ProductImage} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {useIsOwnShop} from '~/layout/root-data';
import {closeOnBack} from '~/ui/close-on-back';
import {ArrowIcon, CloseIcon, ZoomIcon} from '~/ui/icons';

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

const control =
  'flex size-12 items-center justify-center rounded-control bg-paper text-ink hover:bg-mist active:bg-line';
const MIDDLE = [0.5, 0.5] as const;

/** As in `md:`, which decides how large the picture is. */
const isWide = () => matchMedia('(width >= 48rem)').matches;

/**
 * One picture, larger than a wide window: scroll to move, arrow keys for another, click or Escape to close. On a phone it
 * opens whole; a tap enlarges the place that it hits, a button the middle; the next shows the whole again.
 */
export default function Zoom({images, alternative, first, press, onClose}: ZoomProps) {
  const {t} = useLanguage();
  const isOwnShop = useIsOwnShop();
  const dialog = useRef<HTMLDialogElement>(null);
  const [number, setNumber] = useState(first);
  const image = images[number];
  const count = images.length;
  /** What a phone enlarges; undefined while it shows the whole picture. */
  const [place, setPlace] = useState(() => (isWide() ? pressedPlace(press, image) : undefined));

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return closeOnBack(() => shown?.close());
  }, []);

  useEffect(() => {
    const shown = dialog.current;
    if (!shown || !place) return;
    shown.scrollTo({
      left: place[0] * shown.scrollWidth - shown.clientWidth / 2,
      top: place[1] * shown.scrollHeight - shown.clientHeight / 2,
      behavior: 'instant',
    });
  }, [place]);

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
        <div
          aria-hidden="true"
          onClick={({nativeEvent}) => {
            if (isWide()) dialog.current?.close();
            else setPlace(place ? undefined : pressedPlace(nativeEvent, image));
          }}
          className={`cursor-zoom-out ${place ? 'w-[180vw] md:w-full' : ''}`}
        >
          <img
            key={image.url}
            src={enlarged(image)}
            alt=""
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            style={{
              backgroundImage: asShown(image),
              ...surroundings(image, isOwnShop, !place),
            }}
            className="mx-auto h-auto w-full bg-cover bg-center"
          />
        </div>
        <div className="fixed top-4 right-4 flex flex-row-reverse gap-2">
          <button
            type="button"
            aria-label={t('product.closeZoom')}
            onClick={() => dialog.current?.close()}
            className={control}
          >
            <CloseIcon />
          </button>
          <button
            type="button"
            aria-label={t('product.zoom')}
            aria-pressed={Boolean(place)}
            onClick={() => setPlace(place ? undefined : MIDDLE)}
            className={`${control} md:hidden`}
          >
            <ZoomIcon />
          </button>
        </div>
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
      className={control}
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

/** Around a picture that is smaller than the window: its own edges, where all of it is backdrop. */
function surroundings(image: ProductImage, isOwnShop: boolean, isWhole: boolean): CSSProperties {
  if (!image.width || !image.height) return {};
  const width = image.width * STRETCH;
  const above = isWhole ? `max(0px, (100dvh - ${(100 * image.height) / image.width}vw) / 2)` : '0';
  if (!isOwnShop) return {maxWidth: width, marginBlock: above};
  return {
    backgroundOrigin: 'content-box',
    backgroundClip: 'content-box',
    borderStyle: 'solid',
    borderWidth: `${above} max(0px, (100vw - ${width}px) / 2)`,
    borderImage: `url(${JSON.stringify(enlarged(image))}) 1`,
  };
}

/** As parts of the picture's width and height; a low window cuts it above and below. */
function pressedPlace(
  press: Event,
  {width, height}: Partial<ProductImage> = {},
): readonly [number, number] {
  const isOnPicture = press instanceof MouseEvent && press.target instanceof HTMLImageElement;
  if (!isOnPicture || !width || !height) return MIDDLE;
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
