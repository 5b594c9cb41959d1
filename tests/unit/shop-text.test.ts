import {describe, expect, test} from 'vitest';
import {shopText, translatedLanguages} from '../../app/catalogue/shop-text.server';

const shop = (primaryLanguage: string, ...languages: string[]) => ({
  name: 'Shop',
  currencyCode: 'SEK',
  primaryLanguage,
  languages: [primaryLanguage, ...languages],
});

describe('languages queried besides the primary one', () => {
  test.each([
    ['English alone', shop('EN'), []],
    ['Swedish alone', shop('SV'), []],
    ['English and Swedish', shop('EN', 'SV'), ['sv']],
    ['Swedish and English', shop('SV', 'EN'), ['en']],
    ['German with both', shop('DE', 'EN', 'SV'), ['sv', 'en']],
    ['German alone', shop('DE'), []],
  ])('%s', (_case, info, expected) => {
    expect(translatedLanguages(info)).toEqual(expected);
  });
});

describe('a shop’s text in both languages', () => {
  test.each([
    ['English alone', 'EN', {}, {}, {sv: 'Frame', en: 'Frame', lang: {sv: 'en'}}],
    ['Swedish alone', 'SV', {}, {}, {sv: 'Frame', en: 'Frame', lang: {en: 'sv'}}],
    ['German alone', 'DE', {}, {}, {sv: 'Frame', en: 'Frame', lang: {sv: 'de', en: 'de'}}],
    ['a translation', 'EN', {sv: 'Båge'}, {}, {sv: 'Båge', en: 'Frame'}],
    [
      'an untranslated text, returned in the primary language',
      'EN',
      {sv: 'Frame'},
      {},
      {sv: 'Frame', en: 'Frame', lang: {sv: 'en'}},
    ],
    ['an empty translation', 'EN', {sv: ''}, {}, {sv: 'Frame', en: 'Frame', lang: {sv: 'en'}}],
    ['a text of the storefront', 'EN', {sv: 'Båge'}, {sv: 'Bågen'}, {sv: 'Bågen', en: 'Frame'}],
    [
      'German with English',
      'DE',
      {en: 'A frame'},
      {},
      {sv: 'Frame', en: 'A frame', lang: {sv: 'de'}},
    ],
  ])('%s', (_case, primaryLanguage, translations, written, expected) => {
    expect(shopText({primaryLanguage}, 'Frame', translations, written)).toEqual(expected);
  });

  test('an empty text has no language', () => {
    expect(shopText({primaryLanguage: 'DE'}, '')).toEqual({sv: '', en: ''});
  });
});
