import {fill} from '~/i18n/fill';
import type {LocalizedText} from '~/i18n/languages';
import {widthRange} from './choice';
import type {FilterValue} from './product-facts';
import {text} from './text';

/** mm, both included. */
interface Span {
  from: number;
  to: number;
}

/** mm: how far from the visitor's own pair another may be. */
const LIKE_OWN = 3;

export function spanText(span: Span): LocalizedText {
  if (span.from === 0) return named(text.widthTo, span);
  return named(span.to === Infinity ? text.widthFrom : text.widthBetween, span);
}

/**
 * The widths to choose from: about that of the visitor's own pair, those that the list is filtered by already, and the
 * shop's.
 *
 * @param ownWidth mm; undefined where the visitor has stated none
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
  const like = own ? [{value: `${own.from}-${own.to}`, label: named(text.likeMine, own)}] : [];
  const others = given.flatMap((value) => {
    const range = widthRange(value);
    return range && value !== like[0]?.value ? [{value, label: spanText(range)}] : [];
  });
  return [...like, ...others, ...values];
}

function named(template: LocalizedText, {from, to}: Span): LocalizedText {
  const valueOf = (name: string) => String(name === 'from' ? from : to);
  return {sv: fill(template.sv, valueOf), en: fill(template.en, valueOf)};
}
