import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import type {Goods} from '../catalogues/goods.ts';
import {catalogueHash} from './catalogue-hash.ts';
import {stableNumber} from './ids.ts';
import {LASTING_TABLES, LATER_COLUMNS} from './schema.ts';
import {seed} from './seed.ts';
import {readSetting, writeSetting} from './settings.ts';

export interface OpenedDatabase {
  database: DatabaseSync;
  /** Changes with the catalogue and its photographs: the `v` of image URLs. */
  catalogueVersion: string;
}

/**
 * Opens `shop.sqlite` in the data directory and creates both if missing. Writes the catalogue if it has changed;
 * otherwise keeps the database with its changed prices.
 */
export async function openDatabase(
  dataDirectory: string,
  goods: Goods,
  photographsDirectory: string,
): Promise<OpenedDatabase> {
  mkdirSync(dataDirectory, {recursive: true});
  const database = new DatabaseSync(path.join(dataDirectory, 'shop.sqlite'), {timeout: 5000});
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;',
    );
    database.exec(LASTING_TABLES);
    addLaterColumns(database);
    const hash = catalogueHash(goods, photographsDirectory);
    if (readSetting(database, 'catalogue-hash') !== hash) {
      await seed(database, goods, photographsDirectory);
      writeSetting(database, 'catalogue-hash', hash);
    }
    return {database, catalogueVersion: String(stableNumber(hash, 10))};
  } catch (error) {
    database.close();
    throw error;
  }
}

function addLaterColumns(database: DatabaseSync): void {
  const present = database
    .prepare('PRAGMA table_info(cart)')
    .all()
    .map(({name}) => name);
  for (const [name, statement] of Object.entries(LATER_COLUMNS)) {
    if (!present.includes(name)) database.exec(statement);
  }
}
