import type {SearchEntriesQuery} from 'storefrontapi.generated';
import {isColour} from '~/catalogue/look-options';
import {swedishOptionValue} from '~/catalogue/swedish-options.server';
import {toValue, type Choice} from '~/filters/choice';
import {sameWords} from '~/shop/search-words';
import {queryTerms, termsOf} from './search-terms';

type Node = SearchEntriesQuery['products']['nodes'][number];

/** The names of each colour, by its value in addresses. */
export type ColourNames = Readonly<Record<string, readonly string[]>>;

/**
 * The colours of products, in all languages and with synonyms.
 *
 * @param nodes each product and its translations
 */
export function coloursOf(nodes: ReadonlyArray<readonly [Node, ...Node[]]>): ColourNames {
  const colours: Record<string, string[]> = {};
  for (const [node, ...translations] of nodes) {
    node.options.forEach(({name, optionValues}, option) => {
      if (!isColour(name)) return;
      optionValues.forEach((value, place) => {
        const others = translations.map((each) => each.options[option]?.optionValues[place]?.name);
        const names = [value.name, swedishOptionValue(value.name), ...others];
        const known = (colours[toValue(value.name)] ??= []);
        known.push(...names.flatMap((each) => each?.toLowerCase() ?? []));
      });
    });
  }
  return Object.fromEntries(
    Object.entries(colours).map(([value, names]) => [value, withSynonyms(names)]),
  );
}

/** The colours that a query names: a shopper who searches for red sees the red pair. */
export function askedColours(colours: ColourNames, query: string): Choice {
  const asked = queryTerms(query);
  const colour = Object.keys(colours).filter((value) =>
    colours[value]?.some((name) => {
      const terms = termsOf(name);
      return terms.length > 0 && terms.every((term) => asked.includes(term));
    }),
  );
  return colour.length > 0 ? {colour} : {};
}

function withSynonyms(names: readonly string[]): string[] {
  const groups = sameWords.filter((group) => group.some((word) => names.includes(word)));
  return [...new Set([...names, ...groups.flat()])];
}
