import type {FactsTextsQuery} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {followPages} from '~/catalogue/follow-pages';
import type {ListedProduct} from '~/catalogue/load-cards.server';
import {loadShop, type ShopInfo} from '~/catalogue/load-shop.server';
import {isColour} from '~/catalogue/look-options';
import {
  translationsById,
  translator,
  type LanguageCode,
  type Translations,
} from '~/catalogue/shop-text.server';
import {swedishOptionValue} from '~/catalogue/swedish-options.server';
import {swatchOf} from '~/catalogue/to-product.server';
import {toValue} from './choice';
import {FACTS_QUERY, FACTS_TEXTS_QUERY} from './facts-queries';
import type {FilterValue, ProductFacts} from './product-facts';
import {toFacts, type FactsNode} from './to-facts.server';

export interface ProductEntry extends ListedProduct {
  facts: ProductFacts;
}

export interface CatalogueFacts {
  /** Those that have a card, in the shop's order. */
  products: readonly ProductEntry[];
  /** By their values. */
  colours: Readonly<Record<string, FilterValue>>;
}

/** The filters' data of the whole shop, loaded when somebody filters. @throws StorefrontError */
export function loadFacts(api: StorefrontApi): Promise<CatalogueFacts> {
  return api.cached(['facts'], async () => {
    const shop = await loadShop(api);
    const [nodes, textsOf] = await Promise.all([
      requestNodes(api),
      translationsById(shop, (language) => requestTexts(api, language)),
    ]);
    return {
      products: nodes.flatMap((node) => {
        const facts = toFacts(node);
        const {id, handle, title} = node;
        return facts ? [{id, handle, title, facts}] : [];
      }),
      colours: Object.fromEntries(coloursOf(shop, nodes, textsOf)),
    };
  });
}

async function requestNodes(api: StorefrontApi): Promise<FactsNode[]> {
  const request = async (after?: string) =>
    (await api.request(FACTS_QUERY, {...(after && {after})})).products;
  return (await followPages(await request(), request)).nodes;
}

type Texts = FactsTextsQuery['products']['nodes'][number];

async function requestTexts(api: StorefrontApi, language: LanguageCode): Promise<Texts[]> {
  const request = async (after?: string) =>
    (await api.request(FACTS_TEXTS_QUERY, {language, ...(after && {after})})).products;
  return (await followPages(await request(), request)).nodes;
}

/** Each colour once, with the first product's name and swatch for it. */
function coloursOf(
  shop: ShopInfo,
  nodes: readonly FactsNode[],
  textsOf: (id: string) => Translations<Texts>,
): Map<string, FilterValue> {
  const colours = new Map<string, FilterValue>();
  for (const {id, options} of nodes) {
    const place = options.findIndex(({name}) => isColour(name));
    for (const [index, optionValue] of options[place]?.optionValues.entries() ?? []) {
      const {name} = optionValue;
      const value = toValue(name);
      const known = colours.get(value);
      if (value === '' || known?.swatch) continue;
      const texts = translator(shop, textsOf(id));
      const label = texts(name, (other) => other.options[place]?.optionValues[index]?.name, {
        fallback: swedishOptionValue(name),
      });
      const swatch = swatchOf(optionValue);
      colours.set(value, {value, label: known?.label ?? label, ...(swatch && {swatch})});
    }
  }
  return colours;
}
