import {data, Outlet} from 'react-router';
import {storefrontApiContext} from '~/server/context.server';
import {outcomeOf} from '~/server/outcome.server';
import {isOwnShop, loadShop} from '~/catalogue/load-shop.server';
import {NotFoundPage} from '~/layout/error-page';
import {useIsOwnShop} from '~/layout/root-data';
import type {Route} from './+types/route';

/** The same for everyone: rendered once and shared. */
export const handle = {isShared: true};

/** The status of a document: a shop that `app/shop` is not about has none of its pages. */
export async function loader({context}: Route.LoaderArgs) {
  const shop = await outcomeOf(loadShop(context.get(storefrontApiContext)));
  return data(null, {status: isOwnShop(shop) ? 200 : 404});
}

/** A navigation asks nothing: these pages have no data. */
export function clientLoader(): null {
  return null;
}

export default function OwnPages() {
  return useIsOwnShop() ? <Outlet /> : <NotFoundPage />;
}
