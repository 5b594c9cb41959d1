import type {DatabaseSync} from 'node:sqlite';
import {CartStore} from './cart-store.ts';
import {CollectionStore} from './collection-store.ts';
import {ProductStore} from './product-store.ts';
import {RedirectStore} from './redirect-store.ts';
import {Queries} from './rows.ts';

/** Everything that is read from and written to one shop's database. */
export interface Stores {
  products: ProductStore;
  collections: CollectionStore;
  carts: CartStore;
  redirects: RedirectStore;
}

export function createStores(database: DatabaseSync): Stores {
  const queries = new Queries(database);
  const products = new ProductStore(queries);
  return {
    products,
    collections: new CollectionStore(queries),
    carts: new CartStore(queries, products),
    redirects: new RedirectStore(queries),
  };
}
