import type {StorefrontApi} from '~/server/storefront-api.server';
import {loadFilterableCategory, loadFilterData} from '~/filters/filter-list.server';
import type {List} from '~/filters/list-address';
import type {FilterData} from '~/filters/product-facts';
import {findProducts} from './load-search.server';
import {queryOf} from './query';

/** The list in an address with its filters. @throws StorefrontError; null if there is none */
export async function loadList(
  api: StorefrontApi,
  parameters: URLSearchParams,
): Promise<{list: List; data: FilterData} | null> {
  const category = parameters.get('category');
  const q = queryOf(parameters);
  if (category === null && q === '') return null;
  const listed =
    category === null
      ? await findProducts(api, q)
      : (await loadFilterableCategory(api, category))?.products;
  if (!listed) return null;
  return {list: category === null ? {q} : {category}, data: await loadFilterData(api, listed)};
}
