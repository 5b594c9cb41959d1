import {photographName} from './photographs.ts';
import type {
  CataloguePicture,
  CatalogueProduct,
  CatalogueVariant,
  FrameMaterial,
  FrameMeasures,
  LensTint,
  Look,
  Measures,
  View,
} from './types.ts';

type PictureEntry = Omit<CataloguePicture, 'photograph'>;

/** What a catalogue file writes down; the rest of a product follows from it. */
export interface ProductEntry extends Omit<
  CatalogueProduct,
  'createdAt' | 'description' | 'options' | 'pictures'
> {
  /** Of the description, which ends with the measures. */
  paragraphs: readonly string[];
  pictures: readonly PictureEntry[];
  /** The values of the option Size in their order, each with what differs from `measures`. */
  sizes?: Readonly<Record<string, Partial<FrameMeasures>>>;
  /** The day the product was put on sale, yyyy-mm-dd; unique, as it decides the default order. */
  since: string;
}

/** Options are read off the variants: names, and values by default in the order in which they first appear. */
export function product({since, paragraphs, sizes, ...entry}: ProductEntry): CatalogueProduct {
  const values = new Map<string, string[]>();
  for (const {selectedOptions} of entry.variants) {
    for (const [name, value] of Object.entries(selectedOptions)) {
      const known = values.get(name) ?? [];
      values.set(name, known.includes(value) ? known : [...known, value]);
    }
  }
  return {
    ...entry,
    tags: [...entry.tags, ...lensTags(entry)],
    description: [...paragraphs, sentenceOf(entry.measures)].join('\n\n'),
    pictures: withPhotographs(entry),
    createdAt: `${since}T08:00:00Z`,
    options: Array.from(values, ([name, known]) => ({
      name,
      values: sizes && name === 'Size' ? Object.keys(sizes) : known,
    })),
    variants: sizes ? inSizes(entry, sizes) : entry.variants,
  };
}

function inSizes(
  {measures, variants}: Pick<ProductEntry, 'measures' | 'variants'>,
  sizes: NonNullable<ProductEntry['sizes']>,
): CatalogueVariant[] {
  return variants.map((variant) => {
    const size = sizes[variant.selectedOptions['Size'] ?? ''];
    if (!size || measures.length === undefined) throw new Error(`${variant.sku} has no size.`);
    return {...variant, measures: {...measures, ...size}};
  });
}

/** Gradient, mirror or photochromic lenses, where no option tells them. */
function lensTags({tags, variants, look}: Pick<ProductEntry, 'tags' | 'variants' | 'look'>) {
  if (variants.some(({selectedOptions}) => selectedOptions['Lens'])) return [];
  const kind = look.lens.split('-').at(-1) ?? '';
  return ['gradient', 'mirror', 'photochromic'].filter(
    (tag) => tag === kind && !tags.includes(tag),
  );
}

/** How many pictures of a product the storefront asks for, besides its variants' own. */
const MAX_PICTURES = 10;
/** How many of them cards choose from. */
const MAX_ON_CARDS = 4;

/**
 * After the first four, which cards show, the variants' own pictures stand last, as the storefront gets them with their
 * variants. Another look is shown in no view that the product's own is not; of many looks, the last sides and then
 * fronts are left out, as no one would see them.
 */
function withPhotographs({
  handle,
  pictures,
}: Pick<ProductEntry, 'handle' | 'pictures'>): CataloguePicture[] {
  const ownViews = new Set(pictures.flatMap(({look, view}) => (look ? [] : [view])));
  const shown = pictures.filter(({view}) => ownViews.has(view));
  const last = shown.slice(MAX_ON_CARDS).filter(({look, view}) => look && view === 'three-quarter');
  const asked = shown.filter((picture) => !last.includes(picture));
  const further = ['front', 'side'].flatMap((wanted) =>
    asked.filter(({look, view}) => look && view === wanted),
  );
  const surplus = Math.max(asked.length - MAX_PICTURES, 0);
  const leftOut = further.slice(further.length - surplus);
  const ordered = [...asked.filter((picture) => !leftOut.includes(picture)), ...last];
  const named: CataloguePicture[] = [];
  for (const picture of ordered) {
    const taken = named.map(({photograph}) => photograph);
    named.push({...picture, photograph: photographName(handle, picture, taken)});
  }
  return named;
}

