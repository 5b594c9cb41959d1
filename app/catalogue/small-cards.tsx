import {memo} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {useComparison} from '~/sizes/comparison';
import {Link} from '~/ui/link';
import type {SmallCard as Card} from './product';
import {ProductName} from './product-name';
import {ProductPicture} from './product-picture';
import {useCardPrice} from './use-card-price';

export function SmallCards({cards}: {cards: readonly Card[]}) {
  return (
    <ul className="small-cards">
      {cards.map((card) => (
        <SmallCard key={card.handle} card={card} />
      ))}
    </ul>
  );
}

/** Memoized: the router renders a page again when a navigation begins. */
const SmallCard = memo(function SmallCard({card}: {card: Card}) {
  const {langOf} = useLanguage();
  const note = useComparison(card);
  const price = useCardPrice(card);
  return (
    <li className="relative grid grid-cols-[min(7rem,20vw,40%)_1fr] gap-x-3">
      <ProductPicture image={card.image} alt="" use="tile" sizes="112px" />
      <div>
        <Link
          to={`/product/${card.handle}`}
          lang={langOf(card.title)}
          className="font-medium wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <ProductName title={card.title} />
        </Link>
        <p className="price text-stone">{price}</p>
        {note && <p className="text-sm">{note}</p>}
      </div>
    </li>
  );
});
