import type {SqlPart} from '../../database/product-store.ts';
import {words} from '../../database/search-words.ts';
import {condition, EVERYTHING, join, not, type Comparator, type Term} from './conditions.ts';

export interface ProductQuery {
  where: SqlPart;
  /** Plain words of the search, to sort by relevance. */
  freeWords: string[];
}

type Token = {kind: 'open' | 'close' | 'and' | 'or' | 'not'} | ({kind: 'term'} & Term);

/** One token: a bracket, a minus sign, or a term with an optional field, comparator and quotes. */
const TOKEN =
  /\s*(?:([()])|(-)(?=\S)|(?:([A-Za-z_.]+):)?(>=|<=|>|<|=)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()]+)))/y;

/**
 * Parses Shopify's search syntax (shopify.dev/docs/api/usage/search-syntax): words, `field:value`, comparators, quotes,
 * a trailing asterisk, AND, OR, NOT, a minus sign and brackets. Spaces mean AND. Like Shopify it ignores invalid parts.
 */
export function parseProductQuery(text: string): ProductQuery {
  const tokens = tokenize(text);
  const freeWords = tokens.flatMap((token) =>
    token.kind === 'term' && token.field === undefined ? words(token.value) : [],
  );
  return {where: new Parser(tokens).parse(), freeWords};
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [, bracket, minus, field, comparator, double, single, bare] = match;
    const quoted = double ?? single;
    if (bracket) tokens.push({kind: bracket === '(' ? 'open' : 'close'});
    else if (minus) tokens.push({kind: 'not'});
    else if (bare && field === undefined && isOperator(bare)) tokens.push({kind: OPERATORS[bare]});
    else {
      tokens.push({
        kind: 'term',
        field,
        comparator: (comparator ?? '=') as Comparator,
        value: quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '',
      });
    }
  }
  return tokens;
}

const OPERATORS = {AND: 'and', OR: 'or', NOT: 'not'} as const;

function isOperator(word: string): word is keyof typeof OPERATORS {
  return Object.hasOwn(OPERATORS, word);
}

class Parser {
  private readonly tokens: readonly Token[];
  private position = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  parse(): SqlPart {
    const parts: SqlPart[] = [];
    while (this.position < this.tokens.length) {
      parts.push(this.alternatives());
      this.accept('close');
    }
    return join(parts, 'AND');
  }

  private alternatives(): SqlPart {
    const parts = [this.conjunction()];
    while (this.accept('or')) parts.push(this.conjunction());
    return join(parts, 'OR');
  }

  private conjunction(): SqlPart {
    const parts: SqlPart[] = [];
    for (;;) {
      this.accept('and');
      const next = this.tokens[this.position]?.kind;
      if (next === undefined || next === 'or' || next === 'close') return join(parts, 'AND');
      parts.push(this.negation());
    }
  }

  private negation(): SqlPart {
    return this.accept('not') ? not(this.negation()) : this.primary();
  }

  private primary(): SqlPart {
    const token = this.tokens[this.position];
    if (token?.kind === 'open') {
      this.position += 1;
      const inner = this.alternatives();
      this.accept('close');
      return inner;
    }
    if (token?.kind !== 'term') return EVERYTHING;
    this.position += 1;
    return condition(token);
  }

  private accept(kind: Token['kind']): boolean {
    if (this.tokens[this.position]?.kind !== kind) return false;
    this.position += 1;
    return true;
  }
}
