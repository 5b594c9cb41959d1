import {globalId, stableId} from '../../database/ids.ts';
import {
  isAvailable,
  type ImageRecord,
  type OptionRecord,
  type ProductRecord,
  type VariantRecord,
} from '../../database/records.ts';
import {connectList, type PageArguments} from '../connection.ts';
import type {Resolvers} from '../context.ts';
import {encodeVariants} from '../encoded-variants.ts';
import {metafieldResolvers} from '../metafields.ts';
import {priceRange} from '../money.ts';
import {
  adjacentVariants,
  selectedOrFirstAvailable,
  variantBySelectedOptions,
  type SelectedOptionsArguments,
} from '../selected-options.ts';
import {truncate} from '../truncate.ts';

export const productResolvers = {
  description: (product, {truncateAt}: {truncateAt?: number | null}) =>
    truncate(product.descriptionLine, truncateAt),
  tags: (product) => product.tagList(),
  seo: () => ({title: null, description: null}),
  requiresSellingPlan: () => false,

  availableForSale: (product) => product.variantList().some(isAvailable),
  totalInventory: (product) =>
    product.variantList().reduce((total, variant) => total + (variant.quantityAvailable ?? 0), 0),
  priceRange: (product, _args, {facts}) =>
    priceRange(
      product.variantList().map((variant) => variant.priceInOre),
      facts.currency,
    ),
  compareAtPriceRange: (product, _args, {facts}) =>
    priceRange(
      product.variantList().flatMap((variant) => variant.compareAtPriceInOre ?? []),
      facts.currency,
    ),

  featuredImage: (product) => product.imageList().at(0) ?? null,
  images: (product, args: PageArguments) => connectList(product.imageList(), args),
  media: (product, args: PageArguments) => connectList(product.imageList().map(toMedia), args),

  options: (product, {first}: {first?: number | null}) =>
    product.optionList.slice(0, first ?? undefined).map((option) => toOption(product, option)),
  variants: (product, args: PageArguments & {sortKey: string}) =>
    connectList(sorted(product.variantList(), args.sortKey), args),
  variantsCount: (product) => ({count: product.variantList().length, precision: 'EXACT'}),
  variantBySelectedOptions: (product, args: SelectedOptionsArguments) =>
    variantBySelectedOptions(product, args) ?? null,
  selectedOrFirstAvailableVariant: (product, args: SelectedOptionsArguments) =>
    selectedOrFirstAvailable(product, args) ?? null,
  adjacentVariants,
  encodedVariantExistence: (product) => encodeVariants(product, product.variantList()),
  encodedVariantAvailability: (product) =>
    encodeVariants(product, product.variantList().filter(isAvailable)),

  collections: (product, args: PageArguments, {stores}) =>
    connectList(stores.collections.ofProduct(product.number), args),
  ...metafieldResolvers,
} satisfies Resolvers<ProductRecord>;

function toMedia(image: ImageRecord) {
  return {
    __typename: 'MediaImage',
    number: image.number,
    id: globalId('MediaImage', image.number),
    alt: image.altText,
    mediaContentType: 'IMAGE',
    image,
    previewImage: image,
  };
}

function toOption(product: ProductRecord, option: OptionRecord) {
  return {
    __typename: 'ProductOption',
    // Getters, because ids need a hash and variants a search, and most queries need neither.
    get id() {
      return globalId('ProductOption', stableId('option', `${product.handle}/${option.key}`));
    },
    name: option.name,
    values: option.values.map(({name}) => name),
    optionValues: option.values.map(({name, colour, key}) => ({
      __typename: 'ProductOptionValue',
      get id() {
        return globalId('ProductOptionValue', stableId('option-value', `${product.handle}/${key}`));
      },
      name,
      swatch: swatchOf(colour),
      get firstSelectableVariant() {
        return product.variantList().find((variant) => carries(variant, option.name, name)) ?? null;
      },
    })),
  };
}

function swatchOf(color: string | undefined) {
  return color === undefined
    ? null
    : {__typename: 'ProductOptionValueSwatch', color: color.toUpperCase(), image: null};
}

function carries(variant: VariantRecord, name: string, value: string): boolean {
  return variant.selectedOptions.some((option) => option.name === name && option.value === value);
}

function sorted(variants: readonly VariantRecord[], sortKey: string): readonly VariantRecord[] {
  if (sortKey === 'TITLE')
    return variants.toSorted((one, other) => one.title.localeCompare(other.title, 'sv'));
  if (sortKey === 'ID') return variants.toSorted((one, other) => one.number - other.number);
  if (sortKey === 'SKU')
    return variants.toSorted((one, other) => one.sku.localeCompare(other.sku, 'sv'));
  return variants;
}
