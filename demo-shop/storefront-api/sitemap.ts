import {MAX_LIST} from '../graphql/input-size.ts';
import type {Stores} from '../database/stores.ts';
import type {Resolvers} from './context.ts';

interface Resource {
  handle: string;
  title: string;
  updatedAt: string;
}

interface Sitemap {
  pagesCount: {count: number; precision: 'EXACT'};
  list: readonly Resource[];
}

/** `Query.sitemap`: products and collections; the demo shop has no other kinds. */
export function sitemap(type: string, {products, collections}: Stores): Sitemap {
  const list =
    type === 'PRODUCT'
      ? products.sitemap()
      : type === 'COLLECTION'
        ? collections.all('id', false)
        : [];
  return {pagesCount: {count: Math.ceil(list.length / MAX_LIST), precision: 'EXACT'}, list};
}

export const sitemapResolvers = {
  resources: ({list}, {page}: {page: number}) => ({
    items: list.slice(Math.max(0, page - 1) * MAX_LIST, page * MAX_LIST).map(toResource),
    hasNextPage: list.length > page * MAX_LIST,
  }),
} satisfies Resolvers<Sitemap>;

function toResource({handle, title, updatedAt}: Resource) {
  return {__typename: 'SitemapResource', handle, title, updatedAt};
}
