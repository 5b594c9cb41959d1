/** What a catalogue file says of a product of Västerljus; `catalogues/vasterljus.ts` makes the goods of a shop of it. */
export interface CatalogueProduct {
  handle: string;
  /** English, as a Shopify shop's primary language; the storefront brings its own Swedish texts. */
  title: string;
  /** Plain English text, paragraphs separated by a blank line. */
  description: string;
  productType: string;
  tags: readonly string[];
  /** Handles of the collections that hold the product. */
  collections: readonly CollectionHandle[];
  /** ISO 8601 date-time; also the order of `products` without a sort key, newest last. */
  createdAt: string;
  /** Empty for a product with a single variant ("Default Title" in Shopify). */
  options: ReadonlyArray<{name: string; values: readonly string[]}>;
  variants: readonly CatalogueVariant[];
  pictures: readonly CataloguePicture[];
  measures: Measures;
  /** What the pictures of this product show. */
  look: Look;
}

export interface CatalogueVariant {
  sku: string;
  /** One value per option of the product, by option name. */
  selectedOptions: Readonly<Record<string, string>>;
  /** SEK, a decimal string with two decimals. */
  price: string;
  /** SEK; the price before a reduction. */
  compareAtPrice?: string;
  /** Pieces in stock; 0 is sold out. */
  quantityAvailable: number;
  /** Where the variant looks different from the product. */
  look?: Partial<Look>;
  /** Its own, of a product in several sizes. */
  measures?: Measures;
}

/** Of a pair that is worn, or of lenses that are sold loose. */
export type Measures = LensMeasures &
  (
    | {
        /** mm, of a temple from hinge to tip. */
        length: number;
        /** mm, across the front. */
        width: number;
        /** mm, of the front. */
        height: number;
        /** mm, between the lenses. */
        bridge: number;
      }
    | {length?: never; width?: never; height?: never; bridge?: never}
  );

interface LensMeasures {
  /** mm, of one lens. */
  lens: readonly [width: number, height: number];
  /** g, of the pair; of a frame lenses included. */
  weight: number;
  /** Of the polarised lenses. */
  layers: 5 | 7;
}

export type FrameMeasures = Extract<Measures, {length: number}>;

export type CollectionHandle =
  'fibrous' | 'eyewood' | 'titan' | 'engraved' | 'revision' | 'mood' | 'kids' | 'lenses';

export interface CataloguePicture {
  view: View;
  altText: string;
  /** A file in `photographs/`. */
  photograph: string;
  /** Where this picture differs from the product's look. */
  look?: Partial<Look>;
}

export type View =
  'three-quarter' | 'sunlight' | 'front' | 'side' | 'folded' | 'near' | 'detail' | 'case';

export interface Look {
  /** `lenses` is a loose pair of lenses without a frame. */
  shape: 'round' | 'panto' | 'square' | 'rectangle' | 'aviator' | 'cat-eye' | 'oval' | 'lenses';
  material: FrameMaterial;
  /** The temples, where they are not of the front's material. */
  temples?: FrameMaterial;
  lens: LensTint;
  /** A child's size: smaller and rounder. */
  small?: boolean;
  /** A motif burnt into the temples. */
  engraving?: 'waves' | 'spruces' | 'coordinates' | 'compass';
}

export type FrameMaterial =
  | 'carbon'
  | 'carbon-red'
  | 'carbon-blue'
  | 'walnut'
  | 'ebony'
  | 'juniper'
  | 'maple'
  | 'zebrano'
  | 'titanium'
  | 'titanium-black'
  | 'titanium-gold'
  | 'paper'
  | 'paper-blue'
  | 'paper-black'
  | 'acetate-petrol'
  | 'acetate-honey'
  | 'acetate-rose'
  | 'acetate-tortoise'
  | 'plastic-orange'
  | 'plastic-teal'
  | 'plastic-yellow'
  | 'plastic-blue'
  | 'plastic-pink'
  | 'plastic-green';

export type LensTint =
  | 'smoke'
  | 'smoke-gradient'
  | 'brown'
  | 'brown-gradient'
  | 'green'
  | 'amber'
  | 'rose-gradient'
  | 'petrol'
  | 'blue-mirror'
  | 'gold-mirror'
  | 'silver-mirror'
  | 'photochromic';
