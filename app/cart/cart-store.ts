import {create} from 'zustand';
import {persist, type PersistStorage, type StorageValue} from 'zustand/middleware';
import {
  addLine,
  checkoutContent,
  markUnavailable,
  refreshLines,
  setQuantity,
  type CartLine,
  type CurrentVariant,
  type NewLine,
} from './cart';
import {parseStoredCart, type StoredCart} from './stored-cart';

const STORAGE_KEY = 'shopify-cart';

interface CartState extends StoredCart {
  /** True while a checkout is being created. */
  isLoading: boolean;
}

interface CartActions {
  add: (line: NewLine) => void;
  setQuantity: (variantId: string, value: unknown) => void;
  refresh: (asked: readonly string[], current: readonly CurrentVariant[]) => void;
  markUnavailable: (variantIds: readonly string[]) => void;
  /** Forgets the checkout last created, which leads to an order that is complete. */
  forgetCheckout: () => void;
  clear: () => void;
}

type CartStore = CartState & CartActions;

const empty: CartState = {items: [], cartId: null, checkoutUrl: null, isLoading: false};

/** Storage that is full, forbidden or garbled costs the memory between visits, never the cart at hand. */
const storage: PersistStorage<CartState> = {
  getItem(name) {
    try {
      return JSON.parse(localStorage.getItem(name) ?? 'null') as StorageValue<CartState> | null;
    } catch {
      return null;
    }
  },
  setItem(name, value) {
    try {
      localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // As above.
    }
  },
  removeItem(name) {
    localStorage.removeItem(name);
  },
};

/**
 * A checkout of other lines would sell what is no longer in the cart. Its id stays all the same, to ask whether it was
 * completed, until there is nothing left that it could have sold.
 */
function withItems(cart: CartStore, items: readonly CartLine[]): Partial<CartState> {
  if (items === cart.items) return cart;
  if (items.length === 0) return {items, cartId: null, checkoutUrl: null};
  const isSame = checkoutContent(items) === checkoutContent(cart.items);
  return isSame ? {items} : {items, checkoutUrl: null};
}

/** The local cart, kept under `shopify-cart` as `{"state":{…},"version":0}` (specification §3). */
export const useCart = create<CartStore>()(
  persist(
    (set) => ({
      ...empty,
      add: (line) => set((cart) => withItems(cart, addLine(cart.items, line))),
      setQuantity: (variantId, value) =>
        set((cart) => withItems(cart, setQuantity(cart.items, variantId, value))),
      refresh: (asked, current) =>
        set((cart) => withItems(cart, refreshLines(cart.items, asked, current))),
      markUnavailable: (variantIds) =>
        set((cart) => withItems(cart, markUnavailable(cart.items, variantIds))),
      forgetCheckout: () => set({cartId: null, checkoutUrl: null}),
      clear: () => set({items: [], cartId: null, checkoutUrl: null}),
    }),
    {
      name: STORAGE_KEY,
      version: 0,
      storage,
      partialize: ({items, cartId, checkoutUrl, isLoading}) => ({
        items,
        cartId,
        checkoutUrl,
        isLoading,
      }),
      migrate: (stored) => stored as CartState,
      // A checkout under way belongs to the tab that began it: a reload must not leave a dead button.
      merge: (stored, current) => ({...current, ...parseStoredCart(stored)}),
    },
  ),
);

/** Keeps this tab's cart equal to what another tab, or a page from the back-forward cache, left in storage. */
export function followStoredCart(): () => void {
  function onStorage({key}: StorageEvent) {
    if (key === STORAGE_KEY || key === null) void useCart.persist.rehydrate();
  }
  function onPageShow({persisted}: PageTransitionEvent) {
    if (!persisted) return;
    // In this order: every change is stored, and what this page remembers may be older than the storage.
    void useCart.persist.rehydrate();
    useCart.setState({isLoading: false});
  }
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}
