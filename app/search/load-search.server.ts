import type {SearchEntriesQuery, SearchEntriesQueryVariables} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {matchesCategory} from '~/catalogue/categories';
import {followPages} from '~/catalogue/follow-pages';
import {loadShop, type ShopInfo} from '~/catalogue/load-shop.server';
import {policyNames} from '~/catalogue/policies';
import {isEnglish, translationsById} from '~/catalogue/shop-text.server';
import {swedishOptionName, swedishOptionValue} from '~/catalogue/swedish-options.server';
import {swedishOverride} from '~/catalogue/swedish.server';
import {choiceQuery, type Choice} from '~/filters/choice';
import {filterList, loadFittingCards, loadNear} from '~/filters/filter-list.server';
import {isLooseLens} from '~/filters/to-facts.server';
import {languages, type LocalizedText} from '~/i18n/languages';
import {categories, type Category} from '~/shop/categories';
import {ownShopName} from '~/shop/name';
import {footerLinks, pages, type NavigationLink} from '~/shop/navigation';
import {pageWords} from '~/shop/search-words';
import {askedColours, coloursOf, type ColourName} from './asked-colours.server';
import type {Found} from './found';
import {measuredWords} from './measured-words.server';
import {SearchIndex, steps, type SearchEntry} from './search-index.server';
import {SEARCH_ENTRIES_QUERY} from './search-query';

type Node = SearchEntriesQuery['products']['nodes'][number];

interface ProductEntry extends SearchEntry {
  handle: string;
}

interface LinkEntry extends SearchEntry {
  link: NavigationLink;
}

interface SearchEntries {
  /** A new object after each load. */
  state: string;
  products: ProductEntry[];
  /** The categories of `app/shop` that have a product. */
  filled: string[];
  colours: readonly ColourName[];
}

interface Built {
  state: string;
  products: SearchIndex<ProductEntry>;
  links: SearchIndex<LinkEntry>;
  colours: readonly ColourName[];
}

/** This worker's index, built once per state of the catalogue. */
let built: Built | undefined;

/**
 * Searches in both languages.
 *
 * @param from products to skip
 * @param count products to return
 * @param choice their filters
 * @throws StorefrontError
 */
export async function search(
  api: StorefrontApi,
  query: string,
  from: number,
  count: number,
  choice: Choice = {},
): Promise<Found> {
  const indexes = await loadIndexes(api);
  const {products: all, links} = find(indexes, query);
  const filtered = choiceQuery(choice) ? await filterList(api, all, choice) : undefined;
  const found = filtered?.found ?? all;
  const known = filtered?.known ?? {};
  const shown = {...askedColours(indexes.colours, query), ...known};
  const [cards, near] = await Promise.all([
    loadFittingCards(api, found.slice(from, from + count), shown, known),
    filtered && loadNear(api, filtered),
  ]);
  return {
    cards,
    total: found.length,
    links: links.map(({link}) => link),
    ...(filtered && {chosen: filtered.chosen, near}),
  };
}

/** The products that match a query, the best first. @throws StorefrontError */
export async function findProducts(api: StorefrontApi, query: string): Promise<ProductEntry[]> {
  return find(await loadIndexes(api), query).products;
}

/** Uncertain matches are left out if there are certain ones. */
function find({products, links}: Built, query: string) {
  const ofProducts = products.termsFor(query);
  const ofLinks = links.termsFor(query);
  for (const step of steps) {
    const found = {products: products.find(ofProducts, step), links: links.find(ofLinks, step)};
    if (found.products.length + found.links.length > 0) return found;
  }
  return {products: [], links: []};
}

async function loadIndexes(api: StorefrontApi): Promise<Built> {
  const shop = await loadShop(api);
  const entries = await api.cached(['searchable'], () => requestEntries(api, shop));
  if (built?.state !== entries.state) {
    built = {
      state: entries.state,
      products: new SearchIndex(entries.products),
      links: new SearchIndex(linksOf(shop, entries.filled).map(toLinkEntry)),
      colours: entries.colours,
    };
  }
  return built;
}

async function requestEntries(api: StorefrontApi, shop: ShopInfo): Promise<SearchEntries> {
  const [own, translationsOf] = await Promise.all([
    requestNodes(api, shop.primaryLanguage),
    translationsById(shop, (language) => requestNodes(api, language)),
  ]);
  const filled = new Set<string>();
  const all = own.map((node): [Node, ...Node[]] => [
    node,
    ...Object.values(translationsOf(node.id)).filter((each) => each != null),
  ]);
  const products = all.map((nodes) => {
    const inCategories = categories.filter(({handle}) => matchesCategory(nodes[0], handle));
    for (const {handle} of inCategories) filled.add(handle);
    return toProductEntry(shop, nodes, inCategories);
  });
  const colours = coloursOf(all, isEnglish(shop));
  return {state: crypto.randomUUID(), products, filled: [...filled], colours};
}

async function requestNodes(api: StorefrontApi, language: string): Promise<Node[]> {
  // The shop's own language code.
  const given = {language: language as SearchEntriesQueryVariables['language']};
  const request = async (after?: string) =>
    (await api.request(SEARCH_ENTRIES_QUERY, {...given, ...(after && {after})})).products;
  return (await followPages(await request(), request)).nodes;
}

function toProductEntry(
  shop: ShopInfo,
  all: readonly [Node, ...Node[]],
  inCategories: readonly Category[],
): ProductEntry {
  const [node] = all;
  const swedish = swedishOverride(node)?.title ?? '';
  return {
    id: node.id,
    handle: node.handle,
    title: [...all.map(({title}) => title), swedish].join(' '),
    collections: inCategories.map(({name}) => textOf(name)).join(' '),
    words: [
      node.handle,
      ...all.flatMap((each) => wordsOf(each, isEnglish(shop))),
      ...measuredWords(node.measurements),
    ].join(' '),
    codes: node.variants.nodes.flatMap(({sku}) => sku ?? []).join(' '),
    ...(isLooseLens(node) && {isLoose: true}),
  };
}

function wordsOf({vendor, productType, tags, options}: Node, hasDictionary: boolean): string[] {
  const values = options.flatMap(({optionValues}) => optionValues.map(({name}) => name));
  const swedish = [
    ...options.map(({name}) => swedishOptionName(name)),
    ...values.map(swedishOptionValue),
  ].filter((word) => word !== undefined);
  return [vendor, productType, ...tags, ...values, ...(hasDictionary ? swedish : [])];
}

/** Search targets besides products: the menus' links. */
function linksOf({name, policies}: ShopInfo, filled: readonly string[]): NavigationLink[] {
  const collections = categories
    .filter(({handle, inMenu}) => inMenu && filled.includes(handle))
    .map((category) => ({to: `/category/${category.handle}`, text: category.name}));
  const reading =
    name === ownShopName
      ? footerLinks.filter(({to}) => pages.includes(to))
      : policies.map((handle) => ({to: `/policies/${handle}`, text: policyNames[handle]}));
  return [...collections, ...reading];
}

function toLinkEntry(link: NavigationLink): LinkEntry {
  const {to, text} = link;
  return {
    id: to,
    title: textOf(text),
    collections: '',
    words: pageWords[to] ?? '',
    codes: '',
    link,
  };
}

function textOf(text: LocalizedText): string {
  return languages.map((language) => text[language]).join(' ');
}
