import type {PricedProduct} from '~/catalogue/price-list';
import {showToast} from '~/ui/toast';
import {control} from './control';
import {PriceForMany} from './price-for-many';
import {parsePriceInput} from './price-input';
import {setDrafts, usePrices, usePriceStore, type PriceStore} from './price-store';
import {roundUpToNine} from './round-up';
import {text} from './text';

/** The two bulk actions (specification §2), on the products that the filter shows. */
export function QuickChanges({
  products,
  currencyCode,
}: {
  products: readonly PricedProduct[];
  currencyCode: string;
}) {
  const store = usePriceStore();
  const hasNext = usePrices((state) => state.next !== null);
  const variants = products.flatMap((product) => product.variants);

  return (
    <section
      aria-labelledby="quick-changes"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-surface p-3 md:px-4"
    >
      <div>
        <h2 id="quick-changes" className="text-lg font-medium">
          {text.quickChanges}
        </h2>
        <p className="text-sm text-stone">
          Gäller {text.scope(products.length, variants.length)}.
          {hasNext && ' Fler produkter finns: ladda dem längst ned för att ta med dem.'}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <button
          type="button"
          onClick={() => showToast('success', text.rounded(roundAll(store, products)))}
          className={control.secondary}
        >
          Avrunda alla priser uppåt till 9
        </button>
        <PriceForMany
          currencyCode={currencyCode}
          label="Ett pris för alla varianter"
          action="Använd på alla varianter"
          button="Använd på alla"
          variants={variants}
          message={(price) => text.setAll(price, currencyCode)}
        />
      </div>
    </section>
  );
}

/** Rounds what is pending for a variant, or its price. @returns how many prices it raised */
function roundAll(store: PriceStore, products: readonly PricedProduct[]): number {
  const {drafts} = store.getState();
  const rounded = products.flatMap(({currencyCode, variants}) =>
    variants.flatMap(({id, price}) => {
      const input = parsePriceInput(drafts[id] ?? price, currencyCode);
      const next = roundUpToNine('price' in input ? input.price : price);
      return next ? [[id, next] as const] : [];
    }),
  );
  setDrafts(store, Object.fromEntries(rounded));
  return rounded.length;
}
