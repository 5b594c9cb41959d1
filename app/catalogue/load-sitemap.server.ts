import type {StorefrontApi} from '~/server/storefront-api.server';
import {SITEMAP_PAGE_QUERY, SITEMAP_QUERY} from './list-queries';

export interface SitemapItem {
  handle: string;
  /** ISO 8601 */
  updatedAt: string;
}

/** How many pages Shopify's list of products has. @throws StorefrontError */
export function loadSitemapLength(api: StorefrontApi): Promise<number> {
  return api.cached(['sitemap'], async () => {
    const {sitemap} = await api.request(SITEMAP_QUERY, {});
    return sitemap.pagesCount?.count ?? 0;
  });
}

/**
 * A page of Shopify's list of products; the cost does not depend on the catalogue's size.
 *
 * @throws StorefrontError; null if there is no such page
 */
export function loadSitemapPage(api: StorefrontApi, page: number): Promise<SitemapItem[] | null> {
  return api.cached(['sitemap', String(page)], async () => {
    const {sitemap} = await api.request(SITEMAP_PAGE_QUERY, {page});
    if (page > (sitemap.pagesCount?.count ?? 0)) return null;
    return sitemap.resources?.items ?? [];
  });
}
