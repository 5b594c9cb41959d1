import {empty} from './empty.ts';
import {euro} from './euro.ts';
import type {Goods} from './goods.ts';
import {large} from './large.ts';
import {one} from './one.ts';
import {stranger} from './stranger.ts';
import {vasterljus} from './vasterljus.ts';

/** How many products `--catalogue large` has. */
const LARGE = 1000;

/** The available shops: the storefront's own first, then others. */
const CATALOGUES = {
  vasterljus: () => vasterljus(),
  stranger: () => stranger,
  euro: () => euro,
  empty: () => empty,
  one: () => one,
  large: () => large(LARGE),
} satisfies Record<string, () => Goods>;

export type CatalogueName = keyof typeof CATALOGUES;

export const catalogueNames = Object.keys(CATALOGUES) as CatalogueName[];

export function isCatalogueName(text: string): text is CatalogueName {
  return Object.hasOwn(CATALOGUES, text);
}

export function catalogueNamed(name: CatalogueName): Goods {
  return CATALOGUES[name]();
}
