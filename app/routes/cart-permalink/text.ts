import type {LocalizedText} from '~/i18n/languages';

export const text = {
  title: {
    sv: 'Varan i länken säljs inte',
    en: 'This link is to something that is not for sale',
  },
  description: {
    sv: 'Varan kan ha utgått. Det du själv har lagt i varukorgen finns kvar.',
    en: 'It may have been discontinued. What you put in the cart yourself is still there.',
  },
} satisfies Record<string, LocalizedText>;
