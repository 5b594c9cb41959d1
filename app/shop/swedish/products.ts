import {engravedTexts} from './products-engraved';
import {eyewoodTexts} from './products-eyewood';
import {fibrousTexts} from './products-fibrous';
import {kidsTexts} from './products-kids';
import {lensesTexts} from './products-lenses';
import {moodTexts} from './products-mood';
import {revisionTexts} from './products-revision';
import {titanTexts} from './products-titan';
import type {SwedishText} from './swedish-text';

/**
 * Swedish titles and descriptions by product handle (specification §3, "overrides keyed by handle").
 * For loaders: the table is far too big for the browser.
 */
export const swedishProducts: Readonly<Record<string, SwedishText>> = {
  ...fibrousTexts,
  ...eyewoodTexts,
  ...titanTexts,
  ...engravedTexts,
  ...revisionTexts,
  ...moodTexts,
  ...kidsTexts,
  ...lensesTexts,
};
