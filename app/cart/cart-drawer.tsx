import {useEffect, useState} from 'react';
import {Link} from 'react-router';
import {formatTotal} from '~/catalogue/money';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {Drawer} from '~/ui/drawer';
import {CloseIcon} from '~/ui/icons';
import {Spinner} from '~/ui/spinner';
import {showToast} from '~/ui/toast';
import {cartCurrency, cartTotal, countItems, missingToFreeShipping, purchasableLines} from './cart';
import {CartLineItem} from './cart-line-item';
import {useCart} from './cart-store';
import {checkOut} from './checkout';
import {useCartDrawer} from './drawer-state';
import {refreshCart} from './refresh-cart';

/** The cart, from the right (specification §2). */
export default function CartDrawer() {
  const {language, t} = useLanguage();
  const {open, hide} = useCartDrawer();
  const items = useCart((cart) => cart.items);
  const [refreshFailed, setRefreshFailed] = useState(false);

  useEffect(() => {
    if (open) void refreshCart().then((refreshed) => setRefreshFailed(!refreshed));
  }, [open]);

  return (
    <Drawer open={open} onClose={hide} side="right" labelledBy="cart-title">
      <div className="flex items-center justify-between border-b border-line px-6 py-3">
        <div>
          <h2 id="cart-title" className="text-heading">
            {t('cart.title')}
          </h2>
          <p role="status" className="text-sm text-stone">
            {t('cart.count', {count: countItems(items)})}
            {/* Who presses plus or minus hears what it comes to; it stands below, where it is seen. */}
            {items.length > 0 && (
              <span className="sr-only">
                {`, ${t('cart.total')} ${formatTotal(cartTotal(items), cartCurrency(items), language)}`}
              </span>
            )}
          </p>
        </div>
        <button
          type="button"
          onClick={hide}
          aria-label={t('cart.close')}
          className="pressable -mr-3 flex size-12 items-center justify-center"
        >
          <CloseIcon />
        </button>
      </div>
      {items.length === 0 ? (
        <EmptyCart onLeave={hide} />
      ) : (
        <ul className="flex-1 divide-y divide-line overflow-y-auto overscroll-contain px-6">
          {items.map((line) => (
            <CartLineItem key={line.variantId} line={line} />
          ))}
        </ul>
      )}
      <Summary refreshFailed={refreshFailed} />
    </Drawer>
  );
}

function EmptyCart({onLeave}: {onLeave: () => void}) {
  const {t} = useLanguage();
  return (
    <div className="flex flex-1 flex-col items-start justify-center gap-4 px-6">
      <p className="text-heading">{t('cart.empty')}</p>
      <p className="text-stone">{t('cart.emptyDescription')}</p>
      <Link to="/#collections" onClick={onLeave} className={buttonClass.secondary}>
        {t('cart.continueShopping')}
      </Link>
    </div>
  );
}

function Summary({refreshFailed}: {refreshFailed: boolean}) {
  const {language, t} = useLanguage();
  const {items, isLoading} = useCart();
  const hide = useCartDrawer((drawer) => drawer.hide);
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const total = cartTotal(items);
  const currency = cartCurrency(items);
  const missing = missingToFreeShipping(items);
  const canCheckOut = purchasableLines(items).length > 0;

  // A link made for another cart would sell what is no longer in this one.
  useEffect(() => setBlockedUrl(undefined), [items]);

  async function onCheckout() {
    setBlockedUrl(undefined);
    const outcome = await checkOut(t('cart.creatingCheckout'));
    if (outcome.kind === 'failed') showToast('error', t('cart.checkoutFailed'));
    if (outcome.kind === 'blocked') setBlockedUrl(outcome.checkoutUrl);
    if (outcome.kind === 'opened') {
      hide();
      if (outcome.stockChanged) showToast('warning', t('cart.stockChanged'));
    }
  }

  return (
    <div className="border-t border-line px-6 py-5">
      {items.length > 0 && missing !== undefined && (
        <p className="mb-3 text-sm text-stone">
          {missing > 0
            ? t('cart.missingToFreeShipping', {amount: formatTotal(missing, currency, language)})
            : t('cart.freeShipping')}
        </p>
      )}
      {refreshFailed && items.length > 0 && (
        <p role="status" className="mb-3 text-sm text-amber">
          {t('cart.refreshFailed')}
        </p>
      )}
      <p className="flex items-baseline justify-between text-lg font-medium">
        {t('cart.total')}
        <span className="price">{formatTotal(total, currency, language)}</span>
      </p>
      <p className="mt-1 mb-4 text-sm text-stone">
        {t('cart.taxes')}
        {missing !== 0 && ` ${t('cart.shipping')}`}
      </p>
      <button
        type="button"
        disabled={!canCheckOut}
        // Not `disabled`, which would take the focus while the checkout is being created.
        aria-disabled={isLoading || undefined}
        aria-busy={isLoading}
        onClick={() => void onCheckout()}
        className={`${buttonClass.primary} w-full`}
      >
        {isLoading && <Spinner />}
        {isLoading ? t('cart.creatingCheckout') : t('cart.checkout')}
      </button>
      {blockedUrl && (
        <p role="alert" className="mt-3 text-sm">
          {t('cart.popupBlocked')}{' '}
          <a href={blockedUrl} target="_blank" rel="noopener" className="link font-medium">
            {t('cart.openCheckout')}
          </a>
        </p>
      )}
    </div>
  );
}
