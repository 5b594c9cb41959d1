import {swedishOverride, translatePhrases} from '~/catalogue/swedish.server';
import {codeOf} from '~/catalogue/shop-text.server';
import {languages, type Language} from '~/i18n/languages';
import type {SwedishText} from '~/shop/swedish/swedish-text';
import {counted, listed, verb, type Finding} from '../finding.ts';
import type {Shop, ShopProduct} from '../read-shop.ts';

const NAMES: Readonly<Record<Language, string>> = {sv: 'Swedish', en: 'English'};
const OVERRIDES = 'app/shop/swedish/products.ts';

/** Checks the shop's published languages, and products without a text in one of the storefront's. */
export function checkLanguages(shop: Shop): Finding[] {
  const foreign = languages.filter((language) => codeOf(language) !== shop.primaryLanguage);
  return foreign.flatMap((language) => [
    ...checkPublished(shop, language),
    ...checkTexts(shop, language),
  ]);
}

function checkPublished(shop: Shop, language: Language): Finding[] {
  if (shop.languages.includes(codeOf(language))) return [];
  return [
    {
      code: 'language-unpublished',
      severity: 'worth knowing',
      sentence: `The shop is not published in ${NAMES[language]} (Shopify admin › Settings › Languages): the ${NAMES[language]} pages show its own texts where app/shop has none.`,
    },
  ];
}

function checkTexts(shop: Shop, language: Language): Finding[] {
  const without = shop.products
    .filter((product) => product.description.trim() !== '' && !hasText(shop, product, language))
    .map(({handle}) => handle);
  const {length} = without;
  if (length === 0) return [];
  const where = language === 'sv' ? `, or write the Swedish in ${OVERRIDES}` : '';
  return [
    {
      code: `products-without-${NAMES[language].toLowerCase()}`,
      severity: 'worth knowing',
      ...(language === 'sv' && {file: OVERRIDES}),
      sentence: `${counted(length, 'product')} ${verb(length, 'has', 'have')} no ${NAMES[language]} description (${listed(without)}): translate ${verb(length, 'it', 'them')} in Shopify${where}.`,
      details: without,
    },
  ];
}

function hasText(shop: Shop, product: ShopProduct, language: Language): boolean {
  const {description, title} = product;
  // Shopify returns the primary text if it has no translation.
  const translation = shop.translations[language]?.get(product.handle);
  if (translation && translation !== description) return true;
  if (language !== 'sv') return false;
  return (
    swedishOverride(product) !== undefined ||
    (shop.primaryLanguage === 'EN' && translatePhrases(description, title) !== undefined)
  );
}

/** Checks that the Swedish texts of app/shop belong to products of the shop. */
export function checkOverrides(
  products: readonly ShopProduct[],
  overrides: Readonly<Record<string, SwedishText>>,
): Finding[] {
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const unknown: string[] = [];
  const foreign: string[] = [];
  for (const handle of Object.keys(overrides)) {
    const product = byHandle.get(handle);
    const override = product && swedishOverride(product);
    if (!product) unknown.push(handle);
    else if (!override) foreign.push(`${handle} (${product.vendor})`);
  }
  return [
    ...about('overrides-unknown', unknown, 'for a handle that the shop does not have'),
    ...about(
      'overrides-of-others',
      foreign,
      'not shown, as app/shop/vendors.ts does not name the product’s vendor',
    ),
  ];
}

function about(code: string, handles: readonly string[], what: string): Finding[] {
  if (handles.length === 0) return [];
  const {length} = handles;
  return [
    {
      code,
      severity: 'worth knowing',
      file: OVERRIDES,
      sentence: `${counted(length, 'Swedish text')} of ${OVERRIDES} ${verb(length, 'is', 'are')} ${what}: ${listed(handles)}.`,
      details: handles,
    },
  ];
}