/** Last in a description, as the shop words it; the storefront reads it there (`closingSentences`). */
function sentenceOf({length, width, height, lens, weight, layers}: Measures): string {
  const size =
    length === undefined
      ? `Width ${lens[0]} mm, height ${lens[1]} mm.`
      : `Length ${length} mm, width ${width} mm, height ${height} mm.`;
  return `${size} Weight ${weight} g. ${layers}-layer polarised lenses with UV400 protection.`;
}

const lensTints: Readonly<Record<string, LensTint>> = {
  'Smoke': 'smoke',
  'Smoke gradient': 'smoke-gradient',
  'Brown': 'brown',
  'Brown gradient': 'brown-gradient',
  'Green': 'green',
  'Amber': 'amber',
  'Rose gradient': 'rose-gradient',
  'Petrol': 'petrol',
  'Blue mirror': 'blue-mirror',
  'Gold mirror': 'gold-mirror',
  'Silver mirror': 'silver-mirror',
  'Photochromic': 'photochromic',
};

const woods: Readonly<Record<string, FrameMaterial>> = {
  Walnut: 'walnut',
  Ebony: 'ebony',
  Maple: 'maple',
  Zebrano: 'zebrano',
};

/**
 * One variant. The options Lens and Material say by themselves how it looks; a colour does not (black carbon is not
 * black titanium), so it brings its own `look`.
 */
export function variant(
  sku: string,
  selectedOptions: Readonly<Record<string, string>>,
  price: string,
  quantityAvailable: number,
  {was, look}: {was?: string; look?: Partial<Look>} = {},
): CatalogueVariant {
  const lens = lensTints[selectedOptions['Lens'] ?? ''];
  const material = woods[selectedOptions['Material'] ?? ''];
  const whole: Partial<Look> = {...(lens && {lens}), ...(material && {material}), ...look};
  return {
    sku,
    selectedOptions,
    price,
    quantityAvailable,
    ...(was && {compareAtPrice: was}),
    ...(Object.keys(whole).length > 0 && {look: whole}),
  };
}

const seen: Readonly<Record<View, (subject: string) => string>> = {
  'three-quarter': (subject) => `${subject} at an angle`,
  'sunlight': (subject) => `${subject} in sunlight`,
  'front': (subject) => `${subject} from the front`,
  'side': (subject) => `${subject} from the side`,
  'folded': (subject) => `${subject}, folded`,
  'near': (subject) => `${subject}, temple in front`,
  'detail': (subject) => `${subject}, close up`,
  'case': (subject) => `${subject} with its case`,
};

/** Pictures of the product's look, one per view. */
export function photos(subject: string, ...views: readonly View[]): PictureEntry[] {
  return views.map((view) => ({view, altText: seen[view](subject)}));
}

/** What most pairs have, and `more` views. */
export function usualPhotos(subject: string, ...more: readonly View[]): PictureEntry[] {
  return photos(subject, 'three-quarter', 'sunlight', 'front', 'case', 'side', ...more);
}

/** A picture that shows another colour, wood or lens than the product's first. */
export function photoAs(
  subject: string,
  look: Partial<Look>,
  view: View = 'three-quarter',
): PictureEntry {
  return {view, altText: seen[view](subject), look};
}

/** As `photoAs`, in the views that a shopper who chooses a colour or lens looks at, the first ones first. */
export function photosAs(
  subject: string,
  look: Partial<Look>,
  views: readonly View[] = ['three-quarter', 'sunlight', 'front', 'side'],
): PictureEntry[] {
  return views.map((view) => photoAs(subject, look, view));
}

/** A picture of the product's look with words of its own. */
export function photo(altText: string, view: View = 'three-quarter'): PictureEntry {
  return {view, altText};
}
