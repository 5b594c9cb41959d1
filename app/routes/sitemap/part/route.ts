import {storefrontApiContext} from '~/server/context.server';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {loadFilledCategories} from '~/catalogue/load-products.server';
import {isOwnShop, loadShop} from '~/catalogue/load-shop.server';
import {loadSitemapPage} from '~/catalogue/load-sitemap.server';
import {pages} from '~/shop/navigation';
import {sitemapPart, xmlAnswer, type SitemapEntry} from '../sitemap-xml.server';
import type {Route} from './+types/route';

export function loader({request, params: {part}, context}: Route.LoaderArgs): Promise<Response> {
  const entries = entriesOf(context.get(storefrontApiContext), part);
  const {origin} = new URL(request.url);
  return xmlAnswer(entries.then((found) => found && sitemapPart(origin, found)));
}

async function entriesOf(api: StorefrontApi, part: string): Promise<SitemapEntry[] | null> {
  if (part === 'pages') {
    const [shop, filled] = await Promise.all([loadShop(api), loadFilledCategories(api)]);
    const ownPages = isOwnShop({ok: true, value: shop}) ? pages : [];
    return ['/', ...ownPages, ...filled.map((handle) => `/category/${handle}`)].map((pathname) => ({
      pathname,
    }));
  }
  if (!/^[1-9]\d{0,5}$/.test(part)) return null;
  const products = await loadSitemapPage(api, Number(part));
  return (
    products?.map(({handle, updatedAt}) => ({
      pathname: `/product/${handle}`,
      lastModified: updatedAt,
    })) ?? null
  );
}
