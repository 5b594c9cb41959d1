import {describe, expect, test} from 'vitest';
import {
  BESTSELLERS_REQUESTED,
  BESTSELLERS_SHOWN,
  selectBestsellers,
} from '../../app/catalogue/bestsellers';
import {leadsOf, searchFor} from '../../app/catalogue/preview';
import {categories} from '../../app/shop/categories';
import {vendors} from '../../app/shop/vendors';

const [vendor = ''] = vendors;

/** `p1`, `p2` … with `hybrid-atom` at a place (from 1), if given. */
function goods(count: number, place?: number) {
  return Array.from({length: count}, (_, index) => ({
    handle: index + 1 === place ? 'hybrid-atom' : `p${index + 1}`,
    vendor,
  }));
}

describe('§9 bestsellers', () => {
  test('§9 shows four of the first twenty', () => {
    expect([BESTSELLERS_SHOWN, BESTSELLERS_REQUESTED]).toEqual([4, 20]);
  });

  test.each([
    ['hybrid-atom in 1st place', goods(30, 1), ['hybrid-atom', 'p2', 'p3', 'p4']],
    ['hybrid-atom in 4th place', goods(30, 4), ['hybrid-atom', 'p1', 'p2', 'p3']],
    ['hybrid-atom in 7th place', goods(30, 7), ['hybrid-atom', 'p1', 'p2', 'p3']],
    ['hybrid-atom in 20th place', goods(30, 20), ['hybrid-atom', 'p1', 'p2', 'p3']],
    ['hybrid-atom in 21st place', goods(30, 21), ['p1', 'p2', 'p3', 'p4']],
    ['no hybrid-atom', goods(30), ['p1', 'p2', 'p3', 'p4']],
    ['four products', goods(4, 3), ['hybrid-atom', 'p1', 'p2', 'p4']],
    ['three products', goods(3), ['p1', 'p2', 'p3']],
    ['three products, hybrid-atom last', goods(3, 3), ['hybrid-atom', 'p1', 'p2']],
    ['only hybrid-atom', goods(1, 1), ['hybrid-atom']],
    ['no products', [], []],
  ])('§9 %s', (_case, products, expected) => {
    expect(selectBestsellers(products).map(({handle}) => handle)).toEqual(expected);
  });

  test.each(['hybrid-atom-carbon-fiber-acetate-sunglasses', 'hybrid', 'atom', 'Hybrid-Atom'])(
    '§9 does not take %s for hybrid-atom',
    (handle) => {
      const selected = selectBestsellers([...goods(5), {handle, vendor}]);
      expect(selected.map((item) => item.handle)).toEqual(['p1', 'p2', 'p3', 'p4']);
    },
  );

  test('another vendor’s hybrid-atom keeps its place', () => {
    const products = goods(5, 3).map((product) => ({...product, vendor: 'Norrsken Optik'}));
    const selected = selectBestsellers(products).map(({handle}) => handle);
    expect(selected).toEqual(['p1', 'p2', 'hybrid-atom', 'p4']);
  });

  test('§9 does not mutate its input', () => {
    const products = Object.freeze(goods(6, 6));
    expect(selectBestsellers(products)).toHaveLength(4);
    expect(products.at(-1)?.handle).toBe('hybrid-atom');
  });
});

describe('§9 the first product of each collection', () => {
  const item = (handle: string, title = handle) => ({handle, title});
  const handles = categories.map(({handle}) => handle);
  const leads = (products: ReturnType<typeof item>[]) =>
    [...leadsOf(handles, products)].map(([category, product]) => [category, product.handle]);

  test('§9 returns one product a collection, in order', () => {
    const products = [
      item('linser-skarv'),
      item('kids-lille'),
      item('mood-dis'),
      item('revision-flak'),
      item('rowan-engraved'),
      item('titan-lom'),
      item('eyewood-rowan'),
      item('fibrous-skarv'),
    ];
    expect(leads(products)).toEqual([
      ['fibrous', 'fibrous-skarv'],
      ['eyewood', 'eyewood-rowan'],
      ['titan', 'titan-lom'],
      ['engraved', 'rowan-engraved'],
      ['revision', 'revision-flak'],
      ['mood', 'mood-dis'],
      ['kids', 'kids-lille'],
      ['lenses', 'linser-skarv'],
    ]);
  });

  test('§9 returns the first match of each rule', () => {
    const products = [
      item('eyewood-dream'),
      item('titan-mirror-lenses'),
      item('titan-1'),
      item('eyewood-1'),
      item('titan-2'),
    ];
    expect(leads(products)).toEqual([
      ['eyewood', 'eyewood-1'],
      ['titan', 'titan-1'],
      ['lenses', 'titan-mirror-lenses'],
    ]);
  });

  test('§9 a product may represent two collections; an empty collection is omitted', () => {
    expect(leads([item('x', 'Carbon Kids')])).toEqual([
      ['fibrous', 'x'],
      ['kids', 'x'],
    ]);
    expect(leads([])).toEqual([]);
  });
});

describe('§9 the search for collections missing from the first products', () => {
  test.each([
    [['titan'], 'title:titan*'],
    [['fibrous', 'kids'], 'title:fibrous* OR title:carbon* OR title:kids* OR title:barn*'],
    [['carbon-fiber'], 'title:"carbon-fiber"'],
  ])('%j: %s', (handles, expected) => {
    const wanted = categories.filter(({handle}) => handles.includes(handle));
    expect(searchFor(wanted)).toContain(expected);
  });
});
