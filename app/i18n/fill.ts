import {keepUnits} from './keep-units';
import {languages, type Language, type LocalizedText} from './languages';

/** Values for `{{name}}` in texts: one for every language or one per language. Null if the shop does not say it. */
export type TextValues = Readonly<Record<string, string | number | LocalizedText | null>>;

/** Values for one text. */
export type Values = Readonly<Record<string, string | number>>;

/** A value by its name: null if the shop does not say it, undefined for an unknown name. */
export type ValueOf = (name: string) => string | null | undefined;

const PLACE = /\{\{(\w+)\}\}/g;

/** Between a full stop and the beginning of a sentence, which may be a link; not in "kap. 28" or "Box 174, 101 23". */
const SENTENCE_END = /(?<=[.!?]) (?=[\p{Lu}{[])/u;

/** Replaces `{{name}}` in a text. Drops a sentence that names a null value; an unknown name stays visible. */
export function fill(text: string, valueOf: ValueOf): string {
  if (!text.includes('{{')) return keepUnits(text);
  const kept = text.split(SENTENCE_END).filter((sentence) => hasValues(sentence, valueOf));
  return keepUnits(kept.join(' ')).replace(PLACE, (place, name: string) => valueOf(name) ?? place);
}

function hasValues(sentence: string, valueOf: ValueOf): boolean {
  return [...sentence.matchAll(PLACE)].every(([, name = '']) => valueOf(name) !== null);
}

/** Values for one text win over those for all. */
export function withValues(values: Values, valueOf: ValueOf): ValueOf {
  return (name) => (Object.hasOwn(values, name) ? String(values[name]) : valueOf(name));
}

/** Fills in a text in every language. */
export function fillEach(
  text: LocalizedText,
  valuesFor: (language: Language) => Values,
): LocalizedText {
  const filled = languages.map((language) => [
    language,
    fill(
      text[language],
      withValues(valuesFor(language), () => undefined),
    ),
  ]);
  return Object.fromEntries(filled) as LocalizedText;
}

export function valuesIn(language: Language, values: TextValues): ValueOf {
  const known = new Map(
    Object.entries(values).map(([name, value]) => {
      const text = typeof value === 'object' ? (value?.[language] ?? null) : String(value);
      return [name, text === null ? null : keepUnits(text)];
    }),
  );
  return (name) => known.get(name);
}
