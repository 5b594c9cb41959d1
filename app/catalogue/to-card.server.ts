import type {
  CardFieldsFragment,
  CardTextsFragment,
  CardVariantFieldsFragment,
} from 'storefrontapi.generated';
import {languages, type Language, type LocalizedText} from '~/i18n/languages';
import {announcedPrice} from './announced-price';
import {cardImages, cardPrice, isSamePrice} from './card';
import type {ShopInfo} from './load-shop.server';
import {pictureTone} from './picture-tone.server';
import type {CardImage, ProductCard, Variant} from './product';
import {shopText} from './shop-text.server';
import {swedishOptionValue} from './swedish-options.server';
import {swedishOverride} from './swedish.server';

/** What a product's card says in other languages than the shop's primary one. */
export type CardTexts = Readonly<Partial<Record<Language, CardTextsFragment>>>;

/** Shopify's answer as a card shows it. */
export function toCard(
  shop: ShopInfo,
  fields: CardFieldsFragment,
  translations: CardTexts = {},
): ProductCard {
  const {handle, title, images, selectedOrFirstAvailableVariant: variant, variants} = fields;
  const written = swedishOverride(fields)?.title;
  const pictures = cardImages({handle, title: {en: title}, images: images.nodes.map(toCardImage)});
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
    images: pictures.map(({url, tone}: CardImage) => ({url, ...(tone && {tone})})),
    ...(variant && {variant: toVariant(shop, fields, variant, asked.price, translations)}),
  };
}

function toVariant(
  shop: ShopInfo,
  {images}: CardFieldsFragment,
  variant: CardVariantFieldsFragment,
  shownPrice: ProductCard['price'],
  translations: CardTexts,
): Variant {
  const {id, title, availableForSale, price, selectedOptions} = variant;
  // It is the former price of this variant, and no other's may stand before it.
  const former = isSamePrice(price, shownPrice) ? announcedPrice(variant) : undefined;
  const image = variant.image ?? images.nodes[0];
  return {
    id,
    title,
    availableForSale,
    price,
    ...(former && {compareAtPrice: former}),
    selectedOptions: selectedOptions.map(({name, value}, index) => {
      const swedish = shop.primaryLanguage === 'EN' ? swedishOptionValue(value) : undefined;
      const label = shopText(
        shop,
        value,
        translated(
          translations,
          (texts) => texts.selectedOrFirstAvailableVariant?.selectedOptions[index]?.value,
        ),
        swedish === undefined ? {} : {sv: swedish},
      );
      return {name, value, label};
    }),
    ...(image && {image: {url: image.url, altText: image.altText ?? null}}),
  };
}

function toCardImage({url, thumbhash}: CardFieldsFragment['images']['nodes'][number]): CardImage {
  const tone = pictureTone(thumbhash);
  return {url, ...(tone && {tone})};
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
