import type {LocalizedText} from '~/i18n/languages';

export const text = {
  titleOf: {sv: 'Sökresultat för ”{{query}}”', en: 'Search results for “{{query}}”'},
  label: {sv: 'Vad letar du efter?', en: 'What are you looking for?'},
  links: {sv: 'Kollektioner och sidor', en: 'Collections and pages'},
  collections: {sv: 'Våra kollektioner', en: 'Our collections'},
  pages: {sv: 'Sidor med sökresultat', en: 'Pages of search results'},
  loading: {sv: 'Söker', en: 'Searching'},
  none: {sv: 'Inga träffar på ”{{query}}”', en: 'No results for “{{query}}”'},
  advice: {
    sv: 'Prova ett annat ord, till exempel ett material, en färg eller ett modellnamn, eller se dig om i kollektionerna.',
    en: 'Try another word, such as a material, a colour or the name of a model, or look around the collections.',
  },
  failed: {
    sv: 'Det gick inte att söka just nu. Försök igen om en stund.',
    en: 'Search is not available right now. Please try again in a moment.',
  },
  previous: {sv: 'Föregående', en: 'Previous'},
  next: {sv: 'Nästa', en: 'Next'},
  page: {sv: 'Sida {{page}} av {{pages}}', en: 'Page {{page}} of {{pages}}'},
} as const satisfies Readonly<Record<string, LocalizedText>>;
