import type {StorefrontApi} from '~/server/storefront-api.server';
import type {CategoryPage} from '~/catalogue/categories';
import {loadCards, type ListedProduct} from '~/catalogue/load-cards.server';
import {loadMembers, toPage} from '~/catalogue/load-category.server';
import {loadShop} from '~/catalogue/load-shop.server';
import {digitsOf} from '~/catalogue/money';
import type {ProductCard} from '~/catalogue/product';
import {widths} from '~/shop/widths';
import {choiceQuery, facets, widthRange, type Choice, type Facet} from './choice';
import {choose, countValue, hasThroughout, hasValue, relaxed} from './apply-choice';
import type {Chosen} from './chips';
import {chipsOf, valuesOf} from './filter-values.server';
import {fitCards} from './fit-cards.server';
import {loadFacts, type CatalogueFacts, type ProductEntry} from './load-facts.server';
import type {FilterData, FilterValue, ProductFacts} from './product-facts';

/** So many products fill a row. */
const FEW = 4;

type Listed = ReadonlyArray<{id: string}>;

interface Filtered {
  /** All of the list. */
  entries: readonly ProductEntry[];
  found: readonly ProductEntry[];
  /** The choice without what it drops. */
  known: Choice;
  chosen: Chosen;
}

/** A page of a category that is filtered or sorted. @throws StorefrontError; null if there is no such page */
export async function loadFilteredCategory(
  api: StorefrontApi,
  category: string,
  page: number,
  choice: Choice,
): Promise<(CategoryPage & {chosen: Chosen}) | null> {
  const members = await loadFilterableCategory(api, category);
  if (!members) return null;
  const filtered = await filterList(api, members.products, choice);
  const {entries, found, known, chosen} = filtered;
  const {currencyCode} = await loadShop(api);
  const facts = entries.map((entry) => entry.facts);
  const held = widths
    .map(({value}) => value)
    .filter((value) => countValue(facts, known, currencyCode, 'width', value) > 0);
  const chips = chosen.chips.map((chip) =>
    chip.name === 'width' && held.includes(chip.value) ? {...chip, isLinked: true} : chip,
  );
  const loadShown = async () => {
    const shown = await toPage(api, {...members, products: found, isList: false}, page);
    return shown && {...shown, cards: await fitCards(api, shown.cards, found, known)};
  };
  const [shown, near] = await Promise.all([loadShown(), loadNear(api, filtered)]);
  return shown && {...shown, near, widths: held, chosen: {...chosen, chips}};
}

/** Of a list that filters leave short, cards of products for sale that all filters but one match. */
export async function loadNear(
  api: StorefrontApi,
  filtered: Filtered,
): Promise<readonly ProductCard[]> {
  return filtered.found.length < FEW ? api.orElse(loadCardsNear(api, filtered), []) : [];
}

/** @throws StorefrontError */
async function loadCardsNear(api: StorefrontApi, {entries, found, known}: Filtered) {
  const {currencyCode} = await loadShop(api);
  const others = entries.filter((entry) => !found.includes(entry));
  const nearly = relaxed(
    others.map(({facts}) => facts),
    known,
    currencyCode,
  );
  if (!nearly) return [];
  return loadFittingCards(api, choose(others, nearly, currencyCode).slice(0, FEW), nearly);
}

/**
 * Cards of products, of the variants that match.
 *
 * @param otherwise what a product's variants match where none of them matches the choice
 * @throws StorefrontError
 */
export async function loadFittingCards(
  api: StorefrontApi,
  products: readonly ListedProduct[],
  choice: Choice,
  otherwise = choice,
): Promise<readonly ProductCard[]> {
  const listed = await loadCards(api, products, false);
  const cards = listed.map(({card}) => card);
  return fitCards(api, cards, products, choice, otherwise);
}

/** What a category holds, of the products that can be filtered. @throws StorefrontError; null if there is none */
export async function loadFilterableCategory(api: StorefrontApi, category: string) {
  return loadMembers(api, category, async () => (await loadFacts(api)).products);
}

/**
 * A list filtered and sorted by a choice. Drops values that no product of the list has, and a filter with one that all
 * have in every variant: the sheet does not offer it.
 *
 * @throws StorefrontError
 */
export async function filterList(
  api: StorefrontApi,
  listed: Listed,
  choice: Choice,
): Promise<Filtered> {
  const [{currencyCode}, catalogue] = await Promise.all([loadShop(api), loadFacts(api)]);
  const entries = entriesOf(catalogue, listed);
  const known = knownPart(choice, entries);
  return {
    entries,
    found: choose(entries, known, currencyCode),
    known,
    chosen: {query: choiceQuery(known), chips: chipsOf(known, catalogue, currencyCode)},
  };
}

/** The filters of a list. @throws StorefrontError */
export async function loadFilterData(api: StorefrontApi, listed: Listed): Promise<FilterData> {
  const [{currencyCode}, catalogue] = await Promise.all([loadShop(api), loadFacts(api)]);
  const products = entriesOf(catalogue, listed).map(({facts}) => facts);
  const values = facets.map((facet) => [facet, offered(facet, products, catalogue)] as const);
  return {
    products,
    values: Object.fromEntries(values.filter(([, those]) => those.length > 0)),
    currencyCode,
    prices: pricesBetween(products, currencyCode),
    hasSoldOut: products.some(({variants}) => variants.some(({isForSale}) => !isForSale)),
  };
}

function entriesOf({products}: CatalogueFacts, listed: Listed): ProductEntry[] {
  const byId = new Map(products.map((entry) => [entry.id, entry]));
  return listed.flatMap(({id}) => byId.get(id) ?? []);
}

function knownPart(choice: Choice, entries: readonly ProductEntry[]): Choice {
  const isKnown = (facet: Facet, value: string) =>
    entries.some(({facts}) =>
      facet === 'width' && widthRange(value)
        ? facts.width !== undefined
        : hasValue(facts, facet, value),
    );
  const known = facets.flatMap((facet) => {
    const values = choice[facet]?.filter((value) => isKnown(facet, value)) ?? [];
    // A colour, a wood or a lens that some variants of each product have chooses these.
    const isIdle = values.some((value) =>
      entries.every(({facts}) => hasThroughout(facts, facet, value)),
    );
    return values.length > 0 && !isIdle ? [[facet, values] as const] : [];
  });
  const {shape, colour, material, lens, width, ...others} = choice;
  return {...others, ...Object.fromEntries(known)};
}

/** The values that some products have and others have not. */
function offered(
  facet: Facet,
  products: readonly ProductFacts[],
  catalogue: CatalogueFacts,
): FilterValue[] {
  const counted = valuesOf(facet, catalogue).map((value) => ({
    value,
    count: products.filter((facts) => hasValue(facts, facet, value.value)).length,
  }));
  return counted.flatMap(({value, count}) => (count > 0 && count < products.length ? value : []));
}

/** Round steps, finer where they are small. */
const STEPS = [1, 1.5, 2, 3, 4, 5, 7.5];

/** Whole units of the currency, between the lowest price and the highest. */
function pricesBetween(products: readonly ProductFacts[], currencyCode: string): number[] {
  const unit = 10 ** digitsOf(currencyCode);
  const prices = products.flatMap(({variants}) => variants.flatMap(({price}) => price ?? []));
  const [lowest, highest] = [Math.min(...prices) / unit, Math.max(...prices) / unit];
  return Array.from({length: 8}, (_, power) => STEPS.map((step) => step * 10 ** power))
    .flat()
    .filter((price) => Number.isInteger(price) && price > lowest && price < highest);
}
