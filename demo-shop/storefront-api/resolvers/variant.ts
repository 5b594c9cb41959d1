import {isAvailable, type VariantRecord} from '../../database/records.ts';
import type {Resolvers} from '../context.ts';
import {money} from '../money.ts';
import {imageOfVariant} from './image.ts';

const price = (variant: VariantRecord) => money(variant.priceInOre);

const compareAtPrice = (variant: VariantRecord) =>
  variant.compareAtPriceInOre === null ? null : money(variant.compareAtPriceInOre);

export const variantResolvers = {
  price,
  priceV2: price,
  compareAtPrice,
  compareAtPriceV2: compareAtPrice,
  availableForSale: isAvailable,
  currentlyNotInStock: () => false,
  requiresComponents: () => false,
  requiresShipping: () => true,
  taxable: () => true,
  quantityRule: () => ({increment: 1, minimum: 1, maximum: null}),
  product: (variant, _args, {stores}) => stores.products.byNumber(variant.productNumber),
  image: (variant, _args, {stores}) => imageOfVariant(variant, stores.products),
} satisfies Resolvers<VariantRecord>;
