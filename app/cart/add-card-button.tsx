import type {ProductCard} from '~/catalogue/product';
import {namedValues, numberOf} from '~/catalogue/variant-selection';
import {useLanguage} from '~/i18n/language-provider';
import {earlyPress} from '~/ui/early-press';
import {onePress} from '~/ui/one-press';
import {useAddToCart} from './use-add-to-cart';

export function AddCardButton({card}: {card: ProductCard}) {
  const {pick, t} = useLanguage();
  const addToCart = useAddToCart('product.unavailable');
  const {variant} = card;
  const soldOut = variant !== undefined && !variant.availableForSale;
  const label = t(soldOut ? 'product.titleOutOfStock' : 'product.addTitleToCart', {
    title: pick(card.title),
  });
  const values = variant && !soldOut ? namedValues(variant, pick) : '';
  return (
    <button
      {...earlyPress(`add ${card.handle}`)}
      value={variant && numberOf(variant)}
      type="button"
      disabled={soldOut}
      aria-label={values ? `${label}: ${values}` : label}
      onClick={onePress(() =>
        addToCart(
          card,
          variant,
          card.choices && {
            to: `/product/${card.handle}${card.search ?? ''}`,
            text: t('product.chooseAnother'),
          },
        ),
      )}
      className="card-button"
    />
  );
}
