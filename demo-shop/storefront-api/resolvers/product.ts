import {globalId, stableId} from '../../database/ids.ts';
import {
  isAvailable,
  type ImageRecord,
  type ProductRecord,
  type VariantRecord,
} from '../../database/records.ts';
import {connectList, type PageArguments} from '../connection.ts';
import type {Resolvers} from '../context.ts';
import {encodeVariants} from '../encoded-variants.ts';
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
  isGiftCard: () => false,
  requiresSellingPlan: () => false,

  availableForSale: (product) => product.variantList().some(isAvailable),
  totalInventory: (product) =>
    product.variantList().reduce((total, variant) => total + variant.quantityAvailable, 0),
  priceRange: (product) => priceRange(product.variantList().map((variant) => variant.priceInOre)),
  compareAtPriceRange: (product) =>
    priceRange(product.variantList().flatMap((variant) => variant.compareAtPriceInOre ?? [])),

  featuredImage: (product) => product.imageList().at(0) ?? null,
  images: (product, args: PageArguments) => connectList(product.imageList(), args),
  media: (product, args: PageArguments) => connectList(product.imageList().map(toMedia), args),

  options: (product, {first}: {first?: number | null}) =>
    product.optionNames.slice(0, first ?? undefined).map((option) => toOption(product, option)),
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

function toOption(product: ProductRecord, option: ProductRecord['optionNames'][number]) {
  const name = `${product.handle}/${option.name}`;
  return {
    __typename: 'ProductOption',
    // Getters, because ids cost a hash and variants a search, and most queries ask for neither.
    get id() {
      return globalId('ProductOption', stableId('option', name));
    },
    name: option.name,
    values: option.values,
    optionValues: option.values.map((value) => ({
      __typename: 'ProductOptionValue',
      get id() {
        return globalId('ProductOptionValue', stableId('option-value', `${name}/${value}`));
      },
      name: value,
      swatch: swatchOf(option.swatches?.[value]),
      get firstSelectableVariant() {
        return (
          product.variantList().find((variant) => carries(variant, option.name, value)) ?? null
        );
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
