import {useEffect, useRef, useState} from 'react';
import type {ProductImage} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {closeOnBack} from '~/ui/close-on-back';
import {CloseIcon} from '~/ui/icons';

/** px; the CDN never enlarges. */
const WIDTH = 2400;

interface ZoomProps {
  image: ProductImage;
  alt: string;
  /** What opened it: a press of the picture enlarges that place. */
  press: Event;
  onClose: () => void;
}

/** One picture larger than the window: scroll to move, click or Escape to close. */
export default function Zoom({image, alt, press, onClose}: ZoomProps) {
  const {t} = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [[x, y]] = useState(() => pressedPlace(press, image));
  const [standIn] = useState(() => asShown(image));

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

  return (
    <dialog
      ref={dialog}
      aria-label={alt}
      onClose={onClose}
      style={{backgroundColor: image.tone}}
      className="m-0 size-full max-h-none max-w-none overscroll-contain bg-mist print:hidden"
    >
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="group block w-[180vw] cursor-zoom-out! outline-none md:w-full"
      >
        <img
          src={enlarged(image)}
          alt=""
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          style={{maxWidth: image.width ?? undefined, backgroundImage: standIn}}
          className="mx-auto h-auto w-full bg-cover bg-center"
        />
        <span className="fixed top-4 right-4 flex size-12 items-center justify-center rounded-control bg-paper text-ink outline-offset-3 transition-colors group-hover:bg-mist group-active:bg-line group-focus-visible:outline-2 group-focus-visible:outline-amber">
          <CloseIcon />
        </span>
        <span className="sr-only">{t('product.closeZoom')}</span>
      </button>
    </dialog>
  );
}

/** As parts of the picture's width and height; a low window cuts it above and below. */
function pressedPlace(press: Event, {width, height}: ProductImage): readonly [number, number] {
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
