import type {announcedPrice} from '~/catalogue/announced-price';
import type {ShopInfo} from '~/catalogue/load-shop.server';
import {codeOf, translatedLanguages} from '~/catalogue/shop-text.server';
import type {Language} from '~/i18n/languages';
import {PRODUCTS, SHOP, TRANSLATIONS, VARIANTS} from './documents.ts';
import type {ShopClient} from './shop-client.ts';

/** Number of products whose variants are read concurrently. */
const AT_ONCE = 10;

/** A shop's data for the checks, read once. */
export interface Shop extends Omit<ShopInfo, 'policies'> {
  products: readonly ShopProduct[];
  /** Descriptions by handle in the storefront's languages that the shop publishes besides its primary one. */
  translations: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>>;
  /** The variants of products with a compare-at price. */
  pricedVariants: readonly PricedVariant[];
  /** The Storefront API versions that Shopify supports today. */
  supportedVersions: readonly string[];
}

export interface ShopProduct {
  id: string;
  handle: string;
  title: string;
  vendor: string;
  description: string;
}

export type PricedVariant = Parameters<typeof announcedPrice>[0] & {
  handle: string;
  title: string;
};

interface Connection<Node> {
  nodes: Node[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

interface ShopAnswer {
  shop: {name: string; paymentSettings: {currencyCode: string}};
  localization: {language: {isoCode: string}; availableLanguages: Array<{isoCode: string}>};
  publicApiVersions: Array<{handle: string; supported: boolean}>;
}

interface ProductNode extends ShopProduct {
  compareAtPriceRange: {maxVariantPrice: {amount: string}};
}

/**
 * Reads the whole catalogue, 250 products a request.
 *
 * @param say receives the progress
 * @throws UnreadableShop
 */
export async function readShop(client: ShopClient, say: (text: string) => void): Promise<Shop> {
  const {shop, localization, publicApiVersions} = await client.ask<ShopAnswer>(SHOP);
  const info: Omit<ShopInfo, 'policies'> = {
    name: shop.name,
    currencyCode: shop.paymentSettings.currencyCode,
    primaryLanguage: localization.language.isoCode,
    languages: localization.availableLanguages.map(({isoCode}) => isoCode),
  };
  const products = await readAll<ProductNode>(async (after, count) => {
    if (count > 0) say(`Reading the catalogue: ${count} products …`);
    return (await client.ask<{products: Connection<ProductNode>}>(PRODUCTS, {after})).products;
  });
  const translations: Partial<Record<Language, ReadonlyMap<string, string>>> = {};
  for (const language of translatedLanguages(info)) {
    const texts = await readAll<{handle: string; description: string}>(async (after, count) => {
      if (count > 0) say(`Reading its texts in ${codeOf(language)}: ${count} products …`);
      const variables = {after, language: codeOf(language)};
      type Answer = {products: Connection<{handle: string; description: string}>};
      return (await client.ask<Answer>(TRANSLATIONS, variables)).products;
    });
    translations[language] = new Map(texts.map(({handle, description}) => [handle, description]));
  }
  return {
    ...info,
    products,
    translations,
    pricedVariants: await readPricedVariants(client, products),
    supportedVersions: publicApiVersions.flatMap(({handle, supported}) =>
      supported ? [handle] : [],
    ),
  };
}

async function readPricedVariants(
  client: ShopClient,
  products: readonly ProductNode[],
): Promise<PricedVariant[]> {
  const variants: PricedVariant[] = [];
  const waiting = products.filter(
    ({compareAtPriceRange: {maxVariantPrice}}) => Number(maxVariantPrice.amount) > 0,
  );
  for (let batch = waiting.splice(0, AT_ONCE); batch.length > 0;) {
    const ofBatch = await Promise.all(batch.map((product) => readVariants(client, product)));
    variants.push(...ofBatch.flat());
    batch = waiting.splice(0, AT_ONCE);
  }
  return variants;
}

async function readVariants(
  client: ShopClient,
  {id, handle}: ShopProduct,
): Promise<PricedVariant[]> {
  const variants = await readAll<PricedVariant>(async (after) => {
    type Answer = {product: {variants: Connection<PricedVariant>} | null};
    const {product} = await client.ask<Answer>(VARIANTS, {id, after});
    return product?.variants ?? {nodes: [], pageInfo: {hasNextPage: false}};
  });
  return variants.map((variant) => ({...variant, handle}));
}

async function readAll<Node>(
  readPage: (after: string | null, count: number) => Promise<Connection<Node>>,
): Promise<Node[]> {
  const all: Node[] = [];
  let after: string | null = null;
  do {
    const {nodes, pageInfo}: Connection<Node> = await readPage(after, all.length);
    all.push(...nodes);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after);
  return all;
}
