import {formatPrice} from '~/catalogue/money';
import {control} from './control';
import {shortPrice} from './price-input';
import {setDrafts, usePrices, usePriceStore} from './price-store';

/** What the shop did not take in the last save, with its reason, to be tried again. */
export function FailedChanges() {
  const store = usePriceStore();
  const failed = usePrices((state) => state.failed);
  if (failed.length === 0) return null;

  function tryAgain() {
    setDrafts(
      store,
      Object.fromEntries(
        failed.map(({variantId, currencyCode, after}) => [
          variantId,
          shortPrice(after, currencyCode),
        ]),
      ),
    );
    store.setState({failed: []});
  }

  return (
    <section
      aria-labelledby="failed"
      className="mt-4 border-l-3 border-danger bg-surface p-3 md:px-4"
    >
      <h2 id="failed" className="text-lg font-medium">
        Sparades inte ({failed.length})
      </h2>
      <ul className="mt-2 max-h-72 space-y-1 overflow-y-auto text-sm">
        {failed.map(({variantId, name, currencyCode, after, reason}) => (
          <li key={variantId}>
            {name},{' '}
            <span className="price">{formatPrice({amount: after, currencyCode}, 'sv')}</span>:{' '}
            <span className="text-danger">{reason}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" onClick={tryAgain} className={control.secondary}>
          Fyll i dem igen
        </button>
        <button
          type="button"
          onClick={() => store.setState({failed: []})}
          className={control.secondary}
        >
          Stäng listan
        </button>
      </div>
    </section>
  );
}
