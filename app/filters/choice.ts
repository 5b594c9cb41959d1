import {fold} from '~/i18n/fold';

/** Filters with several values, of which a product has one or more. */
export const facets = ['shape', 'material', 'width', 'colour', 'lens'] as const;
export type Facet = (typeof facets)[number];

/** Besides the shop's own order. */
export const sorts = ['price-asc', 'price-desc', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** A list's filters and order: any value within a filter, and every filter. */
export interface Choice extends Readonly<Partial<Record<Facet, readonly string[]>>> {
  /** Prices in whole units of the shop's currency, both included. */
  readonly from?: number;
  readonly to?: number;
  /** In stock only. */
  readonly stock?: true;
  readonly sort?: Sort;
}

/** Per filter. */
const MAX_VALUES = 20;
const VALUE = /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u;
const MAX_VALUE_LENGTH = 60;

/** Reads a choice from an address and ignores invalid parts. */
export function readChoice(parameters: URLSearchParams): Choice {
  const chosen = facets.flatMap((facet) => {
    const values = [...new Set(parameters.getAll(facet))]
      .filter(isValue)
      .sort()
      .slice(0, MAX_VALUES);
    return values.length > 0 ? [[facet, values] as const] : [];
  });
  const {from, to} = priceRange(price(parameters.get('from')), price(parameters.get('to')));
  const sort = sorts.find((each) => each === parameters.get('sort'));
  return {
    ...Object.fromEntries(chosen),
    ...(from !== undefined && {from}),
    ...(to !== undefined && {to}),
    ...(parameters.get('stock') === '1' && {stock: true}),
    ...(sort && {sort}),
  };
}

/** The canonical query of a choice, without the question mark; '' for none. */
export function choiceQuery(choice: Choice): string {
  const parameters = new URLSearchParams();
  for (const facet of facets) {
    for (const value of choice[facet] ?? []) parameters.append(facet, value);
  }
  if (choice.from !== undefined) parameters.set('from', String(choice.from));
  if (choice.to !== undefined) parameters.set('to', String(choice.to));
  if (choice.stock) parameters.set('stock', '1');
  if (choice.sort) parameters.set('sort', choice.sort);
  return parameters.toString();
}

/** How an address writes a value of the shop. */
export function toValue(text: string): string {
  return (
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .slice(0, MAX_VALUE_LENGTH)
      .replace(/-$/, '') ?? ''
  );
}

/** A range of widths as the address has it, mm: `137-143`. */
export function widthRange(value: string): {from: number; to: number} | undefined {
  const [, from, to] = /^(\d{2,3})-(\d{2,3})$/.exec(value) ?? [];
  return from && to ? {from: Number(from), to: Number(to)} : undefined;
}

function isValue(value: string): boolean {
  return value.length <= MAX_VALUE_LENGTH && VALUE.test(value);
}

/** Swaps the ends of a range that is the wrong way round. */
function priceRange(from: number | undefined, to: number | undefined) {
  return from !== undefined && to !== undefined && from > to ? {from: to, to: from} : {from, to};
}

function price(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
