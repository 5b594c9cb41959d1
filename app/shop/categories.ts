import type {LocalizedText} from '~/i18n/languages';

/** A collection: its name and the rule for its products (specification §9, category filters). */
export interface Category {
  handle: string;
  name: LocalizedText;
  /** One of these in the lower-cased title or handle puts a product into the category … */
  any: readonly string[];
  /** … unless each of these groups has a word there … */
  unless?: ReadonlyArray<readonly string[]>;
  /** … or the title has this. */
  unlessTitle?: string;
  /** Listed in menus and the footer. */
  inMenu: boolean;
  /** Shown in the home page's preview grid. */
  inPreview: boolean;
  /** Another collection whose picture it uses: a file of `pictures/collections`. */
  pictureOf?: string;
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

/** In the order of the menu (specification §2). */
export const categories: readonly Category[] = [
  {
    handle: 'fibrous',
    name: {sv: 'Kolfiber', en: 'Carbon fibre'},
    any: ['fibrous', 'carbon'],
    inMenu: true,
    inPreview: true,
  },
  {
    handle: 'eyewood',
    name: {sv: 'Trä', en: 'Wood'},
    any: ['eyewood'],
    unless: [['dream', 'engraved', 'cubs', ...lensWords]],
    inMenu: true,
    inPreview: true,
  },
  {
    handle: 'titan',
    name: {sv: 'Titan', en: 'Titanium'},
    any: ['titan'],
    unless: [lensWords, titanLensKinds],
    inMenu: true,
    inPreview: true,
  },
  {
    handle: 'engraved',
    name: {sv: 'Graverat', en: 'Engraved'},
    any: ['engraved'],
    inMenu: true,
    inPreview: true,
  },
  {
    handle: 'revision',
    name: {sv: 'Återvunnet papper', en: 'Recycled paper'},
    any: ['revision'],
    inMenu: true,
    inPreview: true,
  },
  {
    handle: 'mood',
    name: {sv: 'Färg', en: 'Colour'},
    any: ['mood'],
    inMenu: true,
    inPreview: true,
  },
  {
    handle: 'kids',
    name: {sv: 'Barn', en: 'Kids'},
    any: ['kids', 'barn', 'children', 'cubs'],
    inMenu: true,
    inPreview: true,
  },
  {
    handle: 'lenses',
    name: {sv: 'Extraglas', en: 'Extra lenses'},
    any: lensWords,
    unlessTitle: 'titanium v2',
    inMenu: true,
    inPreview: true,
  },
  {
    handle: 'carbon-fiber',
    name: {sv: 'Bågar i kolfiber', en: 'Carbon fibre frames'},
    any: ['carbon-fiber'],
    inMenu: false,
    inPreview: false,
    pictureOf: 'fibrous',
  },
];

/** The page of all products, after the collections. */
export const allProducts: LocalizedText = {sv: 'Alla produkter', en: 'All products'};
