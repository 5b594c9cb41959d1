import type {ShopEnvironment} from './environment.server';

/** Hosts of Oxygen's previews, which search engines must not list. */
const PREVIEW = /\.myshopify\.dev$/;

/** Whether search engines should ignore this deployment: a preview, or one that its owner hides. */
export function isHiddenFromSearchEngines(
  {url}: Request,
  {HIDE_FROM_SEARCH_ENGINES}: ShopEnvironment,
): boolean {
  return HIDE_FROM_SEARCH_ENGINES === 'true' || PREVIEW.test(new URL(url).hostname);
}
