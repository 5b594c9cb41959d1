import type {ProductTranslation} from '../catalogues/goods.ts';
import type {Description} from './description.ts';
import {text, type Row} from './rows.ts';

/** A product's translations in the database. */
export interface StoredTranslation extends Omit<
  ProductTranslation,
  'description' | 'descriptionHtml'
> {
  description?: Description;
}

/**
 * A row's translations in a language; empty if untranslated.
 *
 * @param language undefined for the goods' own language
 */
export function translationOf<Translation extends object>(
  row: Row,
  language: string | undefined,
): Partial<Translation> {
  if (language === undefined) return {};
  const known = JSON.parse(text(row, 'translations')) as Record<string, Partial<Translation>>;
  return known[language] ?? {};
}
