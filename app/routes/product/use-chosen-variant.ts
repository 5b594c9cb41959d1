import {useState} from 'react';
import {useLocation} from 'react-router';
import type {Product, Variant} from '~/catalogue/product';
import {defaultVariant, withVariant} from '~/catalogue/variant-selection';

/**
 * The variant in the address, until the visitor selects another. A selection replaces the history entry, so that shared
 * and revisited addresses show the same. Without a navigation, which would reload the product.
 */
export function useChosenVariant(product: Product) {
  const location = useLocation();
  const [choice, setChoice] = useState<{at: typeof location; variant: Variant}>();
  const isCurrent = choice?.at === location;
  const variant = isCurrent ? choice.variant : defaultVariant(product, location.search);

  function choose(chosen: Variant | undefined) {
    if (!chosen) return;
    setChoice({at: location, variant: chosen});
    history.replaceState(history.state, '', withVariant(window.location.href, chosen));
  }
  return [variant, choose] as const;
}
