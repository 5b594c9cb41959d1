import {useDeferredValue, useEffect, useMemo, useState} from 'react';
import {matchesCategory} from '~/catalogue/categories';
import type {PriceListPage} from '~/catalogue/price-list';
import {categories} from '~/shop/categories';
import {Spinner} from '~/ui/spinner';
import {showToast} from '~/ui/toast';
import {AccessBar} from './access-bar';
import {control} from './control';
import {FailedChanges} from './failed-changes';
import {loadNextPage} from './price-list-requests';
import {
  createPriceStore,
  currencyOf,
  PriceStoreProvider,
  usePrices,
  usePriceStore,
  type Access,
  type PriceState,
} from './price-store';
import {ProductPrices} from './product-prices';
import {QuickChanges} from './quick-changes';
import {SaveBar} from './save-bar';
import {text} from './text';

export function PriceAdministration({page, access}: {page: PriceListPage; access: Access}) {
  // What the server said when the page opened; from then on the store keeps it up to date.
  const [store] = useState(() => createPriceStore(page, access));
  useEffect(() => store.subscribe(tellOtherCurrency), [store]);
  return (
    <PriceStoreProvider value={store}>
      <AccessBar />
      <FilteredList />
      <SaveBar />
    </PriceStoreProvider>
  );
}

/** What was typed as an amount of the one currency stands there as one of the other. */
function tellOtherCurrency(now: PriceState, former: PriceState) {
  const [shown, before] = [currencyOf(now), currencyOf(former)];
  if (shown !== undefined && before !== undefined && shown !== before) {
    showToast('warning', text.currencyChanged(before, shown));
  }
}

function FilteredList() {
  const products = usePrices((state) => state.products);
  const currencyCode = usePrices(currencyOf);
  const [words, setWords] = useState('');
  const [category, setCategory] = useState('');
  const query = useDeferredValue(words.trim().toLowerCase());
  const shown = useMemo(
    () =>
      products.filter((product) => {
        const {handle, title, shopTitle, variants} = product;
        const names = [title, shopTitle, handle, ...variants.map((variant) => variant.title)];
        return (
          (category === '' || matchesCategory({handle, title: shopTitle}, category)) &&
          names.some((name) => name.toLowerCase().includes(query))
        );
      }),
    [products, category, query],
  );

  return (
    <>
      <div className="z-10 grid grid-cols-2 items-center gap-x-4 gap-y-2 border-y border-line bg-paper py-2.5 sm:flex md:sticky md:top-0">
        <input
          type="search"
          aria-label="Sök produkt"
          placeholder="Sök produkt"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className={`${control.field} w-full sm:w-64`}
        />
        <select
          aria-label="Kollektion"
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          className={`${control.field} w-full sm:w-auto`}
        >
          <option value="">Alla kollektioner</option>
          {categories.map(({handle, name}) => (
            <option key={handle} value={handle}>
              {name.sv}
            </option>
          ))}
        </select>
        <p role="status" className="text-sm text-stone max-sm:col-span-2 sm:ml-auto">
          Visar {shown.length} av {products.length} laddade produkter
        </p>
      </div>
      {currencyCode !== undefined && <QuickChanges products={shown} currencyCode={currencyCode} />}
      <FailedChanges />
      {shown.length === 0 && (
        <p className="py-12 text-center text-stone">
          {currencyCode === undefined
            ? 'Butiken har inga produkter än.'
            : 'Inga produkter passar till urvalet.'}
        </p>
      )}
      <ul className="mt-4 space-y-3">
        {shown.map((product) => (
          <li
            key={product.id}
            className="[contain-intrinsic-size:auto_14rem] [content-visibility:auto]"
          >
            <ProductPrices product={product} />
          </li>
        ))}
      </ul>
      <NextPage />
    </>
  );
}

function NextPage() {
  const store = usePriceStore();
  const hasNext = usePrices((state) => state.next !== null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (!hasNext) return null;

  async function load() {
    setState('loading');
    setState((await loadNextPage(store)) ? 'idle' : 'failed');
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      <button
        type="button"
        disabled={state === 'loading'}
        onClick={() => void load()}
        className={control.secondary}
      >
        {state === 'loading' && <Spinner />}
        Ladda fler produkter
      </button>
      <p role="alert" className="text-danger">
        {state === 'failed' ? text.loadFailed : ''}
      </p>
    </div>
  );
}
