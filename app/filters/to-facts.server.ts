import type {FactsQuery, FactsVariantFragment} from 'storefrontapi.generated';
import {cardPrice} from '~/catalogue/card';
import {isMoney, unitsOf} from '~/catalogue/money';
import {readMeasurements} from '~/catalogue/read-measurements.server';
import {isColour} from '~/catalogue/look-options';
import {layeredLens, lenses, looseLenses, materials, type Kind} from '~/shop/filters';
import {toValue} from './choice';
import type {ProductFacts, VariantFacts} from './product-facts';

export type FactsNode = FactsQuery['products']['nodes'][number];

/** Undefined for a product of which the shop states no price that can be read. */
export function toFacts(node: FactsNode): ProductFacts | undefined {
  const {title, productType, tags, options, selectedOrFirstAvailableVariant: first} = node;
  const otherwise = first?.price ?? node.priceRange.minVariantPrice;
  const {price} = cardPrice(node.variants.nodes, otherwise);
  if (!isMoney(price)) return undefined;
  const values = options.flatMap(({optionValues}) => optionValues.map(({name}) => name));
  const said = wordsOf([title, productType, ...tags]);
  const isLoose = says(wordsOf([productType, ...tags]), looseLenses);
  const {frontWidth: width} = readMeasurements(node.measurements) ?? {};
  const variants = variantFacts(node).map(({facts}) => facts);
  return {
    materials: isLoose ? [] : kindsIn(said + wordsOf(values), materials),
    ...(width !== undefined && {width}),
    price: unitsOf(price),
    since: Date.parse(node.createdAt),
    variants: [...new Map(variants.map((facts) => [JSON.stringify(facts), facts])).values()],
  };
}

interface Told<Variant> extends Pick<FactsNode, 'title' | 'productType' | 'tags' | 'measurements'> {
  selectedOrFirstAvailableVariant?: Variant | null;
  variants: {nodes: Variant[]};
}

/** Each variant, and what the filters know of it. */
export function variantFacts<Variant extends FactsVariantFragment>(
  node: Told<Variant>,
): Array<{variant: Variant; facts: VariantFacts}> {
  const {title, productType, tags, selectedOrFirstAvailableVariant: first, variants} = node;
  const {lensLayers} = readMeasurements(node.measurements) ?? {};
  // What the product's own words say of its lenses.
  const ofAll = [
    ...kindsIn(wordsOf([title, productType, ...tags]), lenses),
    ...(lensLayers ? [layeredLens] : []),
  ];
  // What is for sale may lie past the variants that came with it.
  const all = first && !variants.nodes.some(({availableForSale}) => availableForSale);
  const nodes = all ? [first, ...variants.nodes] : variants.nodes;
  const isForSale = nodes.some(({availableForSale}) => availableForSale);
  const kinds = nodes.map((variant) => kindsIn(wordsOf(valuesOf(variant)), lenses));
  const own = new Set(kinds.flat());
  // Where some variants name a kind, the product's words speak of those.
  const shared = ofAll.filter((kind) => !own.has(kind));
  return nodes.map((variant, index) => {
    const {availableForSale, price, selectedOptions} = variant;
    const colour = selectedOptions.find(({name}) => isColour(name));
    const facts = {
      ...(colour && toValue(colour.value) && {colour: toValue(colour.value)}),
      lenses: [...new Set([...shared, ...(kinds[index] ?? [])])],
      ...((availableForSale || !isForSale) && isMoney(price) && {price: unitsOf(price)}),
      isForSale: availableForSale,
    };
    return {variant, facts};
  });
}

function valuesOf({selectedOptions}: FactsVariantFragment): string[] {
  return selectedOptions.map(({value}) => value);
}

function kindsIn(words: string, kinds: readonly Kind[]): string[] {
  return kinds.filter((kind) => says(words, kind.words)).map(({value}) => value);
}

function says(words: string, sought: readonly string[]): boolean {
  return sought.some((each) => words.includes(` ${each} `));
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
