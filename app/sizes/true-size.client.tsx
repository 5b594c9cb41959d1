import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {closeOnBack} from '~/ui/close-on-back';
import {CloseButton} from '~/ui/close-button';
import {CARD} from './bank-card';
import {keepScale, MIN_SCALE, MAX_SCALE, readScale, USUAL_SCALE} from './screen-scale';
import {text} from './text';

interface TrueSizeProps {
  /** mm */
  width: number;
  /** mm */
  height: number;
  /** The front, drawn in mm. */
  children: ReactNode;
  onClose: () => void;
}

/** mm: around the front, and of the ruler below it. */
const MARGIN = 2;
const RULER = 12;

/** A front in true size on the screen, after calibration with a bank card. */
// eslint-disable-next-line house/long-function -- one dialog, whose two states share the scale
export function TrueSize({width, height, children, onClose}: TrueSizeProps) {
  const {pick} = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [scale, setScale] = useState(readScale() ?? USUAL_SCALE);
  const [isMeasured, setMeasured] = useState(() => readScale() !== undefined);

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return closeOnBack(() => shown?.close());
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      className={`m-auto w-full bg-surface p-gutter text-ink backdrop:bg-ink/40 max-sm:mb-0 sm:p-8 ${isMeasured ? 'max-w-5xl' : 'max-w-xl'}`}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={title} className="text-heading">
          {pick(text.trueSize)}
        </h2>
        <CloseButton label={pick(text.close)} onClose={() => dialog.current?.close()} />
      </div>
      {isMeasured ? (
        <>
          <div
            role="group"
            tabIndex={0}
            aria-label={pick(text.front, {width})}
            className="mt-6 overflow-x-auto"
          >
            <svg
              aria-hidden="true"
              data-true-size=""
              viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + RULER + 2 * MARGIN}`}
              width={(width + 2 * MARGIN) * scale}
              height={(height + RULER + 2 * MARGIN) * scale}
              fill="none"
              stroke="currentColor"
              strokeWidth="0.8"
              strokeLinecap="round"
              className="mx-auto max-w-none"
            >
              {children}
              <Ruler width={width} top={height + 3} />
            </svg>
          </div>
          <p className="mt-4 max-w-text text-sm text-stone">{pick(text.simplified)}</p>
          <button
            type="button"
            onClick={() => setMeasured(false)}
            className="link mt-4 inline-flex min-h-11 items-center"
          >
            {pick(text.again)}
          </button>
        </>
      ) : (
        <form
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            keepScale(scale);
            setMeasured(true);
          }}
        >
          <p className="max-w-text">{pick(text.calibrate)}</p>
          <CardOutline scale={scale} />
          <input
            type="range"
            aria-label={pick(text.scale)}
            aria-valuetext={`${Math.round(CARD.width * scale)} px`}
            min={MIN_SCALE}
            max={MAX_SCALE}
            step={0.01}
            value={scale}
            onChange={({currentTarget}) => setScale(Number(currentTarget.value))}
            className="my-6 block h-11 w-full max-w-text accent-ink"
          />
          <button type="submit" className={buttonClass.primary}>
            {pick(text.done)}
          </button>
        </form>
      )}
    </dialog>
  );
}

/** Upright where the card is wider than the screen. */
function CardOutline({scale}: {scale: number}) {
  const isUpright = CARD.width * scale > innerWidth - 64;
  const [width, height] = isUpright ? [CARD.height, CARD.width] : [CARD.width, CARD.height];
  return (
    <div
      data-card=""
      aria-hidden="true"
      style={{width: width * scale, height: height * scale, borderRadius: CARD.corner * scale}}
      className="mt-6 border-2 border-dashed border-stone bg-mist"
    />
  );
}

/** Every millimetre, longer at five and ten, and its number at each centimetre. */
function Ruler({width, top}: {width: number; top: number}) {
  const lines = Array.from({length: Math.floor(width) + 1}, (_, place) => {
    const length = place % 10 === 0 ? 4 : place % 5 === 0 ? 3 : 2;
    return `M${place} ${top}v${length}`;
  });
  const centimetres = Array.from({length: Math.floor(width / 10) + 1}, (_, number) => number);
  return (
    <g className="text-stone" strokeWidth="0.2">
      <path d={lines.join('')} />
      <g fill="currentColor" stroke="none" fontSize="3" textAnchor="middle">
        {centimetres.map((number) => (
          <text key={number} x={number * 10} y={top + 8}>
            {number}
          </text>
        ))}
      </g>
    </g>
  );
}
