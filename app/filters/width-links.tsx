import {isWithin} from '~/catalogue/measurements';
import type {ProductCard} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {widths} from '~/shop/widths';
import {buttonClass} from '~/ui/button';
import {Link} from '~/ui/link';
import {barText} from './bar-text';
import {listAddress, type List} from './list-address';

/** Links to the filter visitors need first, whether a pair fits, where a list's products differ in it. */
export function WidthLinks({list, cards}: {list: List; cards: readonly ProductCard[]}) {
  const {pick} = useLanguage();
  const held = widths.filter((range) => cards.some(({frontWidth}) => isWithin(range, frontWidth)));
  return (
    held.length > 1 && (
      <nav
        aria-label={pick(barText.width)}
        className="mb-6 flex flex-wrap items-center gap-2 max-md:clear-both md:float-left md:mt-12"
      >
        <span aria-hidden="true" className="text-stone">
          {pick(barText.width)}
        </span>
        {held.map(({value, name}) => (
          <Link
            key={value}
            to={listAddress(list, `width=${value}`)}
            preventScrollReset
            rel="nofollow"
            className={buttonClass.chip}
          >
            {pick(name)}
          </Link>
        ))}
      </nav>
    )
  );
}
