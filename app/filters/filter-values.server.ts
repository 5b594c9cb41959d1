import {formatPrice} from '~/catalogue/money';
import {fillEach} from '~/i18n/fill';
import type {LocalizedText} from '~/i18n/languages';
import {lenses, materials, type Kind} from '~/shop/filters';
import {frameShapes} from '~/shop/frame-shapes';
import {widths} from '~/shop/widths';
import {facets, widthRange, type Choice, type Facet} from './choice';
import type {Chip} from './chips';
import type {CatalogueFacts} from './load-facts.server';
import type {FilterValue} from './product-facts';
import {sortNames, text} from './text';
import {spanText} from './width-values';

/** All values that products of the shop may have. */
export function valuesOf(facet: Facet, {colours}: Pick<CatalogueFacts, 'colours'>): FilterValue[] {
  switch (facet) {
    case 'colour':
      return Object.values(colours);
    case 'shape':
      return frameShapes.map(toFilterValue);
    case 'material':
      return materials.map(toFilterValue);
    case 'lens':
      return lenses.map(toFilterValue);
    case 'width':
      return widths.map(({value, name, ...span}) => ({
        value,
        label: name,
        meaning: spanText(span),
      }));
  }
}

export function chipsOf(
  choice: Choice,
  catalogue: Pick<CatalogueFacts, 'colours'>,
  currencyCode: string,
): Chip[] {
  const {from, to, stock, sort} = choice;
  const priceText = (part: LocalizedText, amount: number) =>
    fillEach(part, (language) => ({
      price: formatPrice({amount: String(amount), currencyCode}, language),
    }));
  const chips: Array<Chip | undefined> = [
    ...facets.flatMap((facet) => {
      const labels = new Map(valuesOf(facet, catalogue).map(({value, label}) => [value, label]));
      return (choice[facet] ?? []).map((value) => {
        const range = widthRange(value);
        const label = labels.get(value) ?? (range && spanText(range));
        return label && {name: facet, value, label};
      });
    }),
    from === undefined
      ? undefined
      : {name: 'from', value: String(from), label: priceText(text.priceFrom, from)},
    to === undefined
      ? undefined
      : {name: 'to', value: String(to), label: priceText(text.priceTo, to)},
    stock && {name: 'stock', value: '1', label: text.stock},
    sort && {name: 'sort', value: sort, label: sortNames[sort]},
  ];
  return chips.filter((chip) => chip !== undefined);
}

function toFilterValue({value, name, meaning}: Kind): FilterValue {
  return {value, label: name, ...(meaning && {meaning})};
}
