import {fold} from '~/i18n/fold';

/** Filters of which a product has one of several values. */
export const facets = ['material', 'width', 'colour', 'lens'] as const;
export type Facet = (typeof facets)[number];

/** Beside the shop's own order. */
export const sorts = ['price-asc', 'price-desc', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** What a list is filtered and sorted by: one of the values within a filter, and all of the filters. */
export interface Choice extends Readonly<Partial<Record<Facet, readonly string[]>>> {
  /** Prices in whole units of the shop's currency, both included. */
  readonly from?: number;
  readonly to?: number;
  /** In stock alone. */
  readonly stock?: true;
  readonly sort?: Sort;
}

/** More values of one filter than anybody chooses. */
const MOST = 20;
const VALUE = /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u;
const LONGEST = 60;

/** What an address asks for; what it cannot mean is left out. */
export function readChoice(parameters: URLSearchParams): Choice {
  const chosen = facets.flatMap((facet) => {
    const values = [...new Set(parameters.getAll(facet))].filter(isValue).sort().slice(0, MOST);
    return values.length > 0 ? [[facet, values] as const] : [];
  });
  const [from, to] = [price(parameters.get('from')), price(parameters.get('to'))];
  const sort = sorts.find((each) => each === parameters.get('sort'));
  return {
    ...Object.fromEntries(chosen),
    ...(from !== undefined && {from}),
    ...(to !== undefined && {to}),
    ...(parameters.get('stock') === '1' && {stock: true}),
    ...(sort && {sort}),
  };
}

/** The one way to write a choice into an address, without the question mark; '' for none. */
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

/** How a value of the shop's stands in an address. */
export function toValue(text: string): string {
  return (
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .slice(0, LONGEST)
      .replace(/-$/, '') ?? ''
  );
}

/** A range of widths as the address has it, mm: `137-143`. */
export function widthRange(value: string): {from: number; to: number} | undefined {
  const [, from, to] = /^(\d{2,3})-(\d{2,3})$/.exec(value) ?? [];
  return from && to ? {from: Number(from), to: Number(to)} : undefined;
}

function isValue(value: string): boolean {
  return value.length <= LONGEST && VALUE.test(value);
}

function price(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
