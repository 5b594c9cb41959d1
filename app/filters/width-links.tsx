import {isWithin} from '~/catalogue/measurements';
import type {ProductCard} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {widths} from '~/shop/widths';
import {buttonClass} from '~/ui/button';
import {CloseIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {barText} from './bar-text';
import {listAddress, type List} from './list-address';

interface WidthLinksProps {
  list: List;
  cards: readonly ProductCard[];
  /** What the list is filtered by. */
  query: string;
  /** The widths that its other filters leave, where it is filtered. */
  held?: readonly string[] | undefined;
}

/** Links to the filter visitors need first, whether a pair fits, where a list's products differ in it. */
export function WidthLinks({list, cards, query, held}: WidthLinksProps) {
  const {pick} = useLanguage();
  const parts = query.split('&');
  const others = parts.filter((part) => part && !part.startsWith('width='));
  const offered = widths.filter(
    ({value, ...range}) =>
      held?.includes(value) ?? cards.some(({frontWidth}) => isWithin(range, frontWidth)),
  );
  return (
    (offered.length > 1 || query.includes('width=')) && (
      <nav
        aria-label={pick(barText.width)}
        className="mb-6 flex flex-wrap items-center gap-2 max-md:clear-both md:float-left md:mt-12"
      >
        <span aria-hidden="true" className="text-stone">
          {pick(barText.width)}
        </span>
        {offered.map(({value, name}) => {
          const part = `width=${value}`;
          const isChosen = parts.includes(part);
          return (
            <Link
              key={value}
              to={listAddress(list, (isChosen ? others : [...others, part]).join('&'))}
              preventScrollReset
              rel="nofollow"
              className={`${buttonClass.chip} ${isChosen ? 'bg-ink text-white' : ''}`}
            >
              {isChosen && <span className="sr-only">{pick(barText.remove)} </span>}
              {pick(name)}
              {isChosen && (
                // On phones all widths stand in one row.
                <span className="hidden md:block">
                  <CloseIcon />
                </span>
              )}
            </Link>
          );
        })}
      </nav>
    )
  );
}
