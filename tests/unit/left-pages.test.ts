import {RouterContextProvider} from 'react-router';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {returnToLeftPages} from '~/layout/left-pages';

const LIST = {pathname: '/category/fibrous', search: ''};
const PRODUCT = {pathname: '/product/skarv', search: ''};

const next = () => Promise.resolve({});

interface Shown {
  loaderData?: object;
  errors?: object | null;
}

/** Goes from a page to another. @param address what the browser shows meanwhile */
function go(from: typeof LIST, to: typeof LIST, address: typeof LIST, shown: Shown = {}) {
  const state = {location: from, loaderData: {}, errors: null, ...shown};
  vi.stubGlobal('window', {__reactRouterDataRouter: {state}});
  vi.stubGlobal('location', address);
  const url = new URL(`https://shop.example${to.pathname}`);
  const context = new RouterContextProvider();
  return returnToLeftPages(
    {request: new Request(url), url, params: {}, context, pattern: ''},
    next,
  );
}

beforeEach(() => void go({pathname: '/admin', search: ''}, LIST, LIST));
afterEach(() => void vi.unstubAllGlobals());

test.each`
  shown                                         | kept
  ${{page: {content: {ok: true, value: 1}}}}    | ${true}
  ${{page: {content: {ok: true}}, pages: null}} | ${true}
  ${{page: {content: {ok: false}}}}             | ${false}
`('a page left whole is shown again: $shown', ({shown, kept}: {shown: object; kept: boolean}) => {
  void go(LIST, PRODUCT, LIST, {loaderData: shown});
  const results = Object.fromEntries(
    Object.entries(shown).map(([id, result]) => [id, {type: 'data', result: result as unknown}]),
  );
  expect(go(PRODUCT, LIST, LIST)).toEqual(kept ? results : undefined);
});

test.each<[string, () => Promise<unknown>, unknown]>([
  ['came', () => Promise.resolve({ok: true}), {ok: true}],
  ['failed', () => Promise.resolve({ok: false}), undefined],
  ['was cut off', () => Promise.reject(new Error('aborted')), undefined],
  ['is still to come', () => new Promise(() => undefined), undefined],
])('a part that followed its page and %s', async (_, part, kept) => {
  void go(LIST, PRODUCT, LIST, {loaderData: {root: {language: 'sv'}, page: {part: part()}}});
  await Promise.resolve();
  const results = {
    root: {type: 'data', result: {language: 'sv'}},
    page: {type: 'data', result: {part: kept}},
  };
  expect(go(PRODUCT, LIST, LIST)).toEqual(kept && results);
});

test('a page that showed an error loads again', () => {
  void go(LIST, PRODUCT, LIST, {loaderData: {root: null}, errors: {page: new Error()}});
  expect(go(PRODUCT, LIST, LIST)).toBeUndefined();
});

test('a link loads a page that was left', () => {
  void go(LIST, PRODUCT, LIST, {loaderData: {root: null}});
  expect(go(PRODUCT, LIST, PRODUCT)).toBeUndefined();
});

test('a shown page loads again where the router asks for it', () => {
  void go(LIST, PRODUCT, LIST, {loaderData: {root: null}});
  expect(go(LIST, LIST, LIST)).toBeUndefined();
});
