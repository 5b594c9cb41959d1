import {create} from 'zustand';
import {persist, type PersistStorage, type StorageValue} from 'zustand/middleware';
import {addLine, checkoutContent, setQuantity, type CartLine, type NewLine} from './cart';
import {parseStoredCart, type StoredCart} from './stored-cart';

const STORAGE_KEY = 'shopify-cart';

interface CartState extends StoredCart {
  /** True while a checkout is being created. */
  isLoading: boolean;
}

interface CartActions {
  add: (line: NewLine) => void;
  setQuantity: (variantId: string, value: unknown) => void;
  /** Other changes come with the cart drawer: line-changes.ts. */
  change: (change: (lines: readonly CartLine[]) => readonly CartLine[]) => void;
  /** Forgets the last checkout, whose order is complete. */
  forgetCheckout: () => void;
  clear: () => void;
}

type CartStore = CartState & CartActions;

const empty: CartState = {items: [], cartId: null, checkoutUrl: null, isLoading: false};

/** If storage is full, blocked or corrupt, the cart works for this visit only. */
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
      // The cart stays in memory.
    }
  },
  removeItem(name) {
    localStorage.removeItem(name);
  },
};

/**
 * The old checkout would sell what is no longer in the cart. Its id stays until the cart is empty, to ask whether the
 * order was completed.
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
      change: (change) => set((cart) => withItems(cart, change(cart.items))),
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
      // A pending checkout belongs to the tab that began it: a reload must not leave a dead button.
      merge: (stored, current) => ({...current, ...parseStoredCart(stored)}),
    },
  ),
);

/** Syncs this tab's cart with storage, which other tabs and pages from the back-forward cache change. */
export function followStoredCart(): () => void {
  function onStorage({key}: StorageEvent) {
    if (key === STORAGE_KEY || key === null) void useCart.persist.rehydrate();
  }
  function onPageShow({persisted}: PageTransitionEvent) {
    if (!persisted) return;
    // Read first: every change is stored, and this page's state may be older than the storage.
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
