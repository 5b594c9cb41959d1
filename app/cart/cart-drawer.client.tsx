import {useEffect, useState, type ReactNode} from 'react';
import {formatTotal} from '~/catalogue/money';
import {useLanguage} from '~/i18n/language-provider';
import {CloseButton} from '~/ui/close-button';
import {Drawer} from '~/ui/drawer';
import {cartCurrency, cartTotal, countItems, frameWithLenses, purchasableLines} from './cart';
import {CartLineItem} from './cart-line-item';
import {useCart} from './cart-store';
import {CartSummary} from './cart-summary';
import {useCartDrawer} from './drawer-state';
import {EmptyCart} from './empty-cart';
import {FinishedQuestion} from './finished-question';
import {refreshCart, type RefreshOutcome} from './refresh-cart';
import {RemovedLine, removedText, type Removed} from './removed-line';

interface CartDrawerProps {
  isOwnShop: boolean;
  payment: ReactNode;
}

/** The cart, from the right (specification §2). */
export default function CartDrawer({isOwnShop, payment}: CartDrawerProps) {
  const {language, pick, t} = useLanguage();
  const {open, hide} = useCartDrawer();
  const {items, cartId} = useCart();
  const [outcome, setOutcome] = useState<RefreshOutcome>({failed: false});
  const [removals, setRemovals] = useState<readonly Removed[]>([]);
  const currency = cartCurrency(items);
  const unavailable = countItems(items) - countItems(purchasableLines(items));
  const frame = frameWithLenses(items);
  const gone = removals.filter(({line}) =>
    items.every(({variantId}) => variantId !== line.variantId),
  );
  const removed = gone.at(-1);
  const isFinished = items.length > 0 && cartId !== null && outcome.finishedCartId === cartId;

  useEffect(() => {
    if (!open) return;
    function refresh() {
      if (document.visibilityState === 'visible') void refreshCart().then(setOutcome);
    }
    refresh();
    // A visitor who comes back from the checkout's tab may have paid.
    document.addEventListener('visibilitychange', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      setRemovals([]);
    };
  }, [open]);

  return (
    <Drawer open={open} onClose={hide} labelledBy="cart-title">
      <div className="flex items-center justify-between border-b border-line px-gutter py-3 sm:px-6 sm:py-4.5">
        <div>
          <h2 id="cart-title" className="text-heading">
            {t('cart.title')}
          </h2>
          <p role="status" className={items.length > 0 ? 'text-sm text-stone' : 'sr-only'}>
            {t('cart.count', {count: countItems(items)})}
            {unavailable > 0 && t('cart.unavailableCount', {count: unavailable})}
            {/* Tells screen readers the new sum after plus or minus; the sum is visible below. */}
            {currency && (
              <span className="sr-only">
                {`, ${t('cart.total')} ${formatTotal(cartTotal(items), currency, language)}`}
              </span>
            )}
            {removed && <span className="sr-only">{`. ${removedText(removed.line, pick)}`}</span>}
          </p>
        </div>
        <CloseButton label={t('cart.close')} onClose={hide} />
      </div>
      {isFinished && <FinishedQuestion />}
      {removed && (
        <RemovedLine
          removed={removed}
          onUndo={() => {
            setRemovals(gone.slice(0, -1));
            // What it was before may be older than the other lines.
            void refreshCart().then(setOutcome);
          }}
        />
      )}
      {items.length === 0 ? (
        <EmptyCart isOwnShop={isOwnShop} onLeave={hide} />
      ) : (
        <ul
          aria-labelledby="cart-title"
          className="min-h-48 flex-1 divide-y divide-line overflow-y-auto overscroll-contain px-gutter low:flex-none low:overflow-visible sm:px-6"
        >
          {items.map((line, index) => (
            <CartLineItem
              key={line.variantId}
              line={line}
              offersLenses={line === frame}
              isOwnShop={isOwnShop}
              onRemove={() => setRemovals([...gone, {line, index, cartId}])}
            />
          ))}
        </ul>
      )}
      <CartSummary refreshFailed={outcome.failed} payment={payment} />
    </Drawer>
  );
}
