import type {
  ProductByHandleQuery,
  ProductFieldsFragment,
  ProductTextsQuery,
} from 'storefrontapi.generated';
import {announcedPrice} from './announced-price';
import {describeProduct} from './describe-product.server';
import type {ShopInfo} from './load-shop.server';
import {isMoney} from './money';
import {otherViews} from './other-views.server';
import {readFrameShape} from './read-frame-shape.server';
import {readMeasurements} from './read-measurements.server';
import type {OptionValue, Product, ProductImage, ShopText, Variant} from './product';
import {translator, type Translations} from './shop-text.server';
import {swedishOverride} from './swedish.server';
import {swedishAltText} from './swedish-alt-text.server';
import {swedishOptionName, swedishOptionValue} from './swedish-options.server';
import {toImages} from './to-images.server';
import {variantPictures, type VariantPicture} from './variant-pictures.server';

type Detailed = NonNullable<ProductByHandleQuery['productByHandle']>;
type ProductTexts = NonNullable<ProductTextsQuery['productByHandle']>;

export function toProduct(
  shop: ShopInfo,
  fields: Detailed,
  translations: Translations<ProductTexts> = {},
): Product {
  const product = common(shop, fields, translations);
  const texts = translator(shop, translations);
  const manufacturer = fields.manufacturer?.value;
  const safety = fields.safety?.value;
  const frameShape = readFrameShape(fields.tags);
  return {
    ...product,
    ...describeProduct(shop, fields, translations),
    ...(frameShape && {frameShape}),
    images: product.images.map((image) => {
      if (!image.altText) return image;
      const alt = texts(image.altText, (other) => altTextOf(other, image.url), {
        fallback: swedishAltText(product.title, image.altText),
      });
      return {...image, alt};
    }),
    ...(manufacturer && {
      manufacturer: texts(manufacturer, (other) => other.manufacturer?.value),
    }),
    ...(safety && {safety: texts(safety, (other) => other.safety?.value)}),
  };
}

function common(
  shop: ShopInfo,
  fields: Detailed,
  translations: Translations<ProductTexts>,
): Omit<Product, 'description'> {
  const {handle, title, vendor, productType, isGiftCard} = fields;
  const texts = translator(shop, translations);
  const images = toImages(fields.images.nodes, fields.variants.nodes);
  const options = fields.options.map((option, index) => ({
    name: option.name,
    label: texts(option.name, (other) => other.options[index]?.name, {
      fallback: swedishOptionName(option.name),
    }),
    values: option.optionValues.map((value, place): OptionValue => {
      const swatch = swatchOf(value);
      return {
        name: value.name,
        label: texts(value.name, (other) => other.options[index]?.optionValues[place]?.name, {
          fallback: swedishOptionValue(value.name),
        }),
        ...(swatch && {swatch}),
      };
    }),
  }));
  const variants = fields.variants.nodes.filter(({price}) => isMoney(price));
  const pictures = variantPictures(
    variants,
    options,
    images.map(({url}) => url),
  );
  const views = otherViews(
    images,
    pictures.map((picture) => picture?.index),
  );
  return {
    handle,
    title: texts(title, (other) => other.title, {
      written: swedishOverride(fields)?.title,
    }),
    vendor,
    productType,
    ...(isGiftCard && {isGiftCard}),
    ...(isMoney(fields.priceRange.minVariantPrice) && {
      minPrice: fields.priceRange.minVariantPrice,
    }),
    images: images.map((image, place) => ({...image, ...views[place]})),
    options,
    variants: variants.map((variant, index) =>
      toVariant(variant, images, options, pictures[index]),
    ),
  };
}

function toVariant(
  variant: Detailed['variants']['nodes'][number],
  images: readonly ProductImage[],
  options: Product['options'],
  picture: VariantPicture | undefined,
): Variant {
  const {id, title, sku, availableForSale, currentlyNotInStock, selectedOptions, price} = variant;
  const compareAtPrice = announcedPrice(variant);
  const image = images[picture?.index ?? 0];
  const measurements = readMeasurements(variant.measurements);
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
    ...(measurements && {measurements}),
    ...(image && {image}),
    ...(picture && {imageIndex: picture.index}),
    ...(picture && picture.shows.length > 0 && {imageShows: picture.shows}),
  };
}

function labelOf(options: Product['options'], name: string, value: string): ShopText {
  const option = options.find((each) => each.name === name);
  return option?.values.find((each) => each.name === value)?.label ?? {sv: value, en: value};
}

function altTextOf({images}: ProductTexts, url: string): string | null | undefined {
  return images.nodes.find((image) => image.url === url)?.altText;
}

/** A value's swatch, if the shop has one. */
export function swatchOf({
  swatch,
}: Pick<
  ProductFieldsFragment['options'][number]['optionValues'][number],
  'swatch'
>): OptionValue['swatch'] {
  const color = swatch?.color;
  const image = swatch?.image?.previewImage?.url;
  return color || image ? {...(color && {color}), ...(image && {image})} : undefined;
}
