import type {LocalizedText} from '~/i18n/languages';

/** Separate from the other texts of the search, so that a first visit does not fetch it. */
export const drawerText = {
  clear: {sv: 'Töm sökfältet', en: 'Clear the search field'},
  close: {sv: 'Stäng sökningen', en: 'Close search'},
  suggestions: {sv: 'Förslag', en: 'Suggestions'},
  all: {sv: 'Visa alla {{count}}', en: 'Show all {{count}}'},
} as const satisfies Readonly<Record<string, LocalizedText>>;
