import {useNonce} from '@shopify/hydrogen';
import {useEffect, useState, type ReactNode} from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type {Route} from './+types/root';
import {shopEnvironmentContext, storefrontApiContext} from '~/server/context.server';
import {fixedLanguage, getLanguage, languageMiddleware} from '~/server/language.server';
import {outcomeOf} from '~/server/outcome.server';
import {storeOrigin} from '~/server/store-origin.server';
import {followStoredCart} from '~/cart/cart-store';
import {isOwnShop, loadShop} from '~/catalogue/load-shop.server';
import {defaultLanguage} from '~/i18n/languages';
import {useShowsDeveloperTool} from '~/layout/developer-tools';
import {ErrorPage} from '~/layout/error-page';
import {InlineScript} from '~/layout/inline-script';
import {LateScripts} from '~/layout/late-scripts';
import {returnToLeftPages} from '~/layout/left-pages';
import {PageAnnouncer} from '~/layout/page-announcer';
import {RootDataContext, type RootData} from '~/layout/root-data';
import {ShopFrame} from '~/layout/shop-frame';
import {useNextDocument} from '~/layout/use-next-document';
import {icons, themeColor} from '~/shop/brand';
import {publicFile} from '~/ui/built-file';
import {NavigateProvider} from '~/ui/link';
import {LinkPrefetch} from '~/ui/link-prefetch';
import {recordPresses} from '~/ui/record-presses';
import stylesheet from '~/styles/app.css?url';
import fontUrl from '~/styles/hanken-grotesk-core.woff2?url';

/** After this a navigation shows its progress. */
const SLOW_MS = 200;

export const middleware = languageMiddleware;

export const clientMiddleware = [returnToLeftPages];

export const links: Route.LinksFunction = () => [
  {rel: 'preload', as: 'font', type: 'font/woff2', href: fontUrl, crossOrigin: 'anonymous'},
  {rel: 'icon', type: 'image/svg+xml', href: icons.svg},
  {rel: 'icon', sizes: '48x48', href: publicFile('favicon.ico')},
  {rel: 'apple-touch-icon', href: icons.touch},
  {rel: 'manifest', href: '/manifest.webmanifest'},
];

/** What every page needs; if the Storefront API fails, only the shop's name and currency are missing. */
export async function loader({request, context}: Route.LoaderArgs): Promise<RootData> {
  const shop = await outcomeOf(loadShop(context.get(storefrontApiContext)));
  return {
    language: getLanguage(context),
    ...fixedLanguage(context),
    origin: new URL(request.url).origin,
    pictureOrigin: storeOrigin(context.get(shopEnvironmentContext)),
    shopName: shop.ok ? shop.value.name : '',
    currencyCode: shop.ok ? shop.value.currencyCode : '',
    isOwnShop: isOwnShop(shop),
    policies: shop.ok && !isOwnShop(shop) ? shop.value.policies : [],
  };
}

/** The browser keeps the language, and the shop's data does not change during a visit. */
export function shouldRevalidate() {
  return false;
}

export function Layout({children}: {children: ReactNode}) {
  const nonce = useNonce();
  const rootData = useRouteLoaderData<RootData>('root');
  const {language = defaultLanguage, fixedLanguage, pictureOrigin} = rootData ?? {};
  if (useShowsDeveloperTool()) return children;
  return (
    <RootDataContext value={rootData}>
      {/* Changed by LanguageProvider when the visitor switches. */}
      <html lang={fixedLanguage ?? language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={themeColor} />
          {pictureOrigin && <link rel="preconnect" href={pictureOrigin} />}
          <Links />
          {/* Before the stylesheet: a script after it would wait for it and block the page. */}
          {import.meta.env.PROD && (
            <InlineScript run={import.meta.env.SSR ? recordPresses : undefined} />
          )}
          <link rel="stylesheet" href={stylesheet} />
        </head>
        <body>
          <NavigationProgress />
          <NavigateProvider>{children}</NavigateProvider>
          <LinkPrefetch />
          <PageAnnouncer />
          <ScrollRestoration nonce={nonce} />
          {/* In development Vite's modules load one by one anyway. */}
          {import.meta.env.DEV ? <Scripts nonce={nonce} /> : <LateScripts />}
        </body>
      </html>
    </RootDataContext>
  );
}

export default function App() {
  // On the owner's pages too: a link leads from them to the shop.
  useEffect(followStoredCart, []);
  useNextDocument();
  return <Outlet />;
}

/** For errors above the boundaries of the shop and the tool. */
export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}

/** A thin line once a navigation is slow: a fast one is spared the frames that draw and remove it. */
function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isSlow && <div aria-hidden="true" className="navigation-progress" />;
}
