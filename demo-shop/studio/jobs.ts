import {createHash} from 'node:crypto';
import {catalogue} from '../catalogue/index.ts';
import {backdrops, facesRight, shapes, walls, type Shape} from '../catalogue/photography.ts';
import type {
  CataloguePicture,
  CatalogueProduct,
  CollectionHandle,
  Look,
  Measures,
  View,
} from '../catalogue/types.ts';

/** The model of a pair. */
export interface ShotPair {
  handle: string;
  look: Look;
  /** mm */
  measures: {length: number; width: number; lens: readonly [number, number]; bridge?: number};
  shape: Shape;
}

/** One or several pairs in a place. */
export interface Staged {
  scene: 'dark' | 'collection';
  /** One of `render/scenes/sets.py`. */
  set?: string;
  /** A low sun instead of a clear day. */
  warm?: boolean;
  /** #rrggbb, in the sets of single products. */
  wall?: string;
  pairs: ReadonlyArray<ShotPair & {turn?: number}>;
}

/** One photograph to take, with exactly the parameters that determine it. */
export interface Job extends ShotPair, Partial<Staged> {
  /** The file's name in `photographs/`. */
  name: string;
  view: View;
  collection: CollectionHandle;
  /** #rrggbb */
  backdrop: string;
  /** px, unless the studio's usual ones. */
  size?: readonly [width: number, height: number];
  /** Samples per pixel. */
  samples: number;
}

/** px: what is enlarged first. */
const large = [1600, 2000] as const;

/** Raise it to retake every picture after changes of the Python side. */
const studioVersion = 5;

/** All photographs of the catalogue, most important first. */
export function allJobs(): Job[] {
  return catalogue
    .flatMap((product) => product.pictures.map((picture, index) => ({product, picture, index})))
    .map((entry) => ({...entry, rank: rank(entry.picture, entry.index)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({product, picture}) => job(product, picture));
}

/** A product, perhaps in another colour, for a scene. */
export function shotPair(handle: string, look: Partial<Look> = {}): ShotPair {
  const product = catalogue.find((candidate) => candidate.handle === handle);
  if (!product) throw new Error(`The catalogue has no ${handle}.`);
  return {
    handle,
    look: {...product.look, ...look},
    measures: measuresOf(product.measures),
    shape: shapes[handle] ?? {},
  };
}

/** The parameters that decide whether to retake a picture. */
export function jobHash(wanted: object): string {
  return createHash('sha256')
    .update(JSON.stringify([studioVersion, wanted]))
    .digest('hex')
    .slice(0, 16);
}

/** Heroes, second views, colours of variants, close-ups, the rest. */
function rank(picture: CataloguePicture, index: number): number {
  if (index === 0) return 0;
  if (index === 1) return 1;
  if (picture.look && picture.view === 'three-quarter') return 2;
  return picture.view === 'detail' ? 3 : 4;
}

function job(product: CatalogueProduct, picture: CataloguePicture): Job {
  const [collection] = product.collections;
  if (!collection) throw new Error(`${product.handle} is in no collection.`);
  const look = {...product.look, ...picture.look};
  return {
    name: picture.photograph,
    handle: product.handle,
    look,
    view: picture.view,
    collection,
    measures: measuresOf(product.measures),
    backdrop: backdrops[collection],
    shape: shapes[product.handle] ?? {},
    ...(picture.view === 'three-quarter' && {size: large}),
    ...(picture.view === 'sunlight' &&
      inSunlight(product.handle, look, look.engraving ? 'engraved' : collection)),
    samples: samplesFor(picture.view, look),
  };
}

function inSunlight(handle: string, look: Look, collection: CollectionHandle): Staged {
  // An engraved temple is turned towards the camera.
  const pair = {...shotPair(handle, look), turn: look.engraving ? 78 : 0};
  const place = `pane-${collection}${facesRight.includes(handle) ? '-right' : ''}`;
  const set = look.shape === 'lenses' ? 'loose' : place;
  // In a low sun walnut would be mahogany.
  const warm = collection !== 'eyewood';
  return {scene: 'collection', set, ...(warm && {warm}), wall: walls[collection], pairs: [pair]};
}

/** Close-ups need more, unless most of the picture is out of focus; so do thin wires and small print; clear fronts most. */
function samplesFor(view: View, {engraving, material, shape}: Look): number {
  if (view === 'near' || (view === 'detail' && !engraving)) return 24;
  const isThin = shape !== 'lenses' && /^(titanium|paper)/.test(material);
  if (view !== 'three-quarter') return isThin ? 20 : 14;
  // More pixels of fewer samples: as long to take, and sharper.
  if (material.startsWith('acetate')) return 24;
  return isThin ? 24 : 9;
}

/** What its model is built from; how high it is follows. */
function measuresOf({length = 0, width, lens, bridge}: Measures): ShotPair['measures'] {
  return {length, width: width ?? lens[0], lens, ...(bridge && {bridge})};
}
