import {data} from 'react-router';
import {redirectTo, withParameters} from '~/server/addresses.server';
import {addressHere} from '~/server/shopify-addresses.server';
import {NotFoundPage} from '~/layout/error-page';
import type {Route} from './+types/route';

/** Redirects an address of Shopify's own shops to this shop's. */
export function loader({url}: Route.LoaderArgs) {
  const here = addressHere(url.pathname);
  if (!here) return data(null, {status: 404});
  // React Router converts redirects for navigations itself.
  return redirectTo(withParameters(here, url.searchParams), 301, {isNavigation: false});
}

export default function NothingMoved() {
  return <NotFoundPage />;
}
