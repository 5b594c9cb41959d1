/** The shop's collections in the order of the menu (specification §2). */
export const categories = [
  'fibrous',
  'eyewood',
  'titan',
  'engraved',
  'revision',
  'mood',
  'kids',
  'lenses',
] as const;

export type Category = (typeof categories)[number];

export function isCategory(value: string): value is Category {
  return categories.some((category) => category === value);
}

interface Named {
  title: string;
  handle: string;
}

interface Rule {
  /** One of these in the title or the handle puts a product into the category … */
  any: readonly string[];
  /** … unless this says no. Both see lower case. */
  except?: (title: string, handle: string) => boolean;
}

const lensWords = ['lens', 'linser'];
const titanLensKinds = [
  'extra',
  'gradient',
  'solid colour',
  'solid color',
  'mirror',
  'photochromic',
];

/** Specification §9, category filters. */
const rules: Readonly<Record<Category, Rule>> = {
  fibrous: {any: ['fibrous', 'carbon']},
  eyewood: {
    any: ['eyewood'],
    except: (...texts) => has(texts, ['dream', 'engraved', 'cubs', ...lensWords]),
  },
  titan: {
    any: ['titan'],
    except: (...texts) => has(texts, lensWords) && has(texts, titanLensKinds),
  },
  engraved: {any: ['engraved']},
  revision: {any: ['revision']},
  mood: {any: ['mood']},
  kids: {any: ['kids', 'barn', 'children', 'cubs']},
  lenses: {any: lensWords, except: (title) => title.includes('titanium v2')},
};

/**
 * Whether a product belongs to a category: by the rule of one of the shop's collections, or, for any other
 * word, by that word in its title or handle (specification §9).
 */
export function matchesCategory(product: Named, category: string): boolean {
  const title = product.title.toLowerCase();
  const handle = product.handle.toLowerCase();
  const wanted = category.toLowerCase();
  const {any, except} = isCategory(wanted) ? rules[wanted] : {any: [wanted], except: undefined};
  return has([title, handle], any) && !except?.(title, handle);
}

/** Handles write a space as a hyphen, so `solid-colour` is found by `solid colour`. */
function has(texts: readonly string[], words: readonly string[]): boolean {
  return texts.some((text) =>
    words.some((word) => text.includes(word) || text.replaceAll('-', ' ').includes(word)),
  );
}
