import type {ShopEnvironment} from './environment';

/** Hosts of Oxygen's previews, which are not the shop that anyone should find. */
const PREVIEW = /\.myshopify\.dev$/;

/** Whether search engines are to leave this deployment out as a whole: a preview, or one that its owner hides. */
export function isHiddenFromSearchEngines(
  {url}: Request,
  {HIDE_FROM_SEARCH_ENGINES}: ShopEnvironment,
): boolean {
  return HIDE_FROM_SEARCH_ENGINES === 'true' || PREVIEW.test(new URL(url).hostname);
}
