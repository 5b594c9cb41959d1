import type {FactsTextsQuery} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/.server/storefront-api';
import {followPages} from '~/catalogue/follow-pages';
import type {ListedProduct} from '~/catalogue/load-cards.server';
import {loadShop, type ShopInfo} from '~/catalogue/load-shop.server';
import {codeOf, isEnglish, shopText, translatedLanguages} from '~/catalogue/shop-text.server';
import {swedishOptionValue} from '~/catalogue/swedish-options.server';
import {isColour} from '~/catalogue/look-options';
import {swatchOf} from '~/catalogue/to-product.server';
import type {Language} from '~/i18n/languages';
import {toValue} from './choice';
import {FACTS_QUERY, FACTS_TEXTS_QUERY} from './facts-queries';
import type {FilterValue, ProductFacts} from './product-facts';
import {toFacts, type FactsNode} from './to-facts.server';

export interface CatalogueFacts {
  /** Those that have a card, in the shop's order. */
  products: ReadonlyArray<ListedProduct & {facts: ProductFacts}>;
  colours: readonly FilterValue[];
}

/** What the filters know of the whole shop, asked for once. @throws StorefrontError */
export function loadFacts(api: StorefrontApi): Promise<CatalogueFacts> {
  return api.cached(['facts'], async () => {
    const shop = await loadShop(api);
    const request = async (after?: string) =>
      (await api.request(FACTS_QUERY, {...(after && {after})})).products;
    const [{nodes}, texts] = await Promise.all([
      request().then((first) => followPages(first, request)),
      requestTexts(api, shop),
    ]);
    return {
      products: nodes.flatMap((node) => {
        const facts = toFacts(node);
        const {id, handle, title} = node;
        return facts ? [{id, handle, title, facts}] : [];
      }),
      colours: coloursOf(shop, nodes, texts),
    };
  });
}

type Texts = FactsTextsQuery['products']['nodes'][number];
type Translations = ReadonlyArray<readonly [Language, ReadonlyMap<string, Texts>]>;

function requestTexts(api: StorefrontApi, shop: ShopInfo): Promise<Translations> {
  return Promise.all(
    translatedLanguages(shop).map(async (language) => {
      const given = {language: codeOf(language)};
      const request = async (after?: string) =>
        (await api.request(FACTS_TEXTS_QUERY, {...given, ...(after && {after})})).products;
      const {nodes} = await followPages(await request(), request);
      return [language, new Map(nodes.map((node) => [node.id, node]))] as const;
    }),
  );
}

/** Each colour once: the words and the look that the first product gives it. */
function coloursOf(
  shop: ShopInfo,
  nodes: readonly FactsNode[],
  texts: Translations,
): FilterValue[] {
  const colours = new Map<string, FilterValue>();
  for (const {id, options} of nodes) {
    const place = options.findIndex(({name}) => isColour(name));
    for (const [index, optionValue] of options[place]?.optionValues.entries() ?? []) {
      const {name} = optionValue;
      const value = toValue(name);
      const known = colours.get(value);
      if (value === '' || known?.swatch) continue;
      const translations = Object.fromEntries(
        texts.map(([language, all]) => [
          language,
          all.get(id)?.options[place]?.optionValues[index]?.name ?? name,
        ]),
      );
      const fallback = isEnglish(shop) ? swedishOptionValue(name) : undefined;
      const label = shopText(shop, name, translations, {}, fallback ? {sv: fallback} : {});
      const swatch = swatchOf(optionValue);
      colours.set(value, {value, label: known?.label ?? label, ...(swatch && {swatch})});
    }
  }
  return [...colours.values()];
}
