import {Suspense} from 'react';
import {Await, data} from 'react-router';
import {redirectTo, withParameters} from '~/server/addresses.server';
import {storefrontApiContext} from '~/server/context.server';
import {mainContent, outcomeOf} from '~/server/outcome.server';
import {addressHere} from '~/server/shopify-addresses.server';
import {loadPolicy} from '~/catalogue/load-policy.server';
import {isOwnShop, loadShop} from '~/catalogue/load-shop.server';
import {isPolicyHandle} from '~/catalogue/policies';
import {ShopProse} from '~/catalogue/shop-prose';
import {useLanguage} from '~/i18n/language-provider';
import {ErrorPage, NotFoundPage} from '~/layout/error-page';
import {PageHead} from '~/layout/page-head';
import type {Route} from './+types/route';

/** Redirects to the page of `app/shop` if there is one, else shows the policy from Shopify. */
export async function loader({context, params: {policy}, url}: Route.LoaderArgs) {
  const api = context.get(storefrontApiContext);
  const here = addressHere(url.pathname);
  if (here && isOwnShop(await outcomeOf(loadShop(api)))) {
    throw redirectTo(withParameters(here, url.searchParams), 301, {isNavigation: false});
  }
  const loading = isPolicyHandle(policy) ? loadPolicy(api, policy) : Promise.resolve(null);
  const {content, status} = await mainContent(context, loading, (found) => found === null);
  return data({content}, {status});
}

export default function PolicyPage({loaderData}: Route.ComponentProps) {
  const {langOf, pick} = useLanguage();
  return (
    <Suspense fallback={<div className="min-h-svh" />}>
      <Await resolve={loaderData.content}>
        {(content) => {
          if (!content.ok) return <ErrorPage />;
          if (!content.value) return <NotFoundPage />;
          const {title, text, html} = content.value;
          return (
            <div className="shell pt-10 pb-section print:max-w-none print:p-0">
              <PageHead title={pick(title)} />
              <h1 lang={langOf(title)} className="text-title wrap-anywhere">
                {pick(title)}
              </h1>
              <ShopProse text={text} html={html} />
            </div>
          );
        }}
      </Await>
    </Suspense>
  );
}
