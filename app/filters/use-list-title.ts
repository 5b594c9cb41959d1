import {useLanguage} from '~/i18n/language-provider';
import type {Chosen} from './chips';

/** A page's title with its list's filters, so that screen readers hear a change. */
export function useListTitle(
  title: string,
  chosen: Chosen | undefined,
  total: number | undefined,
): string {
  const {pick, t} = useLanguage();
  if (!chosen) return title;
  const values = chosen.chips.map(({label}) => pick(label)).join(', ');
  const count = total === undefined ? '' : ` (${t('category.count', {count: total})})`;
  return `${[title, values].filter(Boolean).join(': ')}${count}`;
}
