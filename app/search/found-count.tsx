import {useLanguage} from '~/i18n/language-provider';
import type {Found} from './found';
import {productCount, text} from './text';

/** How many products were found. Above pages alone, “0 products” would read as a failure: what there is is heard. */
export function FoundCount({total, links, chosen}: Omit<Found, 'cards'>) {
  const {pick} = useLanguage();
  if (total === 0 && links.length > 0 && !chosen) {
    return <span className="sr-only">{`${pick(text.links)}: ${links.length}`}</span>;
  }
  return pick(productCount(total), {count: total});
}
