import type {DatabaseSync} from 'node:sqlite';
import {randomPassphrase} from '../passphrase.ts';
import {readSetting, writeSetting} from './settings.ts';

/** Drawn once a data directory. One of four words, as was drawn once, is too short: another takes its place. */
export function lastingPassphrase(database: DatabaseSync, name: string): string {
  const known = readSetting(database, name);
  if (known && known.split('-').length > 4) return known;
  const passphrase = randomPassphrase();
  writeSetting(database, name, passphrase);
  return passphrase;
}
