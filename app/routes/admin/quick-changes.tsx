import {useState} from 'react';
import type {PricedProduct} from '~/catalogue/price-list';
import {buttonClass} from '~/ui/button';
import {showToast} from '~/ui/toast';
import {parsePriceInput, shortPrice} from './price-input';
import {setDrafts, usePrices, usePriceStore, type PriceStore} from './price-store';
import {roundUpToNine} from './round-up';
import {faultText, text} from './text';

/** The two bulk actions (specification §2), on the products that the filter shows. */
export function QuickChanges({products}: {products: readonly PricedProduct[]}) {
  const store = usePriceStore();
  const hasNext = usePrices((state) => state.next !== null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const variants = products.flatMap((product) => product.variants);

  function applyToAll() {
    const input = parsePriceInput(typed);
    if ('fault' in input) {
      if (input.fault === 'empty') showToast('error', text.priceMissing);
      setFault(input.fault === 'empty' ? text.priceMissing : faultText[input.fault]);
      return;
    }
    setFault('');
    setDrafts(store, Object.fromEntries(variants.map(({id}) => [id, shortPrice(input.price)])));
    showToast('success', text.setAll(shortPrice(input.price)));
  }

  return (
    <section aria-labelledby="quick-changes" className="mt-6 bg-surface p-5 sm:p-6">
      <h2 id="quick-changes" className="text-heading">
        {text.quickChanges}
      </h2>
      <p className="mt-1 text-sm text-stone">
        Gäller {text.scope(products.length, variants.length)}
        {hasNext && '. Fler produkter finns: ladda dem längst ned för att ta med dem'}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">
        <button
          type="button"
          onClick={() => showToast('success', text.rounded(roundAll(store, products)))}
          className={buttonClass.secondary}
        >
          Avrunda alla priser uppåt till 9
        </button>
        <div>
          <label htmlFor="price-for-all" className="text-sm">
            Ett pris för alla varianter, SEK
          </label>
          <div className="flex gap-2">
            <input
              id="price-for-all"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              aria-invalid={fault !== ''}
              aria-describedby="price-for-all-fault"
              onChange={(event) => {
                setTyped(event.target.value);
                setFault('');
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') applyToAll();
              }}
              className="price min-h-12 w-32 rounded-control border border-stone bg-surface px-3 aria-invalid:border-danger"
            />
            <button type="button" onClick={applyToAll} className={buttonClass.secondary}>
              Använd på alla
            </button>
          </div>
          <p id="price-for-all-fault" className="mt-1 text-sm text-danger empty:hidden">
            {fault}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Rounds what is pending for a variant, or its price. @returns how many prices it raised */
function roundAll(store: PriceStore, products: readonly PricedProduct[]): number {
  const {drafts} = store.getState();
  const rounded = products
    .flatMap(({variants}) => variants)
    .flatMap(({id, price}) => {
      const input = parsePriceInput(drafts[id] ?? price);
      const next = roundUpToNine('price' in input ? input.price : price);
      return next ? [[id, shortPrice(next)] as const] : [];
    });
  setDrafts(store, Object.fromEntries(rounded));
  return rounded.length;
}
