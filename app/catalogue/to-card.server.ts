import type {
  CardFieldsFragment,
  CardTextsFragment,
  CardVariantFieldsFragment,
} from 'storefrontapi.generated';
import {languages, type Language, type LocalizedText} from '~/i18n/languages';
import {announcedPrice} from './announced-price';
import {cardImages, cardPrice, isSamePrice} from './card';
import type {ShopInfo} from './load-shop.server';
import {isMoney} from './money';
import {fillsField} from './picture-shape';
import type {CardImage, ProductCard, ProductImage, Variant} from './product';
import {isEnglish, shopText} from './shop-text.server';
import {swedishOptionValue} from './swedish-options.server';
import {swedishOverride} from './swedish.server';
import {toImages} from './to-images.server';

/** What a product's card says in other languages than the shop's primary one. */
export type CardTexts = Readonly<Partial<Record<Language, CardTextsFragment>>>;

/** Shopify's answer as a card shows it. */
export function toCard(
  shop: ShopInfo,
  fields: CardFieldsFragment,
  translations: CardTexts = {},
): ProductCard {
  const {handle, title, images, selectedOrFirstAvailableVariant: first, variants} = fields;
  const variant = first && isMoney(first.price) ? first : null;
  const written = swedishOverride(fields)?.title;
  const pictures = toImages(images.nodes, []);
  const otherwise = variant?.price ?? fields.priceRange.minVariantPrice;
  const asked = cardPrice(variants.nodes, otherwise);
  return {
    handle,
    title: shopText(
      shop,
      title,
      translated(translations, (texts) => texts.title),
      written === undefined ? {} : {sv: written},
    ),
    ...asked,
    images: cardImages({
      handle,
      title: {en: title},
      vendor: fields.vendor,
      images: pictures,
    }).map(toCardImage),
    ...choicesOf(fields),
    ...(variant && {
      variant: {
        ...toVariant(shop, variant, translations),
        // It is the former price of this variant, and stands beside no other's.
        ...(isSamePrice(variant.price, asked.price) && formerPrice(variant)),
        ...lineImage(toImages(variant.image ? [variant.image] : [], [])[0] ?? pictures[0]),
      },
    }),
  };
}

function toVariant(
  shop: ShopInfo,
  {id, title, availableForSale, price, selectedOptions}: CardVariantFieldsFragment,
  translations: CardTexts,
): Variant {
  const labelOf = (value: string, index: number) => {
    const fallback = isEnglish(shop) ? swedishOptionValue(value) : undefined;
    const translation = translated(
      translations,
      (texts) => texts.selectedOrFirstAvailableVariant?.selectedOptions[index]?.value,
    );
    return shopText(shop, value, translation, {}, fallback === undefined ? {} : {sv: fallback});
  };
  return {
    id,
    title,
    availableForSale,
    price,
    selectedOptions: selectedOptions.map(({name, value}, index) => ({
      name,
      value,
      label: labelOf(value, index),
    })),
  };
}

const COLOUR = /^(colou?r|farbe|färg)$/i;

/** The colours, or where there is one the variants, so that a card says that it is not all there is. */
function choicesOf({options, variants}: CardFieldsFragment): Pick<ProductCard, 'choices'> {
  const colours = options.find(({name}) => COLOUR.test(name))?.optionValues.length ?? 0;
  if (colours > 1) return {choices: {kind: 'colours', count: colours}};
  const {length} = variants.nodes;
  return length > 1 ? {choices: {kind: 'variants', count: length}} : {};
}

function formerPrice(variant: CardVariantFieldsFragment): Pick<Variant, 'compareAtPrice'> {
  const compareAtPrice = announcedPrice(variant);
  return compareAtPrice ? {compareAtPrice} : {};
}

function toCardImage(image: CardImage): CardImage {
  const {url, tone, width, height} = image;
  return {url, ...(tone && {tone}), ...(!fillsField(image) && {width, height})};
}

/** Beside its title in the cart a picture needs no words. */
function lineImage(image: ProductImage | undefined): Pick<Variant, 'image'> {
  return image ? {image: {url: image.url, altText: null}} : {};
}

function translated(
  translations: CardTexts,
  choose: (texts: CardTextsFragment) => string | undefined,
): Partial<LocalizedText> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const texts = translations[language];
      const text = texts && choose(texts);
      return text === undefined ? [] : [[language, text]];
    }),
  );
}
