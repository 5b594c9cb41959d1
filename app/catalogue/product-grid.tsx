import type {ComponentType} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {earlyPress} from '~/ui/early-press';
import type {ProductCard as Card} from './product';
import {ProductCard} from './product-card';

const gaps = 'card-grid two-columns clear-left gap-x-4 gap-y-10 sm:gap-x-6';

/** A card of four in a row, which grows with large screens. */
const WIDE = '(min-width:1600px) 360px,(min-width:768px) 320px';

/** How many cards stand beside each other, and how wide that makes them on a wide screen. */
const grids = {
  many: {
    columns: `${gaps} md:grid-cols-3 xl:grid-cols-4`,
    wide: WIDE,
  },
  /** Where four columns would leave the last row uneven, or one card alone in it. */
  threes: {columns: `${gaps} md:grid-cols-3`, wide: '(min-width:768px) 430px'},
  /** Where three would. */
  fours: {columns: `${gaps} md:grid-cols-4`, wide: WIDE},
  /** Where five fill their rows. */
  fives: {
    columns: `${gaps} md:grid-cols-4 xl:grid-cols-5`,
    wide: '(min-width:1280px) 256px,(min-width:768px) 22vw',
  },
  four: {
    columns: `${gaps} lg:grid-cols-4`,
    wide: '(min-width:1600px) 360px,(min-width:1440px) 320px,(min-width:1024px) 22.5vw',
  },
} as const;

/**
 * How many pictures load first: those that a phone shows side by side. More would compete with stylesheet and font for
 * bandwidth; the browser fetches the rest of the first view after layout.
 */
const FIRST_PICTURES = 2;

type Grid = keyof typeof grids;

interface ProductGridProps {
  cards: readonly Card[];
  /** A button on the card. */
  action: ComponentType<{card: Card}>;
  /** Whether the page begins with this list. */
  opensPage?: boolean;
  /** Level of the cards' titles: one below the grid's heading. */
  heading: 'h2' | 'h3';
  grid?: Grid;
}

export function ProductGrid({
  cards,
  action,
  heading,
  opensPage = false,
  grid = 'many',
}: ProductGridProps) {
  const {columns, wide} = grids[grid === 'many' ? fullRows(cards.length) : grid];
  // On a phone a single product takes the whole row (`.card-grid`).
  const phone = cards.length === 1 ? 92 : 45;
  return (
    <ul className={columns}>
      {cards.map((card, index) => (
        <li key={card.handle}>
          <ProductCard
            card={card}
            sizes={`${wide},${phone}vw`}
            loadsFirst={opensPage && index < FIRST_PICTURES}
            heading={heading}
            action={action}
          />
        </li>
      ))}
    </ul>
  );
}

/** Columns with a full last row, or else with no card alone in it, where there are such. */
function fullRows(count: number): Grid {
  if (count % 4 === 0) return 'many';
  if (count % 5 === 0 && count % 3 > 0) return 'fives';
  if (count % 3 === 0 || count % 4 === 1) return 'threes';
  return count % 3 === 1 ? 'fours' : 'many';
}

/** As large as the cards. @param label says to screen readers what is being loaded */
export function ProductGridSkeleton({
  count,
  label,
  grid = 'many',
}: {
  count: number;
  label: string;
  grid?: Grid;
}) {
  return (
    <div role="status" aria-label={label}>
      <ul aria-hidden="true" className={grids[grid].columns}>
        {Array.from({length: count}, (_, index) => (
          <li key={index} data-skeleton="">
            <div className="skeleton aspect-square" />
            <div className="skeleton mt-3 h-5.5 w-3/4" />
            <div className="skeleton mt-1.5 h-5 w-1/3" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Specification §8: products that failed to load. */
export function ProductsError() {
  const {t} = useLanguage();
  return (
    <div className="flex clear-left flex-col items-start gap-6 py-8">
      <p role="alert" className="text-lg text-danger">
        {t('products.error')}
      </p>
      <button
        {...earlyPress('reload')}
        type="button"
        onClick={() => location.reload()}
        className={buttonClass.secondary}
      >
        {t('products.retry')}
      </button>
    </div>
  );
}
