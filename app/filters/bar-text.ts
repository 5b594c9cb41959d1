import type {LocalizedText} from '~/i18n/languages';

/** The texts of the filter bar, which is on every list; the sheet loads its own. */
export const barText = {
  open: {sv: 'Filtrera och sortera', en: 'Filter and sort'},
  width: {sv: 'Bredd', en: 'Width'},
  remove: {sv: 'Ta bort', en: 'Remove'},
  clear: {sv: 'Rensa filter', en: 'Clear filters'},
  none: {sv: 'Inga träffar', en: 'No products match'},
  noneAdvice: {
    sv: 'Ta bort ett filter, så visas fler.',
    en: 'Remove a filter to see more.',
  },
  near: {sv: 'Liknande produkter', en: 'Close matches'},
} as const satisfies Readonly<Record<string, LocalizedText>>;
