import {isAvailable, type VariantRecord} from '../../database/records.ts';
import type {Resolvers, ShopContext} from '../context.ts';
import {metafieldResolvers} from '../metafields.ts';
import {money} from '../money.ts';

const price = (variant: VariantRecord, _args: unknown, {facts}: ShopContext) =>
  money(variant.priceInOre, facts.currency);

const compareAtPrice = (variant: VariantRecord, _args: unknown, {facts}: ShopContext) =>
  variant.compareAtPriceInOre === null ? null : money(variant.compareAtPriceInOre, facts.currency);

export const variantResolvers = {
  price,
  priceV2: price,
  compareAtPrice,
  compareAtPriceV2: compareAtPrice,
  availableForSale: isAvailable,
  currentlyNotInStock: ({quantityAvailable, continueSelling}) =>
    continueSelling && quantityAvailable !== null && quantityAvailable <= 0,
  requiresComponents: () => false,
  requiresShipping: isPhysical,
  taxable: isPhysical,
  quantityRule: () => ({increment: 1, minimum: 1, maximum: null}),
  product: (variant, _args, {stores}) => stores.products.byNumber(variant.productNumber),
  image: (variant, _args, {stores}) => stores.products.imageOfVariant(variant),
  ...metafieldResolvers,
} satisfies Resolvers<VariantRecord>;

/** Gift cards are not shipped or taxed. */
function isPhysical(variant: VariantRecord, _args: unknown, {stores}: ShopContext): boolean {
  return stores.products.byNumber(variant.productNumber)?.isGiftCard !== true;
}
