import {toOre} from '../../database/money.ts';
import {FOR_SALE, type SqlPart} from '../../database/product-store.ts';
import {words} from '../../database/search-words.ts';

export type Comparator = '=' | '>' | '>=' | '<' | '<=';

export interface Term {
  /** Undefined for a plain word. */
  field: string | undefined;
  comparator: Comparator;
  value: string;
}

export const EVERYTHING: SqlPart = {sql: '1', parameters: []};

type Condition = (value: string, comparator: Comparator) => SqlPart;

/** The searchable fields of products (all of Shopify's: schema, `QueryRoot.products`). */
const CONDITIONS = new Map<string, Condition>([
  ['available_for_sale', availability],
  ['created_at', moment('product.created_at')],
  ['handle', wholeValue('product.handle')],
  ['product_type', anyOf(wholeValue('lower(product.product_type)'))],
  ['tag', tag],
  ['tag_not', (value) => not(tag(value))],
  ['title', wordsIn('product.title_key')],
  ['updated_at', moment('product.updated_at')],
  ['variants.price', price],
  ['vendor', wholeValue('lower(product.vendor)')],
]);

const freeWords = wordsIn('product.search_words');

/** Shopify ignores conditions on unknown fields and with invalid values. */
export function condition({field, comparator, value}: Term): SqlPart {
  if (field === undefined) return freeWords(value, comparator);
  return CONDITIONS.get(field.toLowerCase())?.(value, comparator) ?? EVERYTHING;
}

export function not(part: SqlPart): SqlPart {
  return {sql: `NOT (${part.sql})`, parameters: part.parameters};
}

export function join(parts: readonly SqlPart[], operator: 'AND' | 'OR'): SqlPart {
  if (parts.length === 0) return EVERYTHING;
  return {
    sql: parts.map((part) => `(${part.sql})`).join(` ${operator} `),
    parameters: parts.flatMap((part) => part.parameters),
  };
}

/** Consecutive whole words; the last is a prefix if the value ends in an asterisk. */
function wordsIn(column: string): Condition {
  return (value) => {
    const wanted = words(value);
    if (wanted.length === 0) return EVERYTHING;
    const end = value.endsWith('*') ? '' : ' ';
    return {sql: `instr(${column}, ?) > 0`, parameters: [` ${wanted.join(' ')}${end}`]};
  };
}

/** The whole column, or a prefix if the value ends in an asterisk. */
function wholeValue(column: string): Condition {
  return (value) => {
    if (value === '*') return EVERYTHING;
    return value.endsWith('*')
      ? {sql: `instr(${column}, lower(?)) = 1`, parameters: [value.slice(0, -1)]}
      : {sql: `${column} = lower(?)`, parameters: [value]};
  };
}

/** `product_type:one,other` */
function anyOf(one: Condition): Condition {
  return (value, comparator) =>
    join(
      value.split(',').map((part) => one(part.trim(), comparator)),
      'OR',
    );
}

function tag(value: string): SqlPart {
  const {sql, parameters} = wholeValue('product_tag.tag_key')(value, '=');
  return {
    sql: `EXISTS (SELECT 1 FROM product_tag WHERE product_tag.product_id = product.id AND ${sql})`,
    parameters,
  };
}

function availability(value: string): SqlPart {
  const available: SqlPart = {
    sql: `EXISTS (SELECT 1 FROM variant WHERE variant.product_id = product.id AND ${FOR_SALE})`,
    parameters: [],
  };
  return value.toLowerCase() === 'false' ? not(available) : available;
}

function price(value: string, comparator: Comparator): SqlPart {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(value)) return EVERYTHING;
  return {
    sql: `EXISTS (SELECT 1 FROM variant WHERE variant.product_id = product.id AND variant.price ${comparator} ?)`,
    parameters: [toOre(value)],
  };
}

/** `created_at:>'2024-05-01T00:00:00Z'`, `created_at:<now` */
function moment(column: string): Condition {
  return (value, comparator) => {
    const time = value.toLowerCase() === 'now' ? Date.now() : Date.parse(value);
    if (Number.isNaN(time)) return EVERYTHING;
    return {sql: `unixepoch(${column}) ${comparator} ?`, parameters: [Math.floor(time / 1000)]};
  };
}
