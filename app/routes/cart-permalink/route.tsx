import {data, redirect} from 'react-router';
import {storefrontApiContext} from '~/server/context.server';
import {keptDiscountCodes, parseDiscountCodes} from '~/server/discount-codes.server';
import {getLanguage} from '~/server/language.server';
import {CartCreationError} from '~/server/storefront-error.server';
import {logError} from '~/server/log.server';
import {parseCartPermalink} from '~/cart/cart-permalink';
import {createCheckout} from '~/cart/create-checkout.server';
import {useLanguage} from '~/i18n/language-provider';
import {ErrorPage, NotFoundPage} from '~/layout/error-page';
import {MessagePage} from '~/layout/message-page';
import {buttonClass} from '~/ui/button';
import {PlainLink} from '~/ui/link';
import type {Route} from './+types/route';
import {text} from './text';

/** Shopify's cart permalink, such as in a newsletter: redirects to a checkout. */
export async function loader({request, params, url, context}: Route.LoaderArgs) {
  const lines = parseCartPermalink(params.lines);
  if (!lines) return data({problem: 'malformed'}, {status: 404});
  // A link checker must not create a cart.
  if (request.method === 'HEAD') return data({problem: undefined});
  const asked = parseDiscountCodes(url.searchParams.get('discount') ?? '');
  const discountCodes = asked.length > 0 ? asked : await keptDiscountCodes(request);
  try {
    const api = context.get(storefrontApiContext);
    const {checkoutUrl} = await createCheckout(api, lines, {
      language: getLanguage(context),
      discountCodes,
    });
    return redirect(checkoutUrl, {headers: {'Cache-Control': 'no-store'}});
  } catch (error) {
    logError('permalink failed', error);
    // 410, not 404, for which the owner might have a redirect.
    return error instanceof CartCreationError
      ? data({problem: 'gone'}, {status: 410})
      : data({problem: 'failed'}, {status: 502});
  }
}

export default function CartPermalink({loaderData: {problem}}: Route.ComponentProps) {
  if (problem === 'malformed') return <NotFoundPage />;
  return problem === 'gone' ? <Gone /> : <ErrorPage error={problem} />;
}

function Gone() {
  const {t, pick} = useLanguage();
  return (
    <MessagePage title={pick(text.title)} description={pick(text.description)}>
      <PlainLink to="/#collections" className={buttonClass.primary}>
        {t('cart.continueShopping')}
      </PlainLink>
      <PlainLink to="/" className={buttonClass.secondary}>
        {t('product.returnHome')}
      </PlainLink>
    </MessagePage>
  );
}
