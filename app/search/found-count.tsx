import {useLanguage} from '~/i18n/language-provider';
import type {Found} from './found';
import {text} from './text';

/**
 * The number of products. If only pages are found, “0 products” would sound like a failure, so it names those to screen
 * readers.
 */
export function FoundCount({total, links, chosen}: Omit<Found, 'cards'>) {
  const {pick, t} = useLanguage();
  if (total === 0 && links.length > 0 && !chosen) {
    return <span className="sr-only">{`${pick(text.links)}: ${links.length}`}</span>;
  }
  return t('category.count', {count: total});
}
