import type {ProductRecord} from '../database/records.ts';
import type {ProductSelection, ProductStore} from '../database/product-store.ts';
import {connect, type Connection, type PageArguments} from './connection.ts';

/** A page of selected products; loads only those. */
export function connectProducts(
  products: ProductStore,
  args: PageArguments,
  selection: Omit<ProductSelection, 'reverse'>,
): Connection<ProductRecord> {
  const numbers = products.select({...selection, reverse: args.reverse ?? false});
  return connect(numbers, args, (page) =>
    page.flatMap((number) => products.byNumber(Number(number)) ?? []),
  );
}
