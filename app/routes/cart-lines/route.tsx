import {z} from 'zod';
import {storefrontApiContext} from '~/.server/context';
import {onlyPost} from '~/.server/only-post';
import {readJson} from '~/.server/read-json';
import {VARIANT_ID, type CurrentVariant} from '~/cart/cart';
import {CART_VARIANTS_QUERY} from '~/catalogue/queries';
import {loadShop} from '~/catalogue/load-shop.server';
import {shopText} from '~/catalogue/shop-text.server';
import {swedishOverride} from '~/catalogue/swedish.server';
import type {Route} from './+types/route';

/** Shopify answers at most 250 nodes a query. */
const MOST_NODES = 250;

const linesRequest = z.object({
  ids: z.array(z.string().regex(VARIANT_ID)).nonempty().max(1000),
});

/** Today's price and availability of the variants in a cart; what the shop no longer has is left out. */
export async function action({request, context}: Route.ActionArgs): Promise<Response> {
  const {ids} = await readJson(request, linesRequest);
  const api = context.get(storefrontApiContext);
  const portions = Array.from({length: Math.ceil(ids.length / MOST_NODES)}, (_, index) =>
    ids.slice(index * MOST_NODES, (index + 1) * MOST_NODES),
  );
  try {
    const [shop, ...answers] = await Promise.all([
      loadShop(api),
      ...portions.map((portion) => api.request(CART_VARIANTS_QUERY, {ids: portion})),
    ]);
    const variants = answers
      .flatMap(({nodes}) => nodes)
      .flatMap((node): CurrentVariant[] => {
        if (!node || !('price' in node)) return [];
        const {id, price, availableForSale, product} = node;
        const override = swedishOverride(product);
        const titles = shopText(shop, product.title, {}, override && {sv: override.title});
        return [{id, price, availableForSale, titles}];
      });
    return Response.json({variants});
  } catch (error) {
    console.error(error);
    return Response.json({error: 'The lines could not be checked.'}, {status: 502});
  }
}

export function loader(): Response {
  return onlyPost();
}
