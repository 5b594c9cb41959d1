import type {
  CardFieldsFragment,
  CardTextsFragment,
  CardVariantFieldsFragment,
} from 'storefrontapi.generated';
import {announcedPrice} from './announced-price';
import {cardImages, cardPrice, isSamePrice} from './card';
import type {ShopInfo} from './load-shop.server';
import {kindOfOption} from './look-options';
import {widthsOf} from './measurements';
import {isMoney} from './money';
import {fillsField} from './picture-shape';
import type {CardImage, ProductCard, ProductImage, Variant} from './product';
import {readMeasurements} from './read-measurements.server';
import {translator, type Translations} from './shop-text.server';
import {swedishOptionValue} from './swedish-options.server';
import {swedishOverride} from './swedish.server';
import {toImages} from './to-images.server';

export function toCard(
  shop: ShopInfo,
  fields: CardFieldsFragment,
  translations: Translations<CardTextsFragment> = {},
): ProductCard {
  const {handle, title, images, selectedOrFirstAvailableVariant: first, variants} = fields;
  const variant = first && isMoney(first.price) ? first : null;
  const pictures = toImages(images.nodes, []);
  const otherwise = variant?.price ?? fields.priceRange.minVariantPrice;
  const asked = cardPrice(variants.nodes, otherwise);
  const shown = cardImages({handle, title: {en: title}, vendor: fields.vendor, images: pictures});
  return {
    handle,
    title: translator(shop, translations)(title, (other) => other.title, {
      written: swedishOverride(fields)?.title,
    }),
    ...asked,
    images: shown.map(toCardImage),
    ...(shown[0] !== pictures[0] && {isChosen: true}),
    ...choicesOf(fields),
    ...widthsOf({
      measurements: readMeasurements(fields.widths),
      options: fields.options.map(({name, optionValues}) => ({name, values: optionValues})),
    }),
    ...(variant && {
      variant: {
        ...toVariant(shop, variant, translations),
        // The former price of this variant, not of others.
        ...(isSamePrice(variant.price, asked.price) && formerPrice(variant)),
        ...lineImage(toImages(variant.image ? [variant.image] : [], [])[0] ?? pictures[0]),
      },
    }),
  };
}

function toVariant(
  shop: ShopInfo,
  {id, title, availableForSale, price, selectedOptions}: CardVariantFieldsFragment,
  translations: Translations<CardTextsFragment>,
): Variant {
  const texts = translator(shop, translations);
  return {
    id,
    title,
    availableForSale,
    price,
    selectedOptions: selectedOptions.map(({name, value}, index) => ({
      name,
      value,
      label: texts(
        value,
        (other) => other.selectedOrFirstAvailableVariant?.selectedOptions[index]?.value,
        {fallback: swedishOptionValue(value)},
      ),
    })),
  };
}

/** As many dots as a row of a phone's card has room for. */
const MAX_SWATCHES = 6;

/** The colours, else the materials, else the lenses, else the values of an only option, else the variants; dots where they fit. */
function choicesOf({options, variants}: CardFieldsFragment): Pick<ProductCard, 'choices'> {
  const offered = options.filter(({optionValues}) => optionValues.length > 1);
  const ofKind = (kind: string) => offered.find(({name}) => kindOfOption(name) === kind);
  const known = ofKind('colours') ?? ofKind('materials') ?? ofKind('lenses');
  const [only, ...others] = offered;
  const option = known ?? (others.length === 0 ? only : undefined);
  const kind = (option && kindOfOption(option.name)) ?? 'variants';
  const count = option && kind !== 'variants' ? option.optionValues.length : variants.nodes.length;
  if (count < 2) return {};
  const swatches = option?.optionValues.flatMap(({swatch}) => swatch?.color ?? []) ?? [];
  const areShown = swatches.length === count && count <= MAX_SWATCHES;
  return {choices: {kind, count, ...(areShown && {swatches})}};
}

function formerPrice(variant: CardVariantFieldsFragment): Pick<Variant, 'compareAtPrice'> {
  const compareAtPrice = announcedPrice(variant);
  return compareAtPrice ? {compareAtPrice} : {};
}

export function toCardImage(image: CardImage): CardImage {
  const {url, tone, width, height, section} = image;
  return {
    url,
    ...(tone && {tone}),
    ...(!fillsField(image) && {width, height}),
    ...(section !== undefined && {section}),
  };
}

/** In the cart the title is beside the picture. */
function lineImage(image: ProductImage | undefined): Pick<Variant, 'image'> {
  return image ? {image: {url: image.url}} : {};
}
