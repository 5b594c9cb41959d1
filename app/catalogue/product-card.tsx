import {Link} from 'react-router';
import {useAddToCart} from '~/cart/use-add-to-cart';
import {useLanguage} from '~/i18n/language-provider';
import {PlusIcon} from '~/ui/icons';
import {formatPrice} from './money';
import type {ProductCard as Card} from './product';
import {ProductPicture} from './product-picture';

interface ProductCardProps {
  card: Card;
  sizes: string;
  /** True in the first row of the first view. */
  eager?: boolean;
}

export function ProductCard({card, sizes, eager}: ProductCardProps) {
  const {language, pick, t} = useLanguage();
  const {handle, images, variant} = card;
  const title = pick(card.title);
  const price = formatPrice(card.price, language);
  return (
    <article className="group relative flex flex-col">
      <div className="relative overflow-hidden">
        <ProductPicture image={images[0]} alt="" sizes={sizes} eager={eager} />
        {images[1] && (
          <div className="absolute inset-0 hidden opacity-0 transition-opacity duration-250 group-hover:opacity-100 [@media(hover:hover)]:block">
            <ProductPicture image={images[1]} alt="" sizes={sizes} />
          </div>
        )}
      </div>
      <div className="flex items-start justify-between gap-2 pt-3">
        <div className="min-w-0">
          <h3 className="font-medium">
            {/* The whole card is the link's, except for the button below. */}
            <Link
              to={`/product/${handle}`}
              prefetch="intent"
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h3>
          <p className="price text-stone">
            {card.hasDearerVariant ? t('products.from', {price}) : price}
          </p>
        </div>
        <AddButton card={card} title={title} />
      </div>
      {variant && !variant.availableForSale && (
        <p className="absolute top-3 left-3 bg-surface px-2 py-1 text-sm">
          {t('product.outOfStock')}
        </p>
      )}
    </article>
  );
}

function AddButton({card, title}: {card: Card; title: string}) {
  const {t} = useLanguage();
  const addToCart = useAddToCart('product.unavailable');
  const {variant} = card;
  const soldOut = variant !== undefined && !variant.availableForSale;
  return (
    <button
      type="button"
      disabled={soldOut}
      aria-label={t(soldOut ? 'product.titleOutOfStock' : 'product.addTitleToCart', {title})}
      onClick={() => addToCart(card, variant)}
      className="relative z-10 flex size-11 shrink-0 items-center justify-center border border-line bg-surface transition-colors duration-200 hover:border-ink disabled:text-line disabled:hover:border-line"
    >
      <PlusIcon />
    </button>
  );
}
