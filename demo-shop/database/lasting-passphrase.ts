import type {DatabaseSync} from 'node:sqlite';
import {randomPassphrase} from '../passphrase.ts';
import {readSetting, writeSetting} from './settings.ts';

/** Generated once per data directory. Replaces one of four words from an older version. */
export function lastingPassphrase(database: DatabaseSync, name: string): string {
  const known = readSetting(database, name);
  if (known && known.split('-').length > 4) return known;
  const passphrase = randomPassphrase();
  writeSetting(database, name, passphrase);
  return passphrase;
}
