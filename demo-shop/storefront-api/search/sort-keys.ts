import type {SqlPart} from '../../database/product-store.ts';

const LOWEST_PRICE = '(SELECT min(price) FROM variant WHERE variant.product_id = product.id)';

/** `ProductSortKeys`. The catalogue defines the bestsellers. */
const PRODUCT_ORDERS: Record<string, string> = {
  BEST_SELLING: 'product.sales_rank',
  CREATED_AT: 'product.created_at',
  ID: 'product.id',
  PRICE: LOWEST_PRICE,
  PRODUCT_TYPE: 'lower(product.product_type)',
  TITLE: 'product.title_key',
  UPDATED_AT: 'product.updated_at',
  VENDOR: 'lower(product.vendor)',
};

/** `ProductCollectionSortKeys`; a collection's own order is the catalogue's. */
const COLLECTION_ORDERS: Record<string, string> = {
  BEST_SELLING: 'product.sales_rank',
  COLLECTION_DEFAULT: 'collection_product.position',
  CREATED: 'product.created_at',
  ID: 'product.id',
  MANUAL: 'collection_product.position',
  PRICE: LOWEST_PRICE,
  RELEVANCE: 'collection_product.position',
  TITLE: 'product.title_key',
};

/** @param terms plain words of the search: RELEVANCE sorts by how many of them are in the title */
export function productOrder(sortKey: string, terms: readonly string[]): SqlPart {
  if (sortKey === 'RELEVANCE' && terms.length > 0) {
    const hits = terms.map(() => "(product.title_key LIKE '% ' || ? || '%')");
    return {sql: `-(${hits.join(' + ')})`, parameters: [...terms]};
  }
  return {sql: PRODUCT_ORDERS[sortKey] ?? 'product.id', parameters: []};
}

export function collectionOrder(sortKey: string): SqlPart {
  return {sql: COLLECTION_ORDERS[sortKey] ?? 'collection_product.position', parameters: []};
}
