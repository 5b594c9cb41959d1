import type {StorefrontApi} from '~/server/storefront-api.server';
import {loadPriceList} from './load-price-list.server';
import type {PriceListPage} from './price-list';

/** Visitors who only look do not ask the shop more often than this. */
const LIFE_MS = 5_000;
/** The oldest goes first. */
const MAX_PAGES = 80;

/** Of this process, by where the page begins. */
const recent = new Map<string | null, {page: PriceListPage; until: number}>();

/**
 * A page of the price list for visitors who have not signed in, a few seconds old at most. The owner, who works on
 * the prices, gets `loadPriceList`.
 *
 * @throws StorefrontError
 */
export async function loadSharedPriceList(
  api: StorefrontApi,
  after: string | null,
): Promise<PriceListPage> {
  const kept = recent.get(after);
  if (kept && Date.now() < kept.until) return kept.page;
  const page = await loadPriceList(api, after);
  recent.delete(after);
  recent.set(after, {page, until: Date.now() + LIFE_MS});
  const [oldest] = recent.keys();
  if (recent.size > MAX_PAGES && oldest !== undefined) recent.delete(oldest);
  return page;
}
