import type {FactsQuery, FactsVariantFragment} from 'storefrontapi.generated';
import {cardPrice} from '~/catalogue/card';
import {isMoney, unitsOf} from '~/catalogue/money';
import type {Measurements} from '~/catalogue/measurements';
import {readFrameShape} from '~/catalogue/read-frame-shape.server';
import {readMeasurements} from '~/catalogue/read-measurements.server';
import {isColour} from '~/catalogue/look-options';
import {layeredLens, lenses, looseLenses, materials, type Kind} from '~/shop/filters';
import {toValue} from './choice';
import type {ProductFacts, VariantFacts} from './product-facts';

export type FactsNode = FactsQuery['products']['nodes'][number];

/** Undefined for a product without a readable price. */
export function toFacts(node: FactsNode): ProductFacts | undefined {
  const {tags, selectedOrFirstAvailableVariant: first} = node;
  const otherwise = first?.price ?? node.priceRange.minVariantPrice;
  const {price} = cardPrice(node.variants.nodes, otherwise);
  if (!isMoney(price)) return undefined;
  const measurements = readMeasurements(node.measurements) ?? {};
  const {frontWidth: width} = measurements;
  const variants = variantFacts(node, measurements).map(({facts}) => facts);
  const shape = isLooseLens(node) ? undefined : readFrameShape(tags);
  return {
    ...(shape && {shape}),
    ...(width !== undefined && {width}),
    price: unitsOf(price),
    since: Date.parse(node.createdAt),
    variants: [...new Map(variants.map((facts) => [JSON.stringify(facts), facts])).values()],
  };
}

/** Lenses without a frame. */
export function isLooseLens({productType, tags}: Pick<FactsNode, 'productType' | 'tags'>): boolean {
  return hasWord(wordsOf([productType, ...tags]), looseLenses);
}

interface VariantsNode<Variant> extends Pick<
  FactsNode,
  'title' | 'productType' | 'tags' | 'measurements'
> {
  selectedOrFirstAvailableVariant?: Variant | null;
  variants: {nodes: Variant[]};
}

/** Each variant with its filter data. */
export function variantFacts<Variant extends FactsVariantFragment>(
  node: VariantsNode<Variant>,
  {lensLayers}: Measurements = readMeasurements(node.measurements) ?? {},
): Array<{variant: Variant; facts: VariantFacts}> {
  const {title, productType, tags, selectedOrFirstAvailableVariant: first, variants} = node;
  // Variants beyond the loaded ones may be for sale.
  const all = first && !variants.nodes.some(({availableForSale}) => availableForSale);
  const nodes = all ? [first, ...variants.nodes] : variants.nodes;
  const isForSale = nodes.some(({availableForSale}) => availableForSale);
  const said = wordsOf([title, productType, ...tags]);
  const values = nodes.map(({selectedOptions}) => valuesOf(selectedOptions));
  const withoutColours = nodes.map(({selectedOptions}) =>
    valuesOf(selectedOptions.filter(({name}) => !isColour(name))),
  );
  const layered = lensLayers ? [layeredLens] : [];
  const lensesOf = kindsOfEach(values, [...kindsIn(said, lenses), ...layered], lenses);
  const frames = isLooseLens(node) ? [] : materials;
  // Of a titanium frame in the colours titanium and black, both are of titanium.
  const materialsOf = kindsOfEach(values, kindsIn(said, frames), frames, withoutColours);
  return nodes.map((variant, index) => {
    const {availableForSale, price, selectedOptions} = variant;
    const colour = selectedOptions.find(({name}) => isColour(name));
    const facts = {
      ...(colour && toValue(colour.value) && {colour: toValue(colour.value)}),
      materials: materialsOf[index] ?? [],
      lenses: lensesOf[index] ?? [],
      ...((availableForSale || !isForSale) && isMoney(price) && {price: unitsOf(price)}),
      isForSale: availableForSale,
    };
    return {variant, facts};
  });
}

function valuesOf(selectedOptions: FactsVariantFragment['selectedOptions']): string {
  return wordsOf(selectedOptions.map(({value}) => value));
}

/**
 * Each variant's kinds.
 *
 * @param values of each variant's options
 * @param ofAll kinds that the product's words name
 * @param telling the values that tell which of them a variant has: if some name a kind, the product's words refer to those
 */
function kindsOfEach(
  values: readonly string[],
  ofAll: readonly string[],
  kinds: readonly Kind[],
  telling = values,
): string[][] {
  const told = new Set(telling.flatMap((text) => kindsIn(text, kinds)));
  const shared = ofAll.filter((kind) => !told.has(kind));
  return values.map((text) => [...new Set([...shared, ...kindsIn(text, kinds)])]);
}

function kindsIn(text: string, kinds: readonly Kind[]): string[] {
  return kinds.filter(({words}) => hasWord(text, words)).map(({value}) => value);
}

function hasWord(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(` ${word} `));
}

/** Lower case, a space around each word. */
function wordsOf(texts: readonly string[]): string {
  const words = texts.map(
    (text) =>
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? '',
  );
  return ` ${words.join(' | ')} `;
}
