import type {Measurements} from '~/catalogue/measurements';
import {useLanguage} from '~/i18n/language-provider';
import {CARD} from '~/sizes/bank-card';
import {Front} from './front';

/** mm: height of text, and gap between the drawings. */
const LETTERS = 7;
const GAP = 33;

/**
 * Front, temple and a bank card to scale, from the model's measurements. What they do not tell, such as the shape of
 * the lenses, is the same for every model. Loose lenses get no drawing.
 */
export function MeasuredDrawing({measurements}: {measurements: Measurements}) {
  const {t} = useLanguage();
  const {frontWidth: width, frontHeight: height, templeLength: length} = measurements;
  if (width === undefined || height === undefined || length === undefined) return null;
  const label = (value: number) => t('product.millimetres', {value});
  const side = height + GAP;
  const bend = length - 38;
  const bottom = side + 10 + CARD.height;
  return (
    <figure className="mt-6 max-w-text print:hidden">
      <svg
        role="img"
        aria-label={t('product.drawing', {length, width, height})}
        viewBox={`-2 -2 ${Math.max(width, length) + 36} ${bottom + 6}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1"
        strokeLinecap="round"
        className="w-full"
      >
        <Front width={width} height={height} measurements={measurements} />
        <path
          data-temple=""
          d={`M0 ${side}H${bend}Q${length - 14} ${side} ${length} ${side + 26}M0 ${side - height * 0.2}v${height}`}
        />
        <g className="text-stone" strokeWidth="0.6">
          <path d={`M0 ${height + 5}H${width}m0 -2v4M0 ${height + 3}v4`} />
          <path d={`M${width + 5} 0V${height}m-2 0h4M${width + 3} 0h4`} />
          <path d={`M0 ${side - 12}H${length}m0 -2v4M0 ${side - 14}v4`} />
          <rect
            data-card=""
            x={20}
            y={side + 8}
            width={CARD.width}
            height={CARD.height}
            rx={CARD.corner}
            strokeDasharray="3 2.4"
          />
        </g>
        <g fill="currentColor" stroke="none" fontSize={LETTERS} className="text-stone tabular-nums">
          <text x={width / 2} y={height + 13} textAnchor="middle">
            {label(width)}
          </text>
          <text x={width + 9} y={height / 2 + 2}>
            {label(height)}
          </text>
          <text x={length + 4} y={side - 9.5}>
            {label(length)}
          </text>
          <text x={20 + CARD.width / 2} y={side + 8 + CARD.height / 2} textAnchor="middle">
            {t('product.bankCard')}
          </text>
        </g>
      </svg>
      <figcaption className="mt-2 text-sm text-stone">{t('product.drawingNote')}</figcaption>
    </figure>
  );
}
