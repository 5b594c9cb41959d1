import {Fragment, useState, type ReactNode} from 'react';
import {categories} from '~/shop/categories';
import {Spinner} from '~/ui/spinner';
import {control} from './control';
import type {Filter, Found} from './find';
import {text} from './text';
import type {ShopList} from './use-shop-list';

interface FindBarProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  list: ShopList;
  found: readonly Found[];
}

const priceEnds = [
  ['from', 'Pris från'],
  ['to', 'Pris till'],
] as const;

/** The tool's own search: the browser's finds only rows in view, as others are not rendered. */
export function FindBar({filter, onChange, list, found}: FindBarProps) {
  const {products, loading} = list;
  const [isOpen, setIsOpen] = useState(false);
  const change = (part: Partial<Filter>) => onChange({...filter, ...part});
  return (
    <div className="z-10 border-y border-line bg-paper py-2.5 md:sticky md:top-0">
      <div className="grid grid-cols-2 items-center gap-x-4 gap-y-2 sm:flex sm:flex-wrap">
        <input
          type="search"
          aria-label="Sök produkt"
          placeholder="Namn, variant eller artikelnummer"
          value={filter.words}
          onChange={(event) => change({words: event.target.value})}
          className={`${control.field} w-full max-sm:col-span-2 sm:w-72`}
        />
        <select
          aria-label="Kollektion"
          value={filter.category}
          onChange={(event) => change({category: event.target.value})}
          className={`${control.field} w-full sm:w-auto`}
        >
          <option value="">Alla kollektioner</option>
          {categories.map(({handle, name}) => (
            <option key={handle} value={handle}>
              {name.sv}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={control.secondary}
        >
          Fler filter
        </button>
        <p role="status" className="text-sm text-stone max-sm:col-span-2 sm:ml-auto">
          Visar {found.length} av {products.length} {loading === 'complete' ? '' : 'laddade '}
          produkter
        </p>
      </div>
      {isOpen && (
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <Check isOn={filter.onlyDrafts} onChange={(onlyDrafts) => change({onlyDrafts})}>
            Bara ändrade
          </Check>
          <Check isOn={filter.onSale} onChange={(onSale) => change({onSale})}>
            Bara med tidigare pris
          </Check>
          {priceEnds.map(([end, label]) => (
            <input
              key={end}
              inputMode="decimal"
              autoComplete="off"
              aria-label={label}
              placeholder={label}
              value={filter[end]}
              onChange={(event) => change({[end]: event.target.value})}
              className={`${control.field} price w-28 text-right`}
            />
          ))}
        </div>
      )}
      {loading !== 'complete' && (
        <LoadingNotice loading={loading} onPress={loading === 'loading' ? list.stop : list.goOn} />
      )}
    </div>
  );
}

const notices = {
  loading: {
    words: 'Laddar resten av butiken. Sökningen gäller det som hittills har laddats.',
    action: 'Stoppa',
  },
  stopped: {
    words: 'Hela butiken är inte laddad. Sökningen gäller bara det som har laddats.',
    action: 'Ladda resten',
  },
  failed: {words: text.loadFailed, action: 'Försök igen'},
};

/** What the search does not know yet, and the button that stops or continues loading. */
function LoadingNotice({loading, onPress}: {loading: keyof typeof notices; onPress: () => void}) {
  const {words, action} = notices[loading];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-stone">
      {/* Each notice is a new one to screen readers. */}
      <Fragment key={loading}>
        {loading === 'loading' && <Spinner />}
        {loading === 'failed' ? (
          <span role="alert" className="text-danger">
            {words}
          </span>
        ) : (
          <span>{words}</span>
        )}
        <button type="button" onClick={onPress} className={control.secondary}>
          {action}
        </button>
      </Fragment>
    </div>
  );
}

function Check({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}
