import {en} from './en';
import {fill, withValues, type ValueOf, type Values} from './fill';
import type {CountedText, Language, LocalizedText} from './languages';
import {sv} from './sv';

export type Dictionary = Readonly<Record<keyof typeof sv, string>>;

/** A dictionary key; `items` stands for the pair `items_one` and `items_other`. */
export type TextKey = WithoutPluralForm<keyof Dictionary>;
type WithoutPluralForm<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

export type Translate = (key: TextKey, values?: Values) => string;

/** A localized text in the language, with its values; a counted text in the form for its `count`. */
export interface PickText {
  (text: LocalizedText, values?: Values): string;
  (text: CountedText, values: Values & {count: number}): string;
}

type Places<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Exclude<Name, 'kronor'> | Places<Rest>
  : never;

/** The keys whose texts name other values in English; `kronor` apart, which explains its dollars. */
type Differing = {
  [Key in keyof Dictionary]: [Places<(typeof sv)[Key]>, Places<(typeof en)[Key]>] extends [
    Places<(typeof en)[Key]>,
    Places<(typeof sv)[Key]>,
  ]
    ? never
    : Key;
}[keyof Dictionary];

// With a differing text, its key is the type, which nothing fits.
const dictionaries: [Differing] extends [never]
  ? Readonly<Record<Language, Dictionary>>
  : Differing = {sv, en};

/**
 * Translates i18next's JSON format (`{{name}}`, `_one`, `_other`) on the server and in the browser, in a hundredth of
 * i18next's size. A missing key shows the key itself (specification §3).
 *
 * @param valueOf values for every text
 */
export function createTranslate(language: Language, valueOf: ValueOf = () => undefined): Translate {
  const texts = new Map<string, string>(Object.entries(dictionaries[language]));
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const {count} = values;
    const form =
      typeof count === 'number' ? texts.get(`${key}_${plurals.select(count)}`) : undefined;
    return fill(form ?? texts.get(key) ?? key, withValues(values, valueOf));
  };
}

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}>;

/** As `createTranslate`, for texts outside the dictionaries. */
export function createPick(language: Language, valueOf: ValueOf = () => undefined): PickText {
  const plurals = new Intl.PluralRules(language);
  return (text: LocalizedText | CountedText, values: Values = {}) => {
    const said: string | Forms = text[language];
    const form =
      typeof said === 'string' ? said : (said[plurals.select(Number(values.count))] ?? said.other);
    return fill(form, withValues(values, valueOf));
  };
}
