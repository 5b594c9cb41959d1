import {useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import type {PriceListPage} from '~/catalogue/price-list';
import {listVariants, type Listed} from './changes';
import {makeFindable} from './find';
import type {Portion} from './protocol';
import {useAnswer} from './use-answer';

/** A page of the list, with where it begins. */
interface LoadedPage extends PriceListPage {
  after: string | null;
}

/** Progress of loading the whole shop. */
export type Loading = 'loading' | 'stopped' | 'failed' | 'complete';

/** The shop's products: the first page, then all others. */
export function useShopList(first: PriceListPage) {
  const following = useAnswer<Portion>();
  const renewing = useAnswer<Portion>();
  const [pages, setPages] = useState<readonly LoadedPage[]>(() => [{...first, after: null}]);
  const latest = useRef(pages);
  const [state, setState] = useState<Exclude<Loading, 'complete'>>('loading');
  const next = pages.at(-1)?.next ?? null;
  const products = useMemo(() => pages.flatMap((page) => page.products), [pages]);
  const listed = useMemo(() => listVariants(products), [products]);

  /** Inserts a page. @returns false if the shop's currency changed: then everything reloads */
  function take(page: LoadedPage): boolean {
    makeFindable(page.products);
    const now = withPage(latest.current, page);
    if (!now) return false;
    latest.current = now;
    setPages(now);
    return true;
  }

  async function load(from: typeof following, after: string | null): Promise<boolean> {
    const query = after === null ? '' : `?${new URLSearchParams({after})}`;
    const page = await from.load(`/admin/products${query}`);
    if ('isMissing' in page) return false;
    return take({...page, after}) || load(from, null);
  }

  const follow = useEffectEvent(async (after: string) => {
    if (!(await load(following, after))) setState('failed');
  });
  const takeFirst = useEffectEvent(() => {
    const [shown] = latest.current;
    if (shown?.products === first.products) makeFindable(first.products);
    else take({...first, after: null});
  });

  useEffect(() => takeFirst(), [first]);
  // A change of currency replaces the first page, whose `next` stays the same: loading then continues from there.
  const [begin] = pages;
  useEffect(() => {
    if (state === 'loading' && next !== null) void follow(next);
  }, [state, next, begin]);

  return {
    products,
    listed,
    currencyCode: products[0]?.currencyCode,
    loading: next === null ? ('complete' as const) : state,
    stop: () => setState('stopped'),
    goOn: () => setState('loading'),

    /**
     * Reloads the pages of these variants.
     *
     * @returns the current products; undefined if the request failed, and the list stays
     */
    async renew(variantIds: readonly string[]): Promise<Listed | undefined> {
      const wanted = new Set(variantIds);
      const touched = latest.current.filter(({products}) =>
        products.some(({variants}) => variants.some(({id}) => wanted.has(id))),
      );
      for (const {after} of touched) {
        if (!(await load(renewing, after))) return undefined;
      }
      return listVariants(latest.current.flatMap((page) => page.products));
    },
  };
}

export type ShopList = ReturnType<typeof useShopList>;

/**
 * The list with a page replaced or appended.
 *
 * @returns undefined for a page in another currency than the list
 */
export function withPage(
  pages: readonly LoadedPage[],
  page: LoadedPage,
): readonly LoadedPage[] | undefined {
  const currency = currencyOf(pages);
  if (page.products.some(({currencyCode}) => currencyCode !== currency)) {
    return page.after === null ? [page] : undefined;
  }
  const place = pages.findIndex(({after}) => after === page.after);
  if (place < 0) return pages.at(-1)?.next === page.after ? [...pages, page] : pages;
  // Added and removed products move others between pages.
  if (pages[place]?.next !== page.next) return [...pages.slice(0, place), page];
  return pages.with(place, page);
}

function currencyOf(pages: readonly LoadedPage[]): string | undefined {
  return pages.flatMap(({products}) => products[0] ?? [])[0]?.currencyCode;
}
