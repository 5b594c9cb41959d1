import type {LocalizedText} from '~/i18n/languages';

/** The bar above the header once a page is scrolled (specification §2); null shows none. */
export const announcement: LocalizedText | null = {
  sv: 'Hållbara glasögon, tillverkade i Sverige',
  en: 'Sustainable eyewear made in Sweden',
};
