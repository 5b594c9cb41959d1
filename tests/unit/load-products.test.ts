import {describe, expect, test} from 'vitest';
import {
  loadBestsellers,
  loadFilledCategories,
  loadPreview,
} from '../../app/catalogue/load-products.server';
import {categories} from '../../app/shop/categories';
import {handlesOf, many, node, shopOf} from './support/listed-shop';

describe('§9 the preview grid', () => {
  const filler = Array.from({length: 70}, (_, index) => node(`other-${index}`));
  const shown = (preview: Awaited<ReturnType<typeof loadPreview>>) =>
    preview.entries.map(({category, product}) => [category.handle, product.handle]);

  test('§9 takes its products from the first fifty', async () => {
    const previewed = categories.filter(({inPreview}) => inPreview);
    const all = categories.map(({handle}) => node(`${handle}-1`));
    const {api, asked} = shopOf([...all, ...filler]);
    expect(shown(await loadPreview(api))).toEqual(
      previewed.map(({handle}) => [handle, `${handle}-1`]),
    );
    expect(asked.map(({name}) => name)).toEqual(['Products']);
  });

  test('§9 searches once for collections missing from them', async () => {
    const {api, asked} = shopOf(
      [node('kids-lille'), ...filler, node('titan-lens-extra'), node('titan-lom')],
      {
        found: ['titan-lens-extra', 'titan-lom'],
      },
    );
    const preview = await loadPreview(api);
    expect(shown(preview)).toEqual([
      ['titan', 'titan-lom'],
      ['kids', 'kids-lille'],
      ['lenses', 'titan-lens-extra'],
    ]);
    expect(asked.map(({name}) => name)).toEqual(['Products', 'FindProducts', 'Cards']);
    const {query} = asked[1]?.variables ?? {};
    expect(query).toContain('title:titan* OR title:engraved*');
    expect(query).not.toContain('title:"carbon-fiber"');
    expect(query).not.toContain('kids');
  });

  test('§9 makes no further query in a small shop, and omits empty collections', async () => {
    const {api, asked} = shopOf([node('x', {title: 'Carbon Kids'})]);
    expect(shown(await loadPreview(api))).toEqual([
      ['fibrous', 'x'],
      ['kids', 'x'],
    ]);
    expect(await loadPreview(shopOf([]).api)).toEqual({entries: []});
    expect(asked).toHaveLength(1);
  });
});

describe('§2 categories with products', () => {
  test.each([
    [[], []],
    [['other'], ['all']],
    [
      ['titan-lom', 'kids-lille'],
      ['all', 'kids', 'titan'],
    ],
  ])('of %j are %j, with one small query', async (handles, expected) => {
    const {api, asked} = shopOf(handles.map((handle) => node(handle)));
    expect((await loadFilledCategories(api)).toSorted()).toEqual(expected);
    expect(asked.map(({name}) => name)).toEqual(['Catalogue']);
  });

  test('of a large shop need two queries', async () => {
    const {api, asked} = shopOf([...many(300), node('kids-lille'), ...many(300)], {
      found: ['kids-lille'],
    });
    expect((await loadFilledCategories(api)).toSorted()).toEqual(['all', 'fibrous', 'kids']);
    expect(asked.map(({name}) => name)).toEqual(['Catalogue', 'FindProducts']);
  });
});

describe('§9 bestsellers', () => {
  test('§7 come from one query for the 20 best-selling products', async () => {
    const {api, asked} = shopOf(many(60));
    const cards = await loadBestsellers(api);
    expect(cards.map(({handle}) => handle)).toEqual(handlesOf(4));
    expect(asked.map(({variables}) => variables)).toEqual([
      {first: 20, sortKey: 'BEST_SELLING', images: 5},
    ]);
  });

  test.each([
    [0, ['hybrid-atom', 'carbon-1', 'carbon-2', 'carbon-3']],
    [19, ['hybrid-atom', 'carbon-1', 'carbon-2', 'carbon-3']],
    [20, ['carbon-1', 'carbon-2', 'carbon-3', 'carbon-4']],
  ])('§9 include hybrid-atom after %i others', async (before, expected) => {
    const {api} = shopOf(many(40).toSpliced(before, 0, node('hybrid-atom')));
    expect((await loadBestsellers(api)).map(({handle}) => handle)).toEqual(expected);
  });
});
