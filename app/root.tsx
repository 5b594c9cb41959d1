import {useNonce} from '@shopify/hydrogen';
import {useEffect, useMemo, type ReactNode} from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteError,
} from 'react-router';
import type {Route} from './+types/root';
import {shopEnvironmentContext, storefrontApiContext} from '~/.server/context';
import {getLanguage, languageMiddleware} from '~/.server/language';
import {outcomeOf} from '~/.server/outcome';
import {storeOrigin} from '~/.server/store-origin';
import {followStoredCart} from '~/cart/cart-store';
import {usePressesElsewhere} from '~/cart/use-presses-elsewhere';
import {isOwnShop, loadShop} from '~/catalogue/load-shop.server';
import {LanguageProvider, useLanguage} from '~/i18n/language-provider';
import {defaultLanguage} from '~/i18n/languages';
import {isDeveloperTool} from '~/layout/developer-tools';
import {ErrorPage} from '~/layout/error-page';
import {OfflineGuard} from '~/layout/offline-guard';
import {Footer} from '~/layout/footer';
import {Header} from '~/layout/header';
import {InlineScript} from '~/layout/inline-script';
import {LateScripts} from '~/layout/late-scripts';
import {MobileMenu} from '~/layout/mobile-menu';
import {PageAnnouncer} from '~/layout/page-announcer';
import {useRootData, type RootData} from '~/layout/root-data';
import {useWayOn} from '~/layout/use-way-on';
import {textValues} from '~/layout/text-values';
import {WithoutScripts} from '~/layout/without-scripts';
import {icons, themeColor} from '~/shop/brand';
import {publicFile} from '~/ui/built-file';
import {recordPresses} from '~/ui/record-presses';
import {ToastRegion} from '~/ui/toast';
import stylesheet from '~/styles/app.css?url';
import fontUrl from '~/styles/hanken-grotesk-core.woff2?url';

export const middleware = languageMiddleware;

export const links: Route.LinksFunction = () => [
  {rel: 'preload', as: 'font', type: 'font/woff2', href: fontUrl, crossOrigin: 'anonymous'},
  {rel: 'icon', type: 'image/svg+xml', href: icons.svg},
  {rel: 'icon', sizes: '48x48', href: publicFile('favicon.ico')},
  {rel: 'apple-touch-icon', href: icons.touch},
  {rel: 'manifest', href: '/manifest.webmanifest'},
];

/** What every page needs; a failing catalogue costs no more than the shop's name and currency. */
export async function loader({request, context}: Route.LoaderArgs): Promise<RootData> {
  const shop = await outcomeOf(loadShop(context.get(storefrontApiContext)));
  return {
    language: getLanguage(context),
    origin: new URL(request.url).origin,
    pictureOrigin: storeOrigin(context.get(shopEnvironmentContext)),
    shopName: shop.ok ? shop.value.name : '',
    currencyCode: shop.ok ? shop.value.currencyCode : '',
    isOwnShop: isOwnShop(shop),
    policies: shop.ok && !isOwnShop(shop) ? shop.value.policies : [],
  };
}

/** The language is the browser's own once the page is there, and the shop keeps its name. */
export function shouldRevalidate() {
  return false;
}

export function Layout({children}: {children: ReactNode}) {
  const {
    language = defaultLanguage,
    shopName = '',
    currencyCode = '',
    isOwnShop = true,
  } = useRootData() ?? {};
  const values = useMemo(
    () => textValues({shopName, currencyCode, isOwnShop}),
    [shopName, currencyCode, isOwnShop],
  );
  // The owner's tools are Swedish and stand alone, without the shop's header and footer.
  const isTool = useIsTool();
  if (useShowsDeveloperTool()) return children;
  return (
    <LanguageProvider
      initial={language}
      fixed={isTool ? defaultLanguage : undefined}
      values={values}
    >
      <Document header={!isTool && <Header />} footer={!isTool && <Footer />}>
        {children}
      </Document>
    </LanguageProvider>
  );
}

function useIsTool(): boolean {
  return useMatches().some(({handle}) => isToolHandle(handle));
}

/** Not once it has failed: the error is told on the shop's own page. */
function useShowsDeveloperTool(): boolean {
  const error = useRouteError();
  return useMatches().some(({id}) => isDeveloperTool(id)) && !error;
}

function isToolHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isTool' in handle;
}

export default function App() {
  useEffect(followStoredCart, []);
  useWayOn();
  const showsDeveloperTool = useShowsDeveloperTool();
  // The owner's tools hold navigations back themselves, and a router asks one guard alone.
  if (useIsTool() || showsDeveloperTool) return <Outlet />;
  return (
    <OfflineGuard>
      <Outlet />
    </OfflineGuard>
  );
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

interface DocumentProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

function Document({header, footer, children}: DocumentProps) {
  const nonce = useNonce();
  const {language, t} = useLanguage();
  usePressesElsewhere();
  const pictureOrigin = useRootData()?.pictureOrigin;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        {pictureOrigin && <link rel="preconnect" href={pictureOrigin} />}
        <Links />
        {/* Before the stylesheet, for which a script after it would wait, and the page with it. */}
        {import.meta.env.PROD && (
          <InlineScript run={import.meta.env.SSR ? recordPresses : undefined} />
        )}
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <NavigationProgress />
        <div id="page" className="relative">
          <a
            href="#content"
            className="sr-only z-50 bg-surface focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:p-4"
          >
            {t('skip')}
          </a>
          {header}
          <main id="content" tabIndex={-1} className="outline-none">
            {children}
          </main>
          {footer}
        </div>
        {header && <MobileMenu />}
        <WithoutScripts />
        <PageAnnouncer />
        <ToastRegion label={t('toast.region')} />
        <ScrollRestoration nonce={nonce} />
        {/* Vite's own scripts in development find each other one by one anyway. */}
        {import.meta.env.DEV ? <Scripts nonce={nonce} /> : <LateScripts />}
      </body>
    </html>
  );
}

function NavigationProgress() {
  const navigation = useNavigation();
  if (navigation.state === 'idle') return null;
  return <div aria-hidden="true" className="navigation-progress" />;
}
