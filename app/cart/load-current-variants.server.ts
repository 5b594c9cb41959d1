import type {CartVariantsQuery, CartVariantTextsQuery} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {loadShop, type ShopInfo} from '~/catalogue/load-shop.server';
import {translationsById, translator, type Translations} from '~/catalogue/shop-text.server';
import {isPictureAddress} from '~/catalogue/to-images.server';
import {swedishOverride} from '~/catalogue/swedish.server';
import {swedishOptionValue} from '~/catalogue/swedish-options.server';
import {isMoney} from '~/catalogue/money';
import type {CurrentVariant} from './line-changes';
import {CART_VARIANT_TEXTS_QUERY, CART_VARIANTS_QUERY} from './cart-queries';
import {inPortions} from './portions';

type VariantNode = Extract<CartVariantsQuery['nodes'][number], {price: unknown}>;
type TextsNode = Extract<CartVariantTextsQuery['nodes'][number], {product: unknown}>;

/**
 * The shop's current data of variants, without those that it no longer has.
 *
 * @throws StorefrontError
 */
export async function loadCurrentVariants(
  api: StorefrontApi,
  ids: readonly string[],
): Promise<CurrentVariant[]> {
  const shop = await loadShop(api);
  const portions = await Promise.all(
    inPortions(ids).map((portion) => loadPortion(api, shop, portion)),
  );
  return portions.flat();
}

async function loadPortion(
  api: StorefrontApi,
  shop: ShopInfo,
  ids: string[],
): Promise<CurrentVariant[]> {
  const [{nodes}, translationsOf] = await Promise.all([
    api.request(CART_VARIANTS_QUERY, {ids}, api.remainingMs()),
    translationsById(shop, async (language) => {
      const variables = {ids, language};
      const answer = await api.request(CART_VARIANT_TEXTS_QUERY, variables, api.remainingMs());
      return answer.nodes.filter((node) => node !== null && 'product' in node);
    }),
  ]);
  return nodes.flatMap((node) => {
    if (!node || !('price' in node) || !isMoney(node.price)) return [];
    return [toCurrentVariant(shop, node, translationsOf(node.id))];
  });
}

/** As `toProduct` does for a line added on the product's page. */
function toCurrentVariant(
  shop: ShopInfo,
  node: VariantNode,
  translations: Translations<TextsNode>,
): CurrentVariant {
  const {id, title, price, availableForSale, currentlyNotInStock, selectedOptions, product} = node;
  const texts = translator(shop, translations);
  const titles = texts(product.title, (other) => other.product.title, {
    written: swedishOverride(product)?.title,
  });
  const image = node.image ?? product.featuredImage;
  const [named] = product.lenses?.references?.nodes ?? [];
  const lenses = named && 'handle' in named ? named.handle : undefined;
  return {
    variantId: id,
    variantTitle: title,
    price,
    selectedOptions: selectedOptions.map(({name, value}, index) => ({
      name,
      value,
      label: texts(value, (other) => other.selectedOptions[index]?.value, {
        fallback: swedishOptionValue(value),
      }),
    })),
    product: {
      handle: product.handle,
      title: titles.en,
      titles,
      images:
        image && isPictureAddress(image.url)
          ? [{url: image.url, altText: image.altText ?? null}]
          : [],
      ...(lenses && {lenses}),
    },
    ...(availableForSale && currentlyNotInStock && {currentlyNotInStock}),
    availableForSale,
  };
}
