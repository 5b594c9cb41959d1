import type {DatabaseSync} from 'node:sqlite';
import {CartStore} from './cart-store.ts';
import {CollectionStore} from './collection-store.ts';
import {ProductStore} from './product-store.ts';
import {RedirectStore} from './redirect-store.ts';
import {Queries} from './rows.ts';

/** The stores of one shop's database, with texts in one language. */
export interface Stores {
  products: ProductStore;
  collections: CollectionStore;
  carts: CartStore;
  redirects: RedirectStore;
}

/** @returns a shop's stores by language, by default the goods' own. */
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
