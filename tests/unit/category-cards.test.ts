import {describe, expect, test} from 'vitest';
import {loadCategory} from '../../app/catalogue/load-category.server';
import {swedishProducts} from '../../app/shop/swedish/products';
import {many, node, sek, shopOf} from './support/listed-shop';

describe('malformed data', () => {
  const broken = {amount: 'free', currencyCode: 'SEK' as const};
  const [variant] = node('x').variants.nodes;
  const withPrices = (handle: string, ...prices: Array<typeof broken>) =>
    node(handle, {
      priceRange: {minVariantPrice: broken, maxVariantPrice: broken},
      variants: {
        nodes: prices.flatMap((price) => (variant ? [{...variant, price}] : [])),
        pageInfo: {hasNextPage: false},
      },
    });

  test('ignores an invalid price and keeps the list', async () => {
    const {api} = shopOf([
      node('carbon-a'),
      withPrices('carbon-b', broken),
      withPrices('carbon-c', broken, sek('799.0')),
    ]);
    const found = await loadCategory(api, 'all', 1);
    expect(found?.cards.map(({handle, price}) => [handle, price.amount])).toEqual([
      ['carbon-a', '1299.0'],
      ['carbon-c', '799.0'],
    ]);
  });

  test('drops a picture without a valid URL', async () => {
    const images = {nodes: [{url: 'javascript:1'}, {url: '%%%'}, {url: 'https://cdn.test/1.jpg'}]};
    const {api} = shopOf([node('carbon-a', {images})]);
    const found = await loadCategory(api, 'all', 1);
    expect(found?.cards[0]?.images.map(({url}) => url)).toEqual(['https://cdn.test/1.jpg']);
  });
});

test('a card is for sale if a variant past the hundredth is', async () => {
  const [variant] = node('x').variants.nodes;
  if (!variant) throw new Error('The product has no variant.');
  const soldOut = {...variant, availableForSale: false};
  const product = node('carbon-a', {
    availableForSale: true,
    variants: {nodes: [soldOut], pageInfo: {hasNextPage: true, endCursor: '1'}},
  });
  const {api, asked} = shopOf([product, node('carbon-b')], {forSale: {'carbon-a': variant}});
  const found = await loadCategory(api, 'all', 1);
  expect(found?.cards[0]?.variant?.availableForSale).toBe(true);
  expect(asked.map(({name}) => name)).toEqual(['Products', 'Cards']);
});

describe('§3 titles', () => {
  test('are not translated in a shop with one language', async () => {
    const {api, asked} = shopOf(many(60));
    await loadCategory(api, 'fibrous', 2);
    const documents = asked.map(({name}) => name);
    expect(documents).toEqual(['Products', 'Catalogue', 'Cards']);
  });

  test('are translated for the products shown in a shop with Swedish', async () => {
    const translated = {SV: {'carbon-1': 'Kol 1', 'carbon-60': 'Kol 60'}};
    const {api, asked} = shopOf(many(60), {translated});
    const first = await loadCategory(api, 'fibrous', 1);
    expect(first?.cards[0]?.title).toEqual({sv: 'Kol 1', en: 'carbon-1'});
    expect(first?.cards[1]?.title).toEqual({sv: 'carbon-2', en: 'carbon-2', lang: {sv: 'en'}});
    const second = await loadCategory(api, 'fibrous', 2);
    expect(second?.cards.at(-1)?.title).toEqual({sv: 'Kol 60', en: 'carbon-60'});
    const texts = asked.filter(({variables}) => variables.language === 'SV');
    expect(texts.map(({name}) => name)).toEqual(['FirstCardTexts', 'CardTextsOf']);
  });

  test('prefer the storefront’s own Swedish texts for its own products', async () => {
    const [handle = '', swedish] = Object.entries(swedishProducts)[0] ?? [];
    const titleOf = async (vendor: string) => {
      const {api} = shopOf([node(handle, {title: 'English', vendor})], {
        translated: {SV: {[handle]: 'Butikens'}},
      });
      return (await loadCategory(api, 'all', 1))?.cards[0]?.title;
    };
    expect(await titleOf('Västerljus')).toEqual({sv: swedish?.title, en: 'English'});
    expect(await titleOf('Other')).toEqual({sv: 'Butikens', en: 'English'});
  });
});
