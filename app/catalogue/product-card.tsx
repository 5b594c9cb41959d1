import type {ReactNode} from 'react';
import {useViewTransitionState} from 'react-router';
import {keepUnits} from '~/i18n/keep-units';
import {useLanguage} from '~/i18n/language-provider';
import {Link} from '~/ui/link';
import {formatPrice} from './money';
import type {ProductCard as Card} from './product';
import {ProductPicture} from './product-picture';
import {PRODUCT_TRANSITION, type CardState} from './product-transition';

interface ProductCardProps {
  card: Card;
  sizes: string;
  /** True in the first row of the first view. */
  urgency?: 'first' | 'soon' | undefined;
  /** The level below the heading that the list stands under. */
  heading: 'h2' | 'h3';
  /** The button that adds the product to the cart, laid over the picture's corner. */
  children: ReactNode;
}

export function ProductCard(props: ProductCardProps) {
  const {card, sizes, urgency, heading: Heading, children} = props;
  const {language, pick, t} = useLanguage();
  const {handle, images, variant} = card;
  const price = keepUnits(formatPrice(card.price, language));
  const before = variant?.compareAtPrice;
  const to = `/product/${handle}`;
  const leaving = useViewTransitionState(to);
  return (
    <article className="group relative grid">
      <div className="relative col-start-1 row-start-1 overflow-hidden">
        <ProductPicture
          image={images[0]}
          alt=""
          use="card"
          sizes={sizes}
          urgency={urgency}
          transition={leaving ? PRODUCT_TRANSITION : undefined}
        />
        {images[1] && (
          <div className="absolute inset-0 hidden opacity-0 transition-opacity duration-250 group-hover:opacity-100 [@media(hover:hover)]:block">
            <ProductPicture image={images[1]} alt="" use="card" sizes={sizes} />
          </div>
        )}
        {variant && !variant.availableForSale && (
          <p className="absolute top-0 left-0 bg-paper px-3 py-1.5 text-sm">
            {t('product.outOfStock')}
          </p>
        )}
      </div>
      <div className="row-start-2 pt-3">
        <Heading className="leading-snug font-medium">
          {/* The whole card is the link's, except for the button. */}
          <Link
            to={to}
            state={{picture: images[0]} satisfies CardState}
            viewTransition
            className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:outline-offset-4 focus-visible:after:outline-2 focus-visible:after:outline-amber"
          >
            {pick(card.title)}
          </Link>
        </Heading>
        <div className="mt-0.5 flex flex-wrap gap-x-2 text-stone">
          <p className={`price whitespace-normal ${before ? 'text-amber' : ''}`}>
            {card.hasDearerVariant ? t('products.from', {price}) : price}
          </p>
          {before && (
            <p>
              <span className="sr-only">{t('product.previousPrice')} </span>
              <s className="price">{formatPrice(before, language)}</s>
            </p>
          )}
        </div>
      </div>
      <div className="relative z-10 col-start-1 row-start-1 self-end justify-self-end has-disabled:pointer-events-none">
        {children}
      </div>
    </article>
  );
}
