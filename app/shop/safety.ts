import type {LocalizedText} from '~/i18n/languages';

const email = '[{{email}}](mailto:{{email}})';

/**
 * The manufacturer of the goods of the vendors in `vendors.ts`, for products without the metafield `custom.manufacturer`.
 */
export const manufacturer: LocalizedText = {
  sv: `Tillverkare: {{address}}. ${email}`,
  en: `Manufacturer: {{address}}. ${email}`,
};

const care: LocalizedText = {
  sv: 'Titta aldrig rakt in i solen. Kör inte i skymning eller mörker med färgade glas, och aldrig med glas i filterkategori 4.',
  en: 'Never look straight into the sun. Do not drive at dusk or at night with tinted lenses, and never with lenses of filter category 4.',
};

// The owner checks this against the goods: sunglasses are protective equipment of category I (regulation (EU) 2016/425).
const sunglasses: readonly LocalizedText[] = [
  {
    sv: 'Solglasögonen är CE-märkta enligt förordning (EU) 2016/425 och EN ISO 12312-1. Filterkategorin är 3, med fotokromatiska glas 1 till 3, och står på bågen. Skriv till oss om du vill ha EU-försäkran om överensstämmelse.',
    en: 'The sunglasses are CE marked under Regulation (EU) 2016/425 and EN ISO 12312-1. The filter category is 3 (1 to 3 with photochromic lenses) and is marked on the frame. Write to us for the EU declaration of conformity.',
  },
  care,
];

/** Loose lenses are not sunglasses. */
const looseLenses: readonly LocalizedText[] = [
  {
    sv: 'Glasen är delar till en bestämd modell och ger avsett skydd bara när de sitter rätt i den. Filterkategorin, från 0 till 4, står på produktbladet i förpackningen.',
    en: 'The lenses are parts for one model and protect as intended only when they are fitted in it correctly. The filter category, from 0 to 4, is in the leaflet in the box.',
  },
  care,
];

/**
 * Safety texts for goods of the vendors in `vendors.ts`, by Shopify's product type; none for other types. A product's
 * metafield `custom.safety` wins.
 */
export const safety: Readonly<Record<string, readonly LocalizedText[]>> = {
  'Sunglasses': sunglasses,
  'Kids sunglasses': sunglasses,
  'Lenses': looseLenses,
};

/**
 * The lenses' filter category as those texts state it.
 *
 * @param said the product's title and the variant's, in English
 */
export function filterCategory(productType: string, said: string): string | undefined {
  if (safety[productType] !== sunglasses) return undefined;
  return /photochromic/i.test(said) ? '1–3' : '3';
}
