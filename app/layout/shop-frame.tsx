import type {ReactNode} from 'react';
import {usePressesElsewhere} from '~/cart/use-presses-elsewhere';
import {Footer} from './footer';
import {Header} from './header';
import {MobileMenu} from './mobile-menu';
import {PageFrame} from './page-frame';
import {PageLanguage} from './page-language';

/** The header, the footer and the menu around every page for shoppers. */
export function ShopFrame({children}: {children: ReactNode}) {
  return (
    <PageLanguage>
      <Frame>{children}</Frame>
    </PageLanguage>
  );
}

/** Made once, so that React skips them when the router renders a page again. */
const parts = {header: <Header />, footer: <Footer />, menu: <MobileMenu />};

function Frame({children}: {children: ReactNode}) {
  usePressesElsewhere();
  return <PageFrame {...parts}>{children}</PageFrame>;
}
