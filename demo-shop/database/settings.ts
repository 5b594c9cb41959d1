import {randomBytes} from 'node:crypto';
import type {DatabaseSync} from 'node:sqlite';

export function readSetting(database: DatabaseSync, name: string): string | undefined {
  const row = database.prepare('SELECT value FROM setting WHERE name = ?').get(name);
  return typeof row?.value === 'string' ? row.value : undefined;
}

export function writeSetting(database: DatabaseSync, name: string, value: string): void {
  database
    .prepare(
      'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    )
    .run(name, value);
}

/** Thirty-two hexadecimal digits, generated once per data directory. */
export function lastingSecret(database: DatabaseSync, name: string): string {
  const known = readSetting(database, name);
  if (known) return known;
  const secret = randomBytes(16).toString('hex');
  writeSetting(database, name, secret);
  return secret;
}
