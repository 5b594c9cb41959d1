import {memo, useState, type ComponentType} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {useComparison} from '~/sizes/comparison';
import {isBuiltFile} from '~/ui/built-file';
import {Link} from '~/ui/link';
import {CardPrice} from './card-price';
import type {CardState} from './card-state';
import type {ProductCard as Card} from './product';
import {ProductName} from './product-name';
import {ProductPicture} from './product-picture';
import {namedValues} from './variant-selection';

interface ProductCardProps {
  card: Card;
  /** In a row of two or three. */
  isLarge: boolean;
  /** Whether it shows its second picture first, unless specification §9 chooses the first. */
  turned: boolean | undefined;
  sizes: string;
  /** Whether its picture loads before the rest of the page. */
  loadsFirst: boolean;
  /** The level below the heading that the list stands under. */
  heading: 'h2' | 'h3';
  /** The button that adds the product to the cart, over the picture's corner. */
  action: ComponentType<{card: Card}>;
}

/** Memoized: the router renders a page again when a navigation begins, and a list has dozens of cards. */
export const ProductCard = memo(function ProductCard({
  card,
  isLarge,
  turned,
  sizes,
  loadsFirst,
  heading: Heading,
  action: Action,
}: ProductCardProps) {
  const {langOf, pick, t} = useLanguage();
  const {isChosen, handle, images, search = '', variant} = card;
  const to = `/product/${handle}${search}`;
  const note = useComparison(card);
  const [picture, other] = turned && !isChosen && images[1] ? [images[1], images[0]] : images;
  const use = isLarge ? 'largeCard' : 'card';
  // Hovering fetches the other picture; it shows once loaded.
  const [second, setSecond] = useState<'wanted' | 'there'>();
  return (
    <div
      className="card"
      onPointerEnter={({pointerType}) => {
        if (pointerType === 'mouse') setSecond((state) => state ?? 'wanted');
      }}
    >
      <div className="card-picture">
        <ProductPicture
          image={picture}
          alt=""
          use={use}
          sizes={sizes}
          urgency={loadsFirst ? 'first' : undefined}
        />
        {second && other && (
          <div
            className="card-hover"
            hidden={second === 'wanted'}
            onLoadCapture={() => setSecond('there')}
          >
            <ProductPicture image={other} alt="" use={use} sizes={sizes} urgency="soon" />
          </div>
        )}
        {variant && !variant.availableForSale && (
          <p className="card-note top-1.5 bottom-auto">
            {t('product.outOfStock')}
            {search && `: ${namedValues(variant, pick)}`}
          </p>
        )}
        {note && <p className="card-note">{note}</p>}
      </div>
      <div className="card-text">
        <Heading className="card-title" lang={langOf(card.title)}>
          <Link
            to={to}
            state={
              {
                // The range's picture is a file of the app, not the product's picture.
                picture: images[0] && isBuiltFile(images[0].url) ? images[1] : images[0],
                title: card.title,
                price: card.variant?.price ?? card.price,
              } satisfies CardState
            }
            className="card-link"
          >
            <ProductName title={card.title} />
          </Link>
        </Heading>
        <CardPrice card={card} />
        {card.choices && <CardChoices {...card.choices} />}
      </div>
      <div className="card-action">
        <Action card={card} />
      </div>
    </div>
  );
});

/** With dots where the shop tells the colour of each. */
function CardChoices({kind, count, swatches}: NonNullable<Card['choices']>) {
  const {t} = useLanguage();
  return (
    <div className="card-choices">
      {swatches?.map((colour, index) => (
        <i key={index} style={{background: colour}} />
      ))}
      {t(`products.${kind}`, {count})}
    </div>
  );
}
