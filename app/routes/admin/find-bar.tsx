import {useState, type ReactNode} from 'react';
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
          {(['from', 'to'] as const).map((end) => (
            <input
              key={end}
              inputMode="decimal"
              autoComplete="off"
              aria-label={end === 'from' ? 'Pris från' : 'Pris till'}
              placeholder={end === 'from' ? 'Pris från' : 'Pris till'}
              value={filter[end]}
              onChange={(event) => change({[end]: event.target.value})}
              className={`${control.field} price w-28 text-right`}
            />
          ))}
        </div>
      )}
      {loading !== 'complete' && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-stone">
          {loading === 'loading' && (
            <>
              <Spinner />
              <span>Laddar resten av butiken. Sökningen gäller det som hittills har laddats.</span>
              <button type="button" onClick={list.stop} className={control.secondary}>
                Stoppa
              </button>
            </>
          )}
          {loading === 'stopped' && (
            <>
              <span>Hela butiken är inte laddad. Sökningen gäller bara det som har laddats.</span>
              <button type="button" onClick={list.goOn} className={control.secondary}>
                Ladda resten
              </button>
            </>
          )}
          {loading === 'failed' && (
            <>
              <span role="alert" className="text-danger">
                {text.loadFailed}
              </span>
              <button type="button" onClick={list.goOn} className={control.secondary}>
                Försök igen
              </button>
            </>
          )}
        </div>
      )}
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
