import type {ProductFieldsFragment, VariantFieldsFragment} from 'storefrontapi.generated';
import {languages, type Language, type LocalizedText} from '~/i18n/languages';
import {announcedPrice} from './announced-price';
import type {ShopInfo} from './load-shop.server';
import {pictureTone} from './picture-tone.server';
import type {OptionValue, Product, ProductImage, ShopText, Variant} from './product';
import {shopText} from './shop-text.server';
import {swedishDescription, swedishOverride, translatePhrases} from './swedish.server';
import {swedishAltText} from './swedish-alt-text.server';
import {swedishOptionName, swedishOptionValue} from './swedish-options.server';

/** What a product says in another language; its lists in the order of the product's own. */
export interface ProductTexts {
  title: string;
  description: string;
  options: ReadonlyArray<{name: string; optionValues: ReadonlyArray<{name: string}>}>;
  images: {nodes: ReadonlyArray<{altText?: string | null}>};
}

export type Translations = Readonly<Partial<Record<Language, ProductTexts | null>>>;

/** Shopify's answer as the storefront's pages show it. */
export function toProduct(
  shop: ShopInfo,
  fields: ProductFieldsFragment,
  translations: Translations = {},
): Product {
  const {handle, title, description, vendor, productType, isGiftCard} = fields;
  const isEnglish = shop.primaryLanguage === 'EN';
  const translated = (choose: (texts: ProductTexts) => string | null | undefined) =>
    translatedTexts(translations, choose);
  const names = shopText(
    shop,
    title,
    translated((texts) => texts.title),
    writtenIn('sv', swedishOverride(fields)?.title),
  );
  const descriptions = translated((texts) => texts.description);
  const isTranslated = descriptions.sv !== undefined && descriptions.sv !== description;
  const images = fields.images.nodes.map((image, index) => ({
    ...toImage(image),
    ...altOf(
      shop,
      names,
      image.altText,
      translated((texts) => texts.images.nodes[index]?.altText),
    ),
  }));
  const options = fields.options.map((option, index) => ({
    name: option.name,
    label: shopText(
      shop,
      option.name,
      translated((texts) => texts.options[index]?.name),
      isEnglish ? writtenIn('sv', swedishOptionName(option.name)) : {},
    ),
    values: option.optionValues.map((value, place): OptionValue => {
      const swatch = swatchOf(value);
      return {
        name: value.name,
        label: shopText(
          shop,
          value.name,
          translated((texts) => texts.options[index]?.optionValues[place]?.name),
          isEnglish ? writtenIn('sv', swedishOptionValue(value.name)) : {},
        ),
        ...(swatch && {swatch}),
      };
    }),
  }));
  const pictures = withVariantPictures(images, fields.variants.nodes);
  return {
    handle,
    title: names,
    description: shopText(
      shop,
      description,
      descriptions,
      writtenIn(
        'sv',
        swedishDescription(fields) ??
          (isEnglish && !isTranslated ? translatePhrases(description, title) : undefined),
      ),
    ),
    vendor,
    productType,
    isGiftCard,
    minPrice: fields.priceRange.minVariantPrice,
    images: pictures,
    options,
    variants: fields.variants.nodes.map((variant) => toVariant(variant, pictures, options)),
  };
}

function toVariant(
  variant: VariantFieldsFragment,
  images: readonly ProductImage[],
  options: Product['options'],
): Variant {
  const {id, title, sku, availableForSale, currentlyNotInStock, selectedOptions, price} = variant;
  const imageIndex = images.findIndex(({url}) => url === variant.image?.url);
  const compareAtPrice = announcedPrice(variant);
  const image = images[imageIndex] ?? images[0];
  return {
    id,
    title,
    ...(sku && {sku}),
    availableForSale,
    ...(availableForSale && currentlyNotInStock && {currentlyNotInStock}),
    selectedOptions: selectedOptions.map(({name, value}) => ({
      name,
      value,
      label: labelOf(options, name, value),
    })),
    price,
    ...(compareAtPrice && {compareAtPrice}),
    ...(image && {image}),
    ...(imageIndex >= 0 && {imageIndex}),
  };
}

function labelOf(options: Product['options'], name: string, value: string): ShopText {
  const option = options.find((each) => each.name === name);
  return option?.values.find((each) => each.name === value)?.label ?? {sv: value, en: value};
}

/** A variant's picture may not be among those asked for, or in the product's list at all. */
function withVariantPictures(
  images: readonly ProductImage[],
  variants: readonly VariantFieldsFragment[],
): ProductImage[] {
  const all = new Map(images.map((image) => [image.url, image]));
  for (const {image} of variants) {
    if (image && !all.has(image.url)) all.set(image.url, toImage(image));
  }
  return [...all.values()];
}

function translatedTexts(
  translations: Translations,
  choose: (texts: ProductTexts) => string | null | undefined,
): Partial<LocalizedText> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const texts = translations[language];
      const text = texts && choose(texts);
      return text ? [[language, text]] : [];
    }),
  );
}

function writtenIn(language: Language, text: string | undefined): Partial<LocalizedText> {
  return text === undefined ? {} : {[language]: text};
}

type ImageFields = ProductFieldsFragment['images']['nodes'][number];

export function toImage(fields: ImageFields): ProductImage {
  const {url, altText, width, height, thumbhash} = fields;
  const tone = pictureTone(thumbhash);
  return {
    url,
    altText: altText ?? null,
    width: width ?? null,
    height: height ?? null,
    ...(tone && {tone}),
  };
}

function altOf(
  shop: ShopInfo,
  title: LocalizedText,
  altText: string | null | undefined,
  translations: Partial<LocalizedText>,
): Pick<ProductImage, 'alt'> {
  if (!altText) return {};
  const swedish = shop.primaryLanguage === 'EN' ? swedishAltText(title, altText) : undefined;
  return {alt: shopText(shop, altText, translations, writtenIn('sv', swedish))};
}

/** How a value looks; nothing where the shop does not say. */
function swatchOf({
  swatch,
}: ProductFieldsFragment['options'][number]['optionValues'][number]): OptionValue['swatch'] {
  const color = swatch?.color;
  const image = swatch?.image?.previewImage?.url;
  return color || image ? {...(color && {color}), ...(image && {image})} : undefined;
}
