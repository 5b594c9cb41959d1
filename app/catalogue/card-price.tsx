import {useLanguage} from '~/i18n/language-provider';
import {formatPrice} from './money';
import type {ProductCard} from './product';
import {useCardPrice} from './use-card-price';

/** A reduced price stands before the previous one. */
export function CardPrice({card}: {card: ProductCard}) {
  const {language, t} = useLanguage();
  const price = useCardPrice(card);
  if (!card.variant?.compareAtPrice) return <p className="price">{price}</p>;
  return (
    <div className="card-prices">
      <p className="price text-amber">{price}</p>
      <p>
        <span className="sr-only">{t('product.previousPrice')} </span>
        <s className="price">{formatPrice(card.variant.compareAtPrice, language)}</s>
      </p>
    </div>
  );
}
