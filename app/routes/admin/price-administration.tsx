import {useDeferredValue, useMemo, useState} from 'react';
import {categories, matchesCategory} from '~/catalogue/categories';
import type {PriceListPage} from '~/catalogue/price-list';
import {buttonClass} from '~/ui/button';
import {Spinner} from '~/ui/spinner';
import {AccessBar} from './access-bar';
import {FailedChanges} from './failed-changes';
import {loadNextPage} from './price-list-requests';
import {
  createPriceStore,
  PriceStoreProvider,
  usePrices,
  usePriceStore,
  type Access,
} from './price-store';
import {ProductPrices} from './product-prices';
import {QuickChanges} from './quick-changes';
import {SaveBar} from './save-bar';
import {text} from './text';

export function PriceAdministration({page, access}: {page: PriceListPage; access: Access}) {
  // What the server said when the page opened; from then on the store keeps it up to date.
  const [store] = useState(() => createPriceStore(page, access));
  return (
    <PriceStoreProvider value={store}>
      <AccessBar />
      <FilteredList />
      <SaveBar />
    </PriceStoreProvider>
  );
}

const categoryNames: Readonly<Record<(typeof categories)[number], string>> = {
  fibrous: 'Kolfiber',
  eyewood: 'Trä',
  titan: 'Titan',
  engraved: 'Graverat',
  revision: 'Återvunnet papper',
  mood: 'Färg',
  kids: 'Barn',
  lenses: 'Linser',
};

const field = 'block min-h-11 rounded-control border border-stone bg-surface px-3';

function FilteredList() {
  const products = usePrices((state) => state.products);
  const [words, setWords] = useState('');
  const [category, setCategory] = useState('');
  const sought = useDeferredValue(words.trim().toLowerCase());
  const shown = useMemo(
    () =>
      products.filter((product) => {
        const names = [product.title, product.handle, ...product.variants.map(({title}) => title)];
        return (
          (category === '' || matchesCategory(product, category)) &&
          names.some((name) => name.toLowerCase().includes(sought))
        );
      }),
    [products, category, sought],
  );

  return (
    <>
      <div className="flex flex-wrap items-end gap-4 border-y border-line py-4">
        <label className="text-sm">
          Sök produkt
          <input
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className={`${field} text-base`}
          />
        </label>
        <label className="text-sm">
          Kollektion
          <select
            value={category}
            onChange={(event) => setCategory(event.target.value)}
            className={`${field} text-base`}
          >
            <option value="">Alla</option>
            {categories.map((name) => (
              <option key={name} value={name}>
                {categoryNames[name]}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="ml-auto text-sm text-stone">
          Visar {shown.length} av {products.length} laddade produkter
        </p>
      </div>
      <QuickChanges products={shown} />
      <FailedChanges />
      <ul className="mt-6 space-y-6">
        {shown.map((product) => (
          <li
            key={product.id}
            className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]"
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
    <div className="mt-8 flex flex-wrap items-center gap-4">
      <button
        type="button"
        disabled={state === 'loading'}
        onClick={() => void load()}
        className={buttonClass.secondary}
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
