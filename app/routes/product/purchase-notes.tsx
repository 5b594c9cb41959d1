import type {Product} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {LinkedText} from '~/layout/linked-text';

interface PurchaseNotesProps {
  product: Product;
  /** Whether a line further down promises free shipping. */
  sentFree: boolean;
}

/** Tax and shipping, and what a struck-through option means: below the options, so that a phone's first view has room for these. */
export function PurchaseNotes({product, sentFree}: PurchaseNotesProps) {
  const {t} = useLanguage();
  return (
    <p className="mt-4 text-sm text-stone empty:hidden">
      {/* A gift card is taxed only when used. */}
      {!product.isGiftCard && (
        <>
          <LinkedText text={t('product.taxes')} />{' '}
          {!sentFree && <LinkedText text={t('product.shipping')} />}{' '}
        </>
      )}
      {/* Each such value tells assistive technology itself. Keeps its place, so that a choice does not move the button. */}
      {product.variants.some(({availableForSale}) => !availableForSale) && (
        <span className="options-note" aria-hidden="true">
          {t('product.crossedOut')}
        </span>
      )}
    </p>
  );
}
