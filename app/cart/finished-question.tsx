import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {useCart} from './cart-store';

/** Asks once whether the order is complete: the shop also loses checkouts that merely expired. */
export function FinishedQuestion() {
  const {t} = useLanguage();
  const {clear, forgetCheckout} = useCart();
  return (
    <section aria-labelledby="cart-finished" className="border-b border-line bg-mist px-6 py-4">
      <p id="cart-finished" role="alert" className="font-medium">
        {t('cart.finished')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" onClick={clear} className={buttonClass.primary}>
          {t('cart.clear')}
        </button>
        <button type="button" onClick={forgetCheckout} className={buttonClass.secondary}>
          {t('cart.keep')}
        </button>
      </div>
    </section>
  );
}
