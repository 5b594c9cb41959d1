import {shortName} from '~/catalogue/short-name';
import {fillEach} from '~/i18n/fill';
import {useLanguage} from '~/i18n/language-provider';
import type {CartLine} from './cart';
import {useCart} from './cart-store';
import {putLineBack} from './line-changes';

/** Here instead of in the dictionary: they load with the cart. */
const text = {
  removed: {sv: 'Du tog bort {{title}}.', en: 'You removed {{title}}.'},
  undo: {sv: 'Ångra', en: 'Undo'},
};

/** A line that the shopper has removed, and where it stood. */
export interface Removed {
  line: CartLine;
  index: number;
}

/** Says what the shopper has removed, and puts it back. */
export function RemovedLine({line, index}: Removed) {
  const {pick} = useLanguage();
  const change = useCart((cart) => cart.change);
  const {title, titles} = line.product;
  const name = shortName(titles ? pick(titles) : title);
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line bg-paper px-gutter sm:px-6">
      <p className="min-w-0 py-2.5 text-sm wrap-anywhere">
        {pick(fillEach(text.removed, () => ({title: name})))}
      </p>
      <button
        type="button"
        onClick={() => change((lines) => putLineBack(lines, line, index))}
        className="link min-h-11 shrink-0 text-sm font-medium"
      >
        {pick(text.undo)}
      </button>
    </div>
  );
}
