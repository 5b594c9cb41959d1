import type {ComponentType} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {earlyPress} from '~/ui/early-press';
import {PAGE_SIZE} from './categories';
import type {ProductCard as Card} from './product';
import {ProductCard} from './product-card';

const gaps = 'card-grid card-list two-columns clear-both gap-x-4 sm:gap-x-6';

const grids = {
  /** Rows of two, three or four. */
  rows: `${gaps} card-rows md:grid-cols-12`,
  /** One row of four, two of two on a tablet. */
  four: `${gaps} lg:grid-cols-4`,
} as const;

type Grid = keyof typeof grids;

/** How wide a card is on wide screens, by how many stand in its row, fewer than four or as its grid has. */
const widths = {
  2: '(min-width:1600px) 750px,(min-width:768px) 46vw',
  3: '(min-width:1600px) 490px,(min-width:768px) 30vw',
  rows: '(min-width:1600px) 360px,(min-width:768px) 22.5vw',
  four: '(min-width:1600px) 360px,(min-width:1024px) 22.5vw',
} as const;

const rowClasses = {2: 'in-two', 3: 'in-three', rows: '', four: ''} as const;

/**
 * How many pictures load first: those that a phone shows side by side. More would compete with stylesheet and font for
 * bandwidth; the browser fetches the rest of the first view after layout.
 */
const FIRST_PICTURES = 2;

interface ProductGridProps {
  cards: readonly Card[];
  /** A button on the card. */
  action: ComponentType<{card: Card}>;
  /** Whether the page begins with this list. */
  opensPage?: boolean;
  /** Whether the large cards that begin the list show their second picture first: this shop's are taken in sunlight. */
  turnsLarge?: boolean;
  /** Level of the cards' titles: one below the grid's heading. */
  heading: 'h2' | 'h3';
  grid?: Grid;
}

export function ProductGrid({
  cards,
  action,
  heading,
  opensPage = false,
  turnsLarge,
  grid = 'rows',
}: ProductGridProps) {
  return (
    <ul className={grids[grid]}>
      {cards.map((card, index) => {
        const {isLarge, isFirstRow, sizes, className} = placeOf(grid, index, cards.length);
        return (
          <li key={card.handle} className={className}>
            <ProductCard
              card={card}
              isLarge={isLarge}
              turned={turnsLarge && isFirstRow}
              sizes={sizes}
              loadsFirst={opensPage && index < FIRST_PICTURES}
              heading={heading}
              action={action}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** So many stand in two rows of three: of a small collection all pictures are large. */
const FEW = 6;

/** By what a longer list's length leaves over four: how many of its first cards stand in rows of two, then of three. */
const largeCards = [
  [2, 6],
  [2, 3],
  [2, 0],
  [0, 3],
] as const;

/**
 * How many cards stand in a card's row on a wide screen: rows of four after larger ones, so that no row is short. On a
 * phone, with two columns, the first of an odd number takes a row. A list of several pages does not change its beginning
 * when it grows.
 */
function placeOf(grid: Grid, index: number, count: number) {
  const isPaged = count >= PAGE_SIZE;
  let [inTwo, inThree] = (count === FEW ? [0, FEW] : largeCards[count % 4]) ?? [0, 0];
  if (grid === 'four' || isPaged || count < inTwo + inThree) inTwo = inThree = 0;
  const isLarge = index < inTwo + inThree;
  const row = index < inTwo ? 2 : isLarge ? 3 : grid;
  const isPhoneRow = index === 0 && count % 2 > 0 && !isPaged;
  return {
    isLarge,
    /** Of larger cards. */
    isFirstRow: index < (inTwo || inThree),
    sizes: `${widths[row]},${isPhoneRow ? 92 : 45}vw`,
    className: rowClasses[row] + (isPhoneRow ? ' phone-row' : '') || undefined,
  };
}

/** As large as the cards. @param label says to screen readers what is being loaded */
export function ProductGridSkeleton({
  count,
  label,
  grid = 'rows',
}: {
  count: number;
  label: string;
  grid?: Grid;
}) {
  return (
    <div role="status" aria-label={label}>
      <ul aria-hidden="true" className={grids[grid]}>
        {Array.from({length: count}, (_, index) => (
          // What loads may be longer, and begins as such a list does.
          <li key={index} data-skeleton="" className={placeOf(grid, index, count + 4).className}>
            <div className="card-picture">
              <div className="skeleton" />
            </div>
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
    <div className="flex clear-both flex-col items-start gap-6 py-8">
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
