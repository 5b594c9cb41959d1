import {useState} from 'react';
import {useLocation} from 'react-router';
import type {Product, Variant} from '~/catalogue/product';
import {defaultVariant, withVariant} from '~/catalogue/variant-selection';

/**
 * The variant that the address names until another one is chosen. A choice takes the place of the history's entry: what
 * is shared, kept or come back to shows the same. No navigation, which would load the product again.
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
