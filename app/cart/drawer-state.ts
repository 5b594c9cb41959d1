import {create} from 'zustand';

/** Whether the cart drawer is open. Separate from the cart, which is kept between visits. */
export const useCartDrawer = create<{open: boolean; show: () => void; hide: () => void}>()(
  (set) => ({
    open: false,
    show: () => set({open: true}),
    hide: () => set({open: false}),
  }),
);

/** Through the header's button, so that focus returns to it. */
export function openCart(): void {
  const button = document.querySelector<HTMLButtonElement>('header [data-press=cart]');
  button?.focus();
  button?.click();
}
