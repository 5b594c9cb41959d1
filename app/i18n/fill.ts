import {keepUnits} from './keep-units';
import type {Language, LocalizedText} from './languages';

/**
 * What texts may name as `{{name}}`: a value, the same in every language or one for each. Null stands for what the
 * shop does not say.
 */
export type TextValues = Readonly<Record<string, string | number | LocalizedText | null>>;

/** What one text is given to name. */
export type Values = Readonly<Record<string, string | number>>;

/** A value by its name: null if there is none to tell, undefined if nobody knows the name. */
export type ValueOf = (name: string) => string | null | undefined;

const PLACE = /\{\{(\w+)\}\}/g;

/** Between a stop and what a sentence begins with, be it a link; "kap. 28" and "Box 174, 101 23" are no ends. */
const SENTENCE_END = /(?<=[.!?]) (?=[\p{Lu}{\t])/u;

/**
 * Puts values in where a text names them. A sentence that names what the shop does not say is left out, so a text
 * that is nothing else comes to ''. A name that nobody knows stays to be seen.
 */
export function fill(text: string, valueOf: ValueOf): string {
  if (!text.includes('{{')) return keepUnits(text);
  const told = text.split(SENTENCE_END).filter((sentence) => isTold(sentence, valueOf));
  return keepUnits(told.join(' ')).replace(PLACE, (place, name: string) => valueOf(name) ?? place);
}

function isTold(sentence: string, valueOf: ValueOf): boolean {
  return [...sentence.matchAll(PLACE)].every(([, name = '']) => valueOf(name) !== null);
}

/** What one text names, before what every text may. */
export function withValues(values: Values, valueOf: ValueOf): ValueOf {
  return (name) => (Object.hasOwn(values, name) ? String(values[name]) : valueOf(name));
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
