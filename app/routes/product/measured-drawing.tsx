import type {FrameShape} from '~/catalogue/frame-shape';
import type {Measurements} from '~/catalogue/measurements';
import {useLanguage} from '~/i18n/language-provider';
import {CARD} from '~/sizes/bank-card';
import {Front} from './front';

/** mm: gap between the drawings, and from the front to the card. */
const GAP = 34;
const CARD_LEFT = 8;
const CARD_BELOW = 12;
/** mm: how wide a temple is drawn, how much of its length is bent down, and how far from it its measure stands. */
const TEMPLE = 1.8;
const BENT = 38;
const APART = 9;

interface MeasuredDrawingProps {
  measurements: Measurements;
  shape: FrameShape | undefined;
}

/**
 * Front, temple and a bank card to scale, from the model's measurements and shape. What the shop does not tell is the
 * same for every model. Loose lenses get no drawing.
 */
export function MeasuredDrawing({measurements, shape}: MeasuredDrawingProps) {
  const {t} = useLanguage();
  const {frontWidth: width, frontHeight: height, templeLength: length} = measurements;
  if (width === undefined || height === undefined || length === undefined) return null;
  const label = (value: number) => t('product.millimetres', {value});
  const side = height + GAP;
  const bend = length - BENT;
  const bottom = Math.ceil(side + CARD_BELOW + CARD.height);
  return (
    <figure className="mt-6 max-w-text print:hidden">
      <svg
        role="img"
        aria-label={t('product.drawing', {length, width, height})}
        viewBox={`-2 -2 ${Math.max(width, length) + 36} ${bottom + 6}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="0.8"
        strokeLinecap="round"
        className="w-full"
      >
        <Front width={width} height={height} measurements={measurements} shape={shape} />
        <path strokeWidth={TEMPLE} d={`M0 ${side}H${bend}q19 0 30 21M0 ${side - 10}v${height}`} />
        <g className="text-stone" strokeWidth="0.5">
          <path d={`M0 ${height + 5}H${width}m0 -2v4M0 ${height + 3}v4`} />
          <path d={`M${width + 5} 0V${height}m-2 0h4M${width + 3} 0h4`} />
          {/* Along the bend, as opticians measure. */}
          <path d={`M0 ${side - APART}H${bend}q24 0 38 26m-2 1l4 -2M0 ${side - APART - 2}v4`} />
          <rect
            data-card=""
            x={CARD_LEFT}
            y={side + CARD_BELOW}
            width={CARD.width}
            height={CARD.height}
            rx={CARD.corner}
            strokeDasharray="3"
          />
        </g>
        <g fill="currentColor" stroke="none" className="text-[8px] text-stone">
          <text x={width / 2} y={height + 13} textAnchor="middle">
            {label(width)}
          </text>
          <text x={width + 9} y={height / 2 + 2}>
            {label(height)}
          </text>
          <text x={length + 5} y={side + 17}>
            {label(length)}
          </text>
          <text x={CARD_LEFT + CARD.width / 2} y={side + CARD_BELOW + 27} textAnchor="middle">
            {t('product.bankCard')}
          </text>
        </g>
      </svg>
      <figcaption className="mt-2 text-sm text-stone">{t('product.drawingNote')}</figcaption>
    </figure>
  );
}
