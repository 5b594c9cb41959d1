import {formatCharged, formatPrice} from '~/catalogue/money';
import type {Product, Variant} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';

interface PriceProps {
  product: Product;
  variant: Variant | undefined;
  /** True in the bar at the bottom, for a smaller price. */
  compact?: boolean;
}

export function Price({product, variant, compact}: PriceProps) {
  const {language, t} = useLanguage();
  const before = variant?.compareAtPrice;
  const price = variant?.price ?? product.minPrice;
  if (!price) return null;
  const charged = formatCharged(price, language);
  return (
    <p
      className={`${compact ? '' : 'mt-3 text-heading'} ${before ? 'text-amber' : compact ? 'text-stone' : ''}`}
      aria-live={compact ? undefined : 'polite'}
      aria-atomic={compact ? undefined : true}
    >
      <span className="sr-only">{t('product.price')} </span>
      <span className="price">{formatPrice(price, language)}</span>
      {charged && !compact && <span className="price ml-1 text-base text-stone"> ({charged})</span>}
      {before && (
        <span className={`text-stone ${compact ? '' : 'block text-base'}`}>
          {' '}
          <span className={compact ? 'sr-only' : ''}>{t('product.previousPrice')} </span>
          <s className="price">{formatPrice(before, language)}</s>
        </span>
      )}
      {variant?.availableForSale === false && !compact && (
        <span className="sr-only">, {t('product.outOfStock')}</span>
      )}
    </p>
  );
}
