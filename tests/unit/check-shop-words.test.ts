import {describe, expect, test} from 'vitest';
import {vendors} from '../../app/shop/vendors';
import {checkOwnWords, checkPictures, checkTexts, textsOf} from '../check-shop/checks/own-words.ts';
import {DEMO_NAME} from '../check-shop/demo-shop.ts';
import {demoTexts, digestText, isAboutGoods} from '../check-shop/demo-texts.ts';
import {ownTexts} from '../check-shop/own-texts.ts';
import {demoPictures, digestPictures} from '../check-shop/pictures.ts';

/** True until an owner replaces the demo shop's texts. */
const isDemo = vendors.includes(DEMO_NAME);

const codesOf = (modules: Record<string, unknown>, shopName = 'Nordsken', ownShopName = shopName) =>
  checkOwnWords({texts: textsOf(modules), shopName, demoName: 'Västerljus', ownShopName}).map(
    ({code}) => code,
  );

describe('the shop’s own texts', () => {
  test.each([
    ['a name in brackets', {company: {name: '[företagsnamn]'}}, ['placeholder']],
    ['an example e-mail address', {email: 'kundservice@example.com'}, ['placeholder']],
    ['an invented company', {company: {name: 'Demobutiken AB'}}, ['placeholder']],
    ['an invented town', {company: {city: '000 00 Exempelstad'}}, ['placeholder']],
    ['an invented number', {company: {vatNumber: 'SE000000000001'}}, ['placeholder']],
    ['a note that the shop is a demo', {note: {en: 'This is a demo shop.'}}, ['placeholder']],
    ['an empty name', {company: {name: ''}}, ['company-incomplete']],
    ['no telephone', {company: {name: 'Nordsken AB', phone: ''}}, []],
    ['a real company', {company: {name: 'Nordsken AB', email: 'hej@nordsken.se'}}, []],
    ['a pattern', {pattern: String.raw`\d[.,]\d [Pp]olariserade`, focus: 'object-[50%_20%]'}, []],
    ['a link', {text: 'Till exempel [returer](/returns).'}, []],
    ['the demo shop’s name', {text: 'Västerljus'}, ['demo-name']],
    ['a name deep in a list', {a: [{b: {sv: ['Av Västerljus']}}]}, ['demo-name']],
  ])('%s', (_case, exported, expected) => {
    expect(codesOf({'/app/shop/company.ts': exported})).toEqual(expected);
  });

  test('the demo shop’s name is accepted in the demo shop', () => {
    expect(codesOf({'/app/shop/company.ts': {text: 'Västerljus'}}, 'Västerljus')).toEqual([]);
  });

  test('texts about another shop are reported, because pages omit them', () => {
    const texts = textsOf({'/app/shop/company.ts': {company: {name: '[namn]'}}});
    const findings = checkOwnWords({
      texts,
      shopName: 'Nordsken',
      demoName: 'Västerljus',
      ownShopName: 'Västerljus',
    });
    expect(findings.map(({code, severity}) => [code, severity])).toEqual([
      ['words-of-another-shop', 'misleads a customer'],
      ['placeholder', 'worth knowing'],
    ]);
  });

  test('a name that no page shows is ignored', () => {
    expect(codesOf({'/app/shop/vendors.ts': {vendors: ['Västerljus']}})).toEqual([]);
  });

  test.each([
    ['Omdömena är exempel.', ['example-reviews']],
    ['These reviews are examples.', ['example-reviews']],
    ['Vi frågar bara dem som har handlat.', []],
  ])('a note below the reviews: %s', (note, expected) => {
    expect(codesOf({'/app/shop/reviews.ts': {reviewsNote: note}})).toEqual(expected);
  });

  test.runIf(isDemo)('the demo texts have findings in company and reviews only', () => {
    const findings = checkOwnWords({
      texts: ownTexts,
      shopName: DEMO_NAME,
      demoName: DEMO_NAME,
      ownShopName: DEMO_NAME,
    });
    expect(findings.map(({code, file}) => [code, file])).toEqual([
      ['placeholder', 'app/shop/company.ts'],
      ['example-reviews', 'app/shop/reviews.ts'],
    ]);
  });

  // After a change of the demo texts: `npx vitest run check-shop-words -u`.
  test.runIf(isDemo)('every text about the demo shop’s products is on record', async () => {
    const digests = new Set(ownTexts.filter(isAboutGoods).map(digestText));
    const record = `${[...digests].toSorted().join('\n')}\n`;
    await expect(record).toMatchFileSnapshot('../check-shop/demo-texts.txt');
  });

  test('a text of the demo shop misleads until it is rewritten', () => {
    const sentence = 'Cut from one plate of carbon fibre, and polished by hand.';
    const texts = textsOf({
      '/app/shop/pages/story.en.md': `## From a log {#log}\n\n${sentence}\n\nEach bowl is turned from one log of birch.`,
      '/app/shop/pages/terms.en.md': sentence,
    });
    const isDemoText = ({text}: {text: string}) => text === sentence;
    const [finding, ...others] = checkTexts(texts.filter(isAboutGoods), isDemoText, true);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      file: 'app/shop/pages/story.en.md',
      severity: 'misleads a customer',
      details: ['line 3'],
    });
    expect(demoTexts('.').size).toBeGreaterThan(isDemo ? 50 : 0);
  });

  test('each file has one finding with the places to change', () => {
    const texts = textsOf({'/app/shop/company.ts': {company: {name: '[namn]', city: '[ort]'}}});
    const [finding, ...others] = checkOwnWords({
      texts,
      shopName: 'x',
      demoName: 'y',
      ownShopName: 'x',
    });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      file: 'app/shop/company.ts',
      severity: 'misleads a customer',
      details: ['company.name', 'company.city'],
    });
  });
});

describe('the pictures', () => {
  const pictures = {'app/shop/pictures/hero.jpg': 'aa', 'public/og.jpg': 'bb'};

  test('the demo shop’s pictures are named', () => {
    expect(checkPictures(pictures, new Set(['aa', 'cc']))).toEqual([
      expect.objectContaining({
        code: 'demo-pictures',
        severity: 'misleads a customer',
        details: ['app/shop/pictures/hero.jpg'],
      }) as unknown,
    ]);
  });

  test('other pictures have no findings', () => {
    expect(checkPictures(pictures, new Set(['cc']))).toEqual([]);
  });

  // After a change of the pictures: `npx vitest run check-shop-words -u`.
  test.runIf(isDemo)('every picture of the demo shop is on record', async () => {
    const digests = [...new Set(Object.values(digestPictures('.')))].toSorted();
    await expect(`${digests.join('\n')}\n`).toMatchFileSnapshot('../check-shop/demo-pictures.txt');
    expect(demoPictures('.')).toEqual(new Set(digests));
  });
});
