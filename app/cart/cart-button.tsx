import {useEffect, useEffectEvent, type ReactNode} from 'react';
import {useLocation} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {earlyPress} from '~/ui/early-press';
import {CartIcon} from '~/ui/icons';
import {usePart} from '~/ui/use-part';
import {countItems} from './cart';
import {useCart} from './cart-store';
import {useCartDrawer} from './drawer-state';

const loadDrawer = () => import('./cart-drawer.client');

interface CartButtonProps {
  isOwnShop: boolean;
  /** How one pays, below the drawer's checkout button. */
  payment: ReactNode;
}

/** The header's cart button with its badge. Hover or focus preloads the drawer. */
export function CartButton({isOwnShop, payment}: CartButtonProps) {
  const {t} = useLanguage();
  const count = useCart(({items}) => countItems(items));
  const {open, show} = useCartDrawer();
  // Stays mounted after the first opening, so that it can slide out.
  const {Part: CartDrawer, prefetch, want} = usePart(loadDrawer, t('error.part'));
  const {hash} = useLocation();

  const followAddress = useEffectEvent(() => {
    if (hash === '#cart') want(show);
  });

  // Shopify's address of the cart leads here.
  useEffect(() => followAddress(), [hash]);

  return (
    <>
      <button
        {...earlyPress('cart')}
        type="button"
        aria-label={count > 0 ? t('header.cart', {count}) : t('header.cartEmpty')}
        aria-expanded={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => want(show)}
        className="pressable relative -mr-3 flex size-[44px] items-center justify-center"
      >
        <CartIcon />
        {count > 0 && (
          <span className="absolute top-1 right-0.5 flex h-[1.7em] min-w-[1.7em] items-center justify-center rounded-full border border-transparent bg-amber px-1 text-xs font-semibold text-white tabular-nums">
            {count}
          </span>
        )}
      </button>
      {CartDrawer && <CartDrawer isOwnShop={isOwnShop} payment={payment} />}
    </>
  );
}
