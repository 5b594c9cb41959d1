import type {LocalizedText} from '~/i18n/languages';

/** Loaded once a visitor has seen a product. */
export const text = {
  title: {sv: 'Nyligen visade', en: 'Recently viewed'},
  clear: {sv: 'Rensa listan', en: 'Clear the list'},
  cleared: {sv: 'Listan är rensad.', en: 'The list is cleared.'},
} satisfies Record<string, LocalizedText>;
