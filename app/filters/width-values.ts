import {fillEach} from '~/i18n/fill';
import type {LocalizedText} from '~/i18n/languages';
import {widthRange} from './choice';
import type {FilterValue} from './product-facts';
import {text} from './text';

/** mm, both included. */
interface Span {
  from: number;
  to: number;
}

/** mm of difference from the visitor's own pair. */
const LIKE_OWN = 3;

export function spanText(span: Span): LocalizedText {
  const {widthBetween, widthFrom, widthTo} = text;
  const template = span.from === 0 ? widthTo : span.to === Infinity ? widthFrom : widthBetween;
  return fillEach(template, () => ({...span}));
}

/**
 * The widths to choose from: about that of the visitor's own pair, the chosen ones and the shop's.
 *
 * @param ownWidth mm; undefined if unknown
 */
export function widthValues(
  values: readonly FilterValue[],
  given: readonly string[] = [],
  ownWidth?: number,
): FilterValue[] {
  const own = ownWidth && {
    from: Math.round(ownWidth) - LIKE_OWN,
    to: Math.round(ownWidth) + LIKE_OWN,
  };
  const like = own
    ? [{value: `${own.from}-${own.to}`, label: fillEach(text.likeMine, () => own)}]
    : [];
  const others = given.flatMap((value) => {
    const range = widthRange(value);
    return range && value !== like[0]?.value ? [{value, label: spanText(range)}] : [];
  });
  return [...like, ...others, ...values];
}
