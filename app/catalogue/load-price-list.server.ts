import type {
  PricedVariantsFragment,
  PriceListQuery,
  PriceListTextsQuery,
} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {StorefrontError} from '~/server/storefront-error.server';
import {pricesOf} from './current-prices.server';
import {followPages} from './follow-pages';
import {loadShop, type ShopInfo} from './load-shop.server';
import {isMoney} from './money';
import type {PricedProduct, PricedVariant, PriceListPage} from './price-list';
import {MORE_PRICES_QUERY, PRICE_LIST_QUERY, PRICE_LIST_TEXTS_QUERY} from './price-list-query';
import {DEFAULT_TITLE, type ShopText} from './product';
import {translationsById, translator, type Translations} from './shop-text.server';
import {swedishOptionValue} from './swedish-options.server';
import {swedishOverride} from './swedish.server';
import {isPictureAddress} from './to-images.server';

/** Products: specification §7 and §9, admin page size; the pages after the first one are larger. */
const FIRST_PAGE = 50;
const NEXT_PAGE = 100;

/** Further requests of one page; a product of Shopify's 2048 variants takes 8. */
const MAX_REQUESTS = 24;

type ListedNode = PriceListQuery['products']['edges'][number]['node'];
type Texts = PriceListTextsQuery['products']['nodes'][number];

/**
 * A page of the price list, never from a cache: an owner must not edit a stale price. Each product has all its
 * variants; if they take too many requests, the page ends before it.
 *
 * @param after the previous page's cursor; null for the first page
 * @throws StorefrontError
 */
export async function loadPriceList(
  api: StorefrontApi,
  after: string | null,
): Promise<PriceListPage> {
  const given = {first: after === null ? FIRST_PAGE : NEXT_PAGE, after};
  const asking = loadShop(api);
  const [shop, {products}, translationsOf] = await Promise.all([
    asking,
    api.request(PRICE_LIST_QUERY, given),
    asking.then((shop) =>
      translationsById(shop, async (language) => {
        const answer = await api.request(PRICE_LIST_TEXTS_QUERY, {...given, language});
        return answer.products.nodes;
      }),
    ),
  ]);
  const complete = variantLoader(api);
  const listed: PricedProduct[] = [];
  let next = products.pageInfo.hasNextPage ? (products.pageInfo.endCursor ?? null) : null;
  let reached = after;
  for (const {cursor, node} of products.edges) {
    const variants = await complete(node.id, node.variants);
    if (!variants) {
      next = reached;
      break;
    }
    reached = cursor;
    listed.push(toPriced(shop, node, variants, translationsOf(node.id)));
  }
  // A repeated cursor would loop forever.
  if (next !== null && next === after) throw new StorefrontError('The price list does not go on');
  return {products: listed, next};
}

/** Loads all variants of a product; undefined if that takes more requests than a page may make. */
function variantLoader(api: StorefrontApi) {
  let requests = 0;
  return async (id: string, first: PricedVariantsFragment) => {
    const {nodes, isAll} = await followPages(first, async (after) => {
      if (requests >= MAX_REQUESTS) return undefined;
      requests += 1;
      const {product} = await api.request(MORE_PRICES_QUERY, {id, after}, api.remainingMs());
      return product?.variants;
    });
    return isAll ? nodes : undefined;
  };
}

function toPriced(
  shop: ShopInfo,
  {id, handle, title, vendor, images, options}: ListedNode,
  variants: PricedVariantsFragment['nodes'],
  translations: Translations<Texts>,
): PricedProduct {
  const texts = translator(shop, translations);
  const names = texts(title, (other) => other.title, {
    written: swedishOverride({handle, vendor})?.title,
  });
  const labels = options.map(
    ({optionValues}, option) =>
      new Map(
        optionValues.map(({name}, place) => [
          name,
          texts(name, (other) => other.options[option]?.optionValues[place]?.name, {
            fallback: swedishOptionValue(name),
          }),
        ]),
      ),
  );
  return {
    id,
    handle,
    title: names.sv,
    shopTitle: title,
    also: otherWords(names.sv, [title, names.en]),
    image: images.nodes.find(({url}) => isPictureAddress(url))?.url ?? null,
    // Shopify has no product without a variant.
    currencyCode: variants[0]?.price.currencyCode ?? '',
    variants: variants.flatMap((variant) =>
      isMoney(variant.price) ? [toVariant(variant, labels)] : [],
    ),
  };
}

function toVariant(
  variant: PricedVariantsFragment['nodes'][number],
  labels: ReadonlyArray<ReadonlyMap<string, ShopText>>,
): PricedVariant {
  const {id, sku, selectedOptions} = variant;
  const names = selectedOptions.map(({value}, option) => labels[option]?.get(value));
  const isOnly = variant.title === DEFAULT_TITLE;
  const title = isOnly
    ? DEFAULT_TITLE
    : selectedOptions.map(({value}, option) => names[option]?.sv ?? value).join(' / ');
  return {
    id,
    title,
    also: isOnly ? '' : otherWords(title, [variant.title, ...names.map((name) => name?.en ?? '')]),
    sku: sku ?? '',
    ...pricesOf(variant),
  };
}

/** The names that do not occur in a title that is shown. */
function otherWords(shown: string, names: readonly string[]): string {
  return [...new Set(names)].filter((name) => !shown.includes(name)).join(' ');
}
