import type {Variant} from '~/catalogue/product';
import {numberOf} from '~/catalogue/variant-selection';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {earlyPress} from '~/ui/early-press';
import {onePress} from '~/ui/one-press';

interface PurchaseButtonProps {
  handle: string;
  variant: Variant | undefined;
  onAdd: () => void;
}

export function PurchaseButton({handle, variant, onAdd}: PurchaseButtonProps) {
  const {t} = useLanguage();
  const soldOut = variant !== undefined && !variant.availableForSale;
  return (
    <button
      {...earlyPress(`add ${handle}`)}
      value={variant && numberOf(variant)}
      type="button"
      disabled={soldOut}
      onClick={onePress(onAdd)}
      className={`${buttonClass.primary} max-sm:px-4`}
    >
      {t(soldOut ? 'product.outOfStock' : 'product.addToCart')}
    </button>
  );
}
