import {useDeferredValue, useMemo, useState} from 'react';
import {Link, useFetcher} from 'react-router';
import {categories, matchesCategory} from '~/catalogue/categories';
import type {PriceListPage} from '~/catalogue/price-list';
import {buttonClass} from '~/ui/button';
import {Spinner} from '~/ui/spinner';
import {FailedChanges} from './failed-changes';
import {loadNextPage} from './price-list-requests';
import {createPriceStore, PriceStoreProvider, usePrices, usePriceStore} from './price-store';
import {ProductPrices} from './product-prices';
import {QuickChanges} from './quick-changes';
import {SaveBar} from './save-bar';
import {SignInForm} from './sign-in-form';
import {text} from './text';

/** What the server says of the visitor's right to save. */
export type Access =
  {state: 'unavailable'; sentence: string} | {state: 'signed-out'} | {state: 'signed-in'};

export function PriceAdministration({page, access}: {page: PriceListPage; access: Access}) {
  // The list as it was when the page opened; from then on the store renews it, drafts and all.
  const [store] = useState(() => createPriceStore(page));
  return (
    <PriceStoreProvider value={store}>
      <AccessBar access={access} />
      <FilteredList />
      <SaveBar access={access} />
    </PriceStoreProvider>
  );
}

function AccessBar({access}: {access: Access}) {
  const fetcher = useFetcher();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-8">
      <div>
        <Link to="/" className="link text-sm text-stone">
          Till butiken
        </Link>
        <h1 className="mt-2 text-title">{text.title}</h1>
      </div>
      {access.state === 'unavailable' && (
        <p role="status" className="max-w-[50ch] border-l-2 border-amber pl-4">
          {access.sentence}
        </p>
      )}
      {access.state === 'signed-out' && (
        <div>
          <p className="mb-2 text-sm text-stone">Alla kan se priserna. {text.notSignedIn}</p>
          <SignInForm />
        </div>
      )}
      {access.state === 'signed-in' && (
        <fetcher.Form method="post" action="/admin">
          <button type="submit" name="intent" value="sign-out" className={buttonClass.secondary}>
            Logga ut
          </button>
        </fetcher.Form>
      )}
    </div>
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
