import {numberOfGlobalId} from '../../database/ids.ts';
import type {ShopContext} from '../context.ts';
import {requireGlobalId} from '../../graphql/global-id-argument.ts';
import {shop} from '../shop-facts.ts';

/** The object of a global id; null if missing. */
export function findNode(
  globalId: string,
  {stores: {products, collections, carts}, facts, origin}: ShopContext,
): unknown {
  const {type, id, parameters} = requireGlobalId(globalId);
  const number = (wanted: Parameters<typeof numberOfGlobalId>[0]) =>
    numberOfGlobalId(wanted, globalId) ?? -1;
  switch (type) {
    case 'Product':
      return products.byNumber(number('Product')) ?? null;
    case 'ProductVariant':
      return products.variantByNumber(number('ProductVariant')) ?? null;
    case 'Collection':
      return collections.byNumber(number('Collection')) ?? null;
    case 'Cart':
      return carts.find(id, parameters.get('key')) ?? null;
    case 'Shop':
      return number('Shop') === 1 ? shop(facts, origin) : null;
    default:
      return null;
  }
}
