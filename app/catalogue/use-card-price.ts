import {keepUnits} from '~/i18n/keep-units';
import {useLanguage} from '~/i18n/language-provider';
import {formatPrice} from './money';
import type {ProductCard} from './product';

/** With "from" if another variant costs more. */
export function useCardPrice({
  price,
  hasDearerVariant,
}: Pick<ProductCard, 'price' | 'hasDearerVariant'>): string {
  const {language, t} = useLanguage();
  const shown = keepUnits(formatPrice(price, language));
  return hasDearerVariant ? t('products.from', {price: shown}) : shown;
}
