import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {OwnText} from './checks/own-words.ts';

const RECORD = 'tests/check-shop/demo-texts.txt';

/** Files about products and the shop's story. Legal texts may be the same in any shop. */
const ABOUT_GOODS =
  /\/(?:benefits|category-texts|features|questions|pages\/(?:about|home|story|why-carbon-fiber))\.(?:ts|\w+\.md)$/;

/** Shorter texts are labels, which any shop may share. */
const MIN_LENGTH = 40;

export function isAboutGoods({file, text}: OwnText): boolean {
  return ABOUT_GOODS.test(file) && text.length >= MIN_LENGTH;
}

export function digestText({text}: OwnText): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The digests of the demo shop's texts. */
export function demoTexts(root: string): Set<string> {
  return new Set(readFileSync(path.join(root, RECORD), 'utf8').trim().split('\n'));
}
