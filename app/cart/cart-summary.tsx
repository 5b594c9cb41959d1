import {useState, type ReactNode} from 'react';
import {
  formatCharged,
  formatPrice,
  formatTotal,
  toAmount,
  type MinorUnits,
} from '~/catalogue/money';
import {missingToFreeShipping} from '~/catalogue/free-shipping';
import {useLanguage} from '~/i18n/language-provider';
import {dispatch, promiseTexts} from '~/shop/promises';
import {buttonClass} from '~/ui/button';
import {CheckIcon, ReturnIcon, TruckIcon} from '~/ui/icons';
import {Spinner} from '~/ui/spinner';
import {showToast} from '~/ui/toast';
import {cartCurrency, cartTotal, MAX_LINES, purchasableLines} from './cart';
import {useCart} from './cart-store';
import {checkOut} from './checkout';
import {useCartDrawer} from './drawer-state';

interface CartSummaryProps {
  refreshFailed: boolean;
  payment: ReactNode;
}

export function CartSummary({refreshFailed, payment}: CartSummaryProps) {
  const {language, t, pick} = useLanguage();
  const {items, checkoutUrl, isLoading} = useCart();
  const hide = useCartDrawer((drawer) => drawer.hide);
  const [isBlocked, setBlocked] = useState(false);
  const canCheckOut = purchasableLines(items).length > 0;

  async function onCheckout() {
    setBlocked(false);
    const outcome = await checkOut(language, t('cart.creatingCheckout'));
    if (outcome.kind === 'failed') showToast('error', t('cart.checkoutFailed'));
    if (outcome.kind === 'too many lines')
      showToast('error', t('cart.tooManyLines', {count: MAX_LINES}));
    if (outcome.kind === 'vanished') {
      const titles = items
        .filter(({variantId}) => outcome.variantIds.includes(variantId))
        .map(({product: {title, titles: known}}) => (known ? pick(known) : title));
      showToast('error', t('cart.vanished', {titles: titles.join(', ')}));
    }
    if (outcome.kind === 'blocked') setBlocked(true);
    if (outcome.kind === 'opened') {
      hide();
      if (outcome.stockChanged) showToast('warning', t('cart.stockChanged'));
    }
  }

  return (
    <div className="border-t border-line px-gutter py-4 sm:px-6">
      {refreshFailed && items.length > 0 && (
        <p role="status" className="mb-3 text-sm text-amber">
          {t('cart.refreshFailed')}
        </p>
      )}
      <Total />
      <button
        type="button"
        disabled={!canCheckOut}
        // Not `disabled`, which would take the focus while the checkout is being created.
        aria-disabled={isLoading || undefined}
        aria-busy={isLoading}
        onClick={() => void onCheckout()}
        className={`${buttonClass.primary} w-full low:sticky low:bottom-4`}
      >
        {isLoading && <Spinner />}
        {isLoading ? t('cart.creatingCheckout') : t('cart.checkout')}
      </button>
      {/* A promise that the shop does not make is ''. */}
      {items.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-5 text-sm text-stone empty:hidden">
          {[
            {icon: <TruckIcon />, text: pick(dispatch)},
            {icon: <ReturnIcon />, text: pick(promiseTexts.returns)},
          ].map(
            ({icon, text}) =>
              text && (
                <span key={text} className="flex items-center gap-2">
                  {icon}
                  {text}
                </span>
              ),
          )}
        </p>
      )}
      {items.length > 0 && (
        <div className="mt-4 empty:hidden low:hidden [&_li]:border [&_li]:border-line">
          {payment}
        </div>
      )}
      {isBlocked && checkoutUrl && (
        <p role="alert" className="mt-3 text-sm">
          {t('cart.popupBlocked')}{' '}
          <a href={checkoutUrl} target="_blank" rel="noopener" className="link font-medium">
            {t('cart.openCheckout')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Nothing if no line has a currency. */
function Total() {
  const {knows, language, t} = useLanguage();
  const items = useCart((cart) => cart.items);
  const currency = cartCurrency(items);
  if (!currency) return null;
  const total = cartTotal(items);
  const charged = formatCharged(
    {amount: toAmount(total, currency), currencyCode: currency},
    language,
  );
  const missing = knows('freeShipping') ? missingToFreeShipping(total, currency) : undefined;
  const isFree = missing !== undefined && missing < 0;
  return (
    <>
      {missing !== undefined && !isFree && (
        <FreeShipping missing={missing} total={total} currency={currency} />
      )}
      <p className="flex items-baseline justify-between text-lg font-medium">
        {t('cart.total')}
        <span className="price">{formatTotal(total, currency, language)}</span>
      </p>
      <p className="mt-1 mb-4 flex flex-wrap justify-between gap-x-4 text-sm text-stone">
        <span>
          {t('cart.taxes')}
          {/* The specified dollars (§9) are not what is charged. */}
          {charged && ` ${t('cart.charged', {amount: charged})}`}
          {!isFree && ` ${t('cart.shipping')}`}
        </span>
        {isFree && (
          <span className="flex items-center gap-2 text-success">
            <CheckIcon />
            {t('cart.freeShipping')}
          </span>
        )}
      </p>
    </>
  );
}

interface FreeShippingProps {
  missing: MinorUnits;
  total: MinorUnits;
  currency: string;
}

function FreeShipping({missing, total, currency}: FreeShippingProps) {
  const {language, t} = useLanguage();
  const charged = (units: MinorUnits) => {
    const money = {amount: toAmount(units, currency), currencyCode: currency};
    const kronor = formatCharged(money, language);
    return formatPrice(money, language) + (kronor ? ` (${kronor})` : '');
  };
  return (
    <p className="mb-3 text-sm text-stone">
      {missing > 0 && (
        <span aria-hidden="true" className="mb-2 block h-1 overflow-hidden rounded-full bg-mist">
          <span
            style={{scale: `${total / (total + missing)} 1`}}
            className="block h-full origin-left bg-amber transition-[scale] duration-250"
          />
        </span>
      )}
      {missing > 0 && t('cart.missingToFreeShipping', {amount: charged(missing)})}
      {missing === 0 && t('cart.freeShippingOver', {amount: charged(total)})}
    </p>
  );
}
