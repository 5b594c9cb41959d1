import type {SearchEntriesQuery} from 'storefrontapi.generated';
import {isColour} from '~/catalogue/look-options';
import {swedishOptionValue} from '~/catalogue/swedish-options.server';
import {toValue, type Choice} from '~/filters/choice';
import {sameWords} from '~/shop/search-words';
import {queryTerms, termsOf} from './search-terms';

type Node = SearchEntriesQuery['products']['nodes'][number];

/** A colour's value in addresses, and the words of one of its names. */
export interface ColourName {
  value: string;
  terms: readonly string[];
}

/**
 * The colours of products, in all languages and with synonyms.
 *
 * @param nodes each product and its translations
 * @param hasDictionary whether the Swedish dictionary knows the shop's words
 */
export function coloursOf(
  nodes: ReadonlyArray<readonly [Node, ...Node[]]>,
  hasDictionary: boolean,
): ColourName[] {
  const colours = new Map<string, Set<string>>();
  for (const [node, ...translations] of nodes) {
    node.options.forEach(({name, optionValues}, option) => {
      if (!isColour(name)) return;
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
  return Array.from(colours).flatMap(([value, names]) =>
    withSynonyms(names)
      .map((name) => ({value, terms: termsOf(name)}))
      .filter(({terms}) => terms.length > 0),
  );
}

/** The colours that a query names, "dark blue" rather than "blue": a shopper who searches for red sees the red pair. */
export function askedColours(colours: readonly ColourName[], query: string): Choice {
  const asked = queryTerms(query);
  const found = colours.filter(({terms}) => areAmong(terms, asked));
  const colour = found
    .filter(
      ({terms}) =>
        !found.some((other) => other.terms.length > terms.length && areAmong(terms, other.terms)),
    )
    .map(({value}) => value);
  return colour.length > 0 ? {colour: [...new Set(colour)]} : {};
}

function areAmong(terms: readonly string[], others: readonly string[]): boolean {
  return terms.every((term) => others.includes(term));
}

function withSynonyms(names: ReadonlySet<string>): string[] {
  const groups = sameWords.filter((group) => group.some((word) => names.has(word)));
  return [...new Set([...names, ...groups.flat()])];
}
