import type {ProductByHandleQuery} from 'storefrontapi.generated';
import {languages, type Language} from '~/i18n/languages';
import type {ShopInfo} from './load-shop.server';
import {readMeasurements, withoutMeasurements} from './read-measurements.server';
import type {Product} from './product';
import {readShopHtml} from './shop-html.server';
import {isEnglish, shopText, type Translations} from './shop-text.server';
import {swedishOverride, translatePhrases} from './swedish.server';

type Described = Pick<
  NonNullable<ProductByHandleQuery['productByHandle']>,
  'handle' | 'vendor' | 'title' | 'descriptionHtml' | 'images' | 'measurements'
>;

/**
 * The description and its markup in both languages, without the measurements that the table shows. Swedish: the text
 * written for the product, else the shop's translation, else the phrase dictionary if it knows every word
 * (specification §9), else the shop's own text.
 *
 * @param translations the shop's texts in its other languages
 */
export function describeProduct(
  shop: ShopInfo,
  fields: Described,
  translations: Translations<{descriptionHtml: string}>,
): Pick<Product, 'description' | 'descriptionHtml' | 'measurements'> {
  const origins = pictureOrigins(fields);
  const own = readShopHtml(fields.descriptionHtml, origins);
  const measurements = readMeasurements(fields.measurements);
  const proseOf = (text: string) => (measurements ? withoutMeasurements(text, measurements) : text);
  const prose = proseOf(own.text);
  const texts: Partial<Record<Language, string>> = {};
  const html: Partial<Record<Language, string>> = {};
  const written: Translations<string> = {sv: swedishOverride(fields)?.paragraphs.join('\n\n')};
  for (const language of languages) {
    const source = translations[language]?.descriptionHtml;
    const isTranslated = Boolean(source) && source !== fields.descriptionHtml;
    const shown = isTranslated ? readShopHtml(source ?? '', origins) : own;
    if (isTranslated) texts[language] = proseOf(shown.text);
    if (shown.html && !written[language]) html[language] = shown.html;
  }
  const swedish =
    written.sv ??
    (isEnglish(shop) && !texts.sv && !own.html ? translatePhrases(prose, fields.title) : undefined);
  return {
    description: shopText(shop, prose, texts, swedish === undefined ? {} : {sv: swedish}),
    ...(Object.keys(html).length > 0 && {descriptionHtml: html}),
    ...(measurements && {measurements}),
  };
}

/** Origins of the shop's pictures. */
function pictureOrigins({images}: Described): string[] {
  const origins = images.nodes.flatMap(({url}) => URL.parse(url)?.origin ?? []);
  return ['https://cdn.shopify.com', ...origins];
}
