import {Outlet} from 'react-router';
import {ErrorPage} from '~/layout/error-page';
import {OfflineGuard} from '~/layout/offline-guard';
import {ShopFrame} from '~/layout/shop-frame';
import type {Route} from './+types/route';

/** The layout of every page that shoppers see. */
export default function ShopLayout() {
  return (
    <ShopFrame>
      <OfflineGuard>
        <Outlet />
      </OfflineGuard>
    </ShopFrame>
  );
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
