import {useEffect, useEffectEvent} from 'react';
import {shortName} from '~/catalogue/short-name';
import {variantIdOf} from '~/catalogue/variant-selection';
import {useLanguage} from '~/i18n/language-provider';
import {handlePressesElsewhere} from '~/ui/early-press';
import type {Press} from '~/ui/record-presses';
import {showToast} from '~/ui/toast';
import {askForLines} from './ask-for-lines';
import {useCart} from './cart-store';
import {openCart} from './drawer-state';

/**
 * Adds what a visitor tried to add on a page that they left before its scripts loaded. If they had also chosen an
 * option, only that page knows the variant, so a message says that nothing was added.
 */
export function usePressesElsewhere(): void {
  const {pick, t} = useLanguage();

  const carryOut = useEffectEvent(async ({value}: Press, hasChosen: boolean) => {
    const id = variantIdOf(value);
    try {
      const [variant] = hasChosen ? [] : (await askForLines([id])).variants;
      if (!variant?.availableForSale) throw new Error(`${id} is not for sale.`);
      const {availableForSale: _, ...line} = variant;
      useCart.getState().add(line);
      const {title, titles = {sv: title, en: title}} = line.product;
      showToast('success', t('product.added', {title: shortName(pick(titles))}), {
        action: {text: t('cart.view'), run: openCart},
      });
    } catch {
      showToast('error', t('early.notAdded'));
    }
  });

  useEffect(() => {
    const chosen = new Set<string>();
    return handlePressesElsewhere((press) => {
      if (press.name.startsWith('option ')) chosen.add(press.path);
      else if (press.name.startsWith('add ')) void carryOut(press, chosen.has(press.path));
    });
  }, []);
}
