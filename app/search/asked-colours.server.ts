import type {SearchEntriesQuery} from 'storefrontapi.generated';
import {isColour} from '~/catalogue/look-options';
import {swedishOptionValue} from '~/catalogue/swedish-options.server';
import {toValue, type Choice} from '~/filters/choice';
import {materials} from '~/shop/filters';
import {sameWords} from '~/shop/search-words';
import {queryTerms, termsOf} from './search-terms';

type Node = SearchEntriesQuery['products']['nodes'][number];

/** The value in addresses of a colour, or of a material that tells variants apart, and the words of one of its names. */
export interface ColourName {
  facet: 'colour' | 'material';
  value: string;
  terms: readonly string[];
}

/**
 * The colours of products, and the materials that their options name, in all languages and with synonyms.
 *
 * @param nodes each product and its translations
 * @param hasDictionary whether the Swedish dictionary knows the shop's words
 */
export function coloursOf(
  nodes: ReadonlyArray<readonly [Node, ...Node[]]>,
  hasDictionary: boolean,
): ColourName[] {
  const colours = new Map<string, Set<string>>();
  const told = new Set<string>();
  for (const [node, ...translations] of nodes) {
    node.options.forEach(({name, optionValues}, option) => {
      if (!isColour(name)) {
        const said = termsOf(optionValues.map((value) => value.name).join(' '));
        for (const each of materialNames) if (areAmong(each.terms, said)) told.add(each.value);
        return;
      }
      optionValues.forEach((value, place) => {
        const others = translations.map((each) => each.options[option]?.optionValues[place]?.name);
        const names = colours.get(toValue(value.name)) ?? new Set();
        for (const each of [
          value.name,
          hasDictionary ? swedishOptionValue(value.name) : undefined,
          ...others,
        ])
          if (each) names.add(each.toLowerCase());
        colours.set(toValue(value.name), names);
      });
    });
  }
  const named = Array.from(colours).flatMap(([value, names]) =>
    withSynonyms(names)
      .map((name) => ({facet: 'colour' as const, value, terms: termsOf(name)}))
      .filter(({terms}) => terms.length > 0),
  );
  return [...named, ...materialNames.filter(({value}) => told.has(value))];
}

const materialNames: readonly ColourName[] = materials.flatMap(({value, words}) =>
  words.map((word) => ({facet: 'material' as const, value, terms: termsOf(word)})),
);

/** What a query names, "dark blue" rather than "blue": a shopper who searches for red sees the red pair. */
export function askedColours(colours: readonly ColourName[], query: string): Choice {
  const asked = queryTerms(query);
  const found = colours.filter(({terms}) => areAmong(terms, asked));
  const named = found.filter(
    ({terms}) =>
      !found.some((other) => other.terms.length > terms.length && areAmong(terms, other.terms)),
  );
  const chosen = (['colour', 'material'] as const).flatMap((facet) => {
    const values = named.filter((each) => each.facet === facet).map(({value}) => value);
    return values.length > 0 ? [[facet, [...new Set(values)]] as const] : [];
  });
  return Object.fromEntries(chosen);
}

function areAmong(terms: readonly string[], others: readonly string[]): boolean {
  return terms.every((term) => others.includes(term));
}

function withSynonyms(names: ReadonlySet<string>): string[] {
  const groups = sameWords.filter((group) => group.some((word) => names.has(word)));
  return [...new Set([...names, ...groups.flat()])];
}
