import type {ProductTranslation} from '../catalogues/goods.ts';
import type {Description} from './description.ts';
import {text, type Row} from './rows.ts';

/** How the database keeps what is translated of a product. */
export interface StoredTranslation extends Omit<
  ProductTranslation,
  'description' | 'descriptionHtml'
> {
  description?: Description;
}

/**
 * What a row with a column `translations` says in a language; nothing where it is not translated.
 *
 * @param language undefined is the language in which the goods are written
 */
export function translationOf<Translation extends object>(
  row: Row,
  language: string | undefined,
): Partial<Translation> {
  if (language === undefined) return {};
  const known = JSON.parse(text(row, 'translations')) as Record<string, Partial<Translation>>;
  return known[language] ?? {};
}
