import type {CartVariantsQuery, CartVariantTextsQuery} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/.server/storefront-api';
import {loadShop, type ShopInfo} from '~/catalogue/load-shop.server';
import {codeOf, isEnglish, shopText, translatedLanguages} from '~/catalogue/shop-text.server';
import {isPictureAddress} from '~/catalogue/to-images.server';
import {swedishOverride} from '~/catalogue/swedish.server';
import {swedishOptionValue} from '~/catalogue/swedish-options.server';
import {isMoney} from '~/catalogue/money';
import type {Language, LocalizedText} from '~/i18n/languages';
import type {CurrentVariant} from './cart';
import {CART_VARIANT_TEXTS_QUERY, CART_VARIANTS_QUERY} from './cart-queries';
import {inPortions} from './portions';

type VariantNode = Extract<CartVariantsQuery['nodes'][number], {price: unknown}>;
type TextsNode = Extract<CartVariantTextsQuery['nodes'][number], {product: unknown}>;
type Texts = Partial<Record<Language, TextsNode>>;

/**
 * What the shop says today of variants; those that it no longer has are left out.
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
  const [{nodes}, ...translations] = await Promise.all([
    api.request(CART_VARIANTS_QUERY, {ids}, api.remaining()),
    ...translatedLanguages(shop).map(async (language) => {
      const variables = {ids, language: codeOf(language)};
      const answer = await api.request(CART_VARIANT_TEXTS_QUERY, variables, api.remaining());
      return {language, nodes: answer.nodes};
    }),
  ]);
  return nodes.flatMap((node) => {
    if (!node || !('price' in node) || !isMoney(node.price)) return [];
    const texts = translations.flatMap(({language, nodes: translated}) => {
      const found = translated.find((each) => each && 'id' in each && each.id === node.id);
      return found && 'product' in found ? [[language, found] as const] : [];
    });
    return [toCurrentVariant(shop, node, Object.fromEntries(texts))];
  });
}

/** The same as a line has from where its product is shown: see `toProduct`. */
function toCurrentVariant(shop: ShopInfo, node: VariantNode, texts: Texts): CurrentVariant {
  const {id, title, price, availableForSale, currentlyNotInStock, selectedOptions, product} = node;
  const override = swedishOverride(product);
  const titles = shopText(
    shop,
    product.title,
    textsOf(texts, (each) => each.product.title),
    override && {sv: override.title},
  );
  const image = node.image ?? product.featuredImage;
  return {
    variantId: id,
    variantTitle: title,
    price,
    selectedOptions: selectedOptions.map(({name, value}, index) => {
      const swedish = isEnglish(shop) ? swedishOptionValue(value) : undefined;
      const translated = textsOf(texts, (each) => each.selectedOptions[index]?.value);
      const label = shopText(shop, value, translated, {}, swedish ? {sv: swedish} : {});
      return {name, value, label};
    }),
    product: {
      handle: product.handle,
      title: titles.en,
      titles,
      images:
        image && isPictureAddress(image.url)
          ? [{url: image.url, altText: image.altText ?? null}]
          : [],
    },
    ...(availableForSale && currentlyNotInStock && {currentlyNotInStock}),
    availableForSale,
  };
}

function textsOf(
  texts: Texts,
  choose: (texts: TextsNode) => string | undefined,
): Partial<LocalizedText> {
  const chosen = Object.entries(texts).map(([language, each]) => [language, choose(each)] as const);
  return Object.fromEntries(chosen.filter(([, text]) => text));
}
