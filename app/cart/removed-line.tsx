import {shortName} from '~/catalogue/short-name';
import {namedValues} from '~/catalogue/variant-selection';
import {fillEach} from '~/i18n/fill';
import {useLanguage} from '~/i18n/language-provider';
import type {PickText} from '~/i18n/translate';
import type {CartLine} from './cart';
import {useCart} from './cart-store';
import {drawerText} from './drawer-text';
import {putLineBack} from './line-changes';

/** A line that the shopper has removed. */
export interface Removed {
  line: CartLine;
  /** Where it stood. */
  index: number;
  /** Of the cart's last checkout, which an empty cart forgets. */
  cartId: string | null;
}

/** For screen readers, too, in the region that announces the cart's sum. */
export function removedText({product: {title, titles}}: CartLine, pick: PickText): string {
  const name = shortName(titles ? pick(titles) : title);
  return pick(fillEach(drawerText.removed, () => ({title: name})));
}

interface RemovedLineProps {
  removed: Removed;
  onUndo: () => void;
}

/** Says what the shopper has removed, and puts it back. */
export function RemovedLine({removed: {line, index, cartId}, onUndo}: RemovedLineProps) {
  const {pick} = useLanguage();
  function undo(): void {
    useCart.getState().change((lines) => putLineBack(lines, line, index));
    useCart.setState((cart) => ({cartId: cart.cartId ?? cartId}));
    onUndo();
  }

  return (
    <div className="flex items-center justify-between gap-4 border-b border-line bg-paper px-gutter sm:px-6">
      <p className="min-w-0 py-2.5 text-sm wrap-anywhere">
        {removedText(line, pick)} <span className="text-stone">{namedValues(line, pick)}</span>
      </p>
      <button type="button" onClick={undo} className="link min-h-11 shrink-0 text-sm font-medium">
        {pick(drawerText.undo)}
      </button>
    </div>
  );
}
