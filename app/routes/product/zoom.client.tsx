import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type Touch,
  type TouchEvent,
} from 'react';
import type {ProductImage} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {closeOnBack} from '~/ui/close-on-back';
import {ArrowIcon, CloseIcon, MinusIcon, PlusIcon} from '~/ui/icons';
import {asShown, enlarged, inTheMiddle, MIDDLE, pressedPlace} from './enlarged-picture';

interface ZoomProps {
  /** Not empty. */
  images: readonly ProductImage[];
  alternative: (image: ProductImage | undefined, number: number) => string;
  /** The picture it opens with. */
  first: number;
  /** What opened it: on wide screens a press of the picture enlarges that place. */
  press: Event;
  /** @param number of the last picture */
  onClose: (number: number) => void;
}

/** As in `md:`, which decides how large the picture is. */
const isWide = () => matchMedia('(width >= 48rem)').matches;

/** px: less is a tap. */
const SWIPE = 40;

/**
 * One picture, larger than the window: scroll to move, arrow keys for another, click or Escape to close. A phone shows the
 * whole first: a tap or a button enlarges the place that it hits or the middle, the next shows the whole again, a swipe
 * turns it.
 */
export default function Zoom({images, alternative, first, press, onClose}: ZoomProps) {
  const {t} = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [number, setNumber] = useState(first);
  const image = images[number];
  const count = images.length;
  /** What is enlarged; undefined while a phone shows the whole picture. */
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
  const share = place && !isWide() ? 180 : 100;
  const swipe = count > 1 && share === 100 && onSwipe((step) => show(number + step));
  return (
    <dialog
      ref={dialog}
      aria-label={alternative(image, number)}
      onClose={() => onClose(number)}
      className="m-0 size-full max-h-none max-w-none overscroll-contain bg-paper print:hidden"
    >
      <div onKeyDown={onKeyDown} {...swipe}>
        <div
          aria-hidden="true"
          onClick={({nativeEvent}) => {
            if (isWide()) dialog.current?.close();
            else setPlace(place ? undefined : pressedPlace(nativeEvent, image));
          }}
          className="cursor-zoom-out"
          style={{width: `${share}%`}}
        >
          <img
            key={image.url}
            src={enlarged(image)}
            alt=""
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            style={{backgroundImage: asShown(image), ...inTheMiddle(image, share)}}
            className="mx-auto w-full bg-cover bg-center"
          />
        </div>
        <div className="fixed top-4 right-4 flex flex-row-reverse gap-2">
          <Control aria-label={t('product.closeZoom')} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </Control>
          <div className="md:hidden">
            <Control
              aria-label={t('product.zoom')}
              aria-pressed={share > 100}
              onClick={() => setPlace(place ? undefined : MIDDLE)}
            >
              {share > 100 ? <MinusIcon /> : <PlusIcon />}
            </Control>
          </div>
        </div>
        {count > 1 && <Position number={number} count={count} onShow={show} />}
      </div>
    </dialog>
  );
}

/** One finger, across: a second one enlarges, up or down scrolls, and in what is enlarged any way moves it. */
function onSwipe(turn: (step: -1 | 1) => void) {
  let start: Touch | undefined;
  return {
    onTouchStart({touches}: TouchEvent) {
      const isPinched = (visualViewport?.scale ?? 1) > 1;
      start = touches.length === 1 && !isPinched ? touches[0] : undefined;
    },
    onTouchEnd({changedTouches: {0: last}}: TouchEvent) {
      if (!start || !last) return;
      const [across, down] = [last.clientX - start.clientX, last.clientY - start.clientY];
      start = undefined;
      if (Math.abs(across) > Math.max(SWIPE, 2 * Math.abs(down))) turn(across < 0 ? 1 : -1);
    },
  };
}

function Control(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="flex size-12 items-center justify-center rounded-control bg-paper text-ink hover:bg-mist active:bg-line"
      {...props}
    />
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
    <Control
      aria-label={t('product.image', {number: ((number + step + count) % count) + 1, count})}
      onClick={() => onShow(number + step)}
    >
      <span style={{rotate: step < 0 ? '180deg' : undefined}}>
        <ArrowIcon />
      </span>
    </Control>
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
