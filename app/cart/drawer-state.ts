import {create} from 'zustand';

/** Whether the cart drawer is open; apart from the cart, which is kept between visits. */
export const useCartDrawer = create<{open: boolean; show: () => void; hide: () => void}>()(
  (set) => ({
    open: false,
    show: () => set({open: true}),
    hide: () => set({open: false}),
  }),
);
