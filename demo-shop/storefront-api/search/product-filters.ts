import {GraphQLError} from '../../graphql/graphql-js.ts';
import {FOR_SALE, type SqlPart} from '../../database/product-store.ts';
import {join, not} from './conditions.ts';

/** The part of `ProductFilter` that the demo shop supports. */
export interface ProductFilter {
  available?: boolean | null;
  price?: {min?: number | null; max?: number | null} | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  variantOption?: {name: string; value: string} | null;
}

const OF_PRODUCT = 'SELECT 1 FROM variant WHERE variant.product_id = product.id';

const AVAILABLE: SqlPart = {
  sql: `EXISTS (${OF_PRODUCT} AND ${FOR_SALE})`,
  parameters: [],
};

const FILTERS: {
  [Name in keyof ProductFilter]-?: (value: NonNullable<ProductFilter[Name]>) => SqlPart;
} = {
  available: (wanted) => (wanted ? AVAILABLE : not(AVAILABLE)),
  price: ({min, max}) => ({
    sql: `EXISTS (${OF_PRODUCT} AND variant.price BETWEEN ? AND ?)`,
    parameters: [Math.round((min ?? 0) * 100), Math.round((max ?? 1e10) * 100)],
  }),
  productType: (type) => ({sql: 'lower(product.product_type) = lower(?)', parameters: [type]}),
  productVendor: (vendor) => ({sql: 'lower(product.vendor) = lower(?)', parameters: [vendor]}),
  tag: (tag) => ({
    sql: 'EXISTS (SELECT 1 FROM product_tag WHERE product_tag.product_id = product.id AND tag_key = ?)',
    parameters: [tag.toLowerCase()],
  }),
  variantOption: ({name, value}) => ({
    sql: `EXISTS (${OF_PRODUCT} AND EXISTS (SELECT 1 FROM json_each(variant.selected_options)
          WHERE lower(value ->> 'name') = lower(?) AND lower(value ->> 'value') = lower(?)))`,
    parameters: [name, value],
  }),
};

/**
 * Like Shopify: filters of one kind are combined with OR, different kinds with AND.
 *
 * @throws GraphQLError for an unsupported kind of filter
 */
export function filterCondition(filters: readonly ProductFilter[]): SqlPart {
  const byKind = new Map<string, SqlPart[]>();
  for (const [kind, value] of filters.flatMap((filter) => Object.entries(filter))) {
    if (value == null) continue;
    if (!Object.hasOwn(FILTERS, kind))
      throw new GraphQLError(`The demo shop does not filter by ${kind}.`);
    const filter = FILTERS[kind as keyof ProductFilter] as (value: unknown) => SqlPart;
    byKind.set(kind, [...(byKind.get(kind) ?? []), filter(value)]);
  }
  return join(
    [...byKind.values()].map((parts) => join(parts, 'OR')),
    'AND',
  );
}
