import type {DatabaseSync} from 'node:sqlite';
import {CartStore} from './cart-store.ts';
import {CollectionStore} from './collection-store.ts';
import {ProductStore} from './product-store.ts';
import {RedirectStore} from './redirect-store.ts';
import {Queries} from './rows.ts';

/** Everything that is read from and written to one shop's database, with its texts in one language. */
export interface Stores {
  products: ProductStore;
  collections: CollectionStore;
  carts: CartStore;
  redirects: RedirectStore;
}

/** @returns a shop's stores by language; without one, in the language in which the goods are written. */
export function createStores(database: DatabaseSync): (language?: string) => Stores {
  const queries = new Queries(database);
  return (language) => {
    const products = new ProductStore(queries, language);
    return {
      products,
      collections: new CollectionStore(queries, language),
      carts: new CartStore(queries, products),
      redirects: new RedirectStore(queries),
    };
  };
}
