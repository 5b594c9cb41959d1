import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {PriceListPage} from '../../app/catalogue/price-list';
import type {PriceChange} from '../../app/routes/admin/price-changes';
import {
  createPriceStore,
  setDraft,
  setDrafts,
  type PriceStore,
} from '../../app/routes/admin/price-store';
import {saveChanges} from '../../app/routes/admin/save-changes';
import {priceChange, pricedProduct, variantId} from './support/price-list';

interface Update {
  variantId: string;
  price: string;
}

/** What the server answers to the next portions; afterwards it saves all that it gets. */
let answers: Array<(updates: Update[]) => Response | Error>;
/** The portions that reached the server. */
let sent: Update[][];
let currencies: string[];
let confirmed: string[][];
let reloads: number;
let listAnswer: () => Response;
let signals: Array<AbortSignal | null | undefined>;

const COUNT = 600;
const page: PriceListPage = {
  products: [pricedProduct(0, ...Array.from({length: COUNT}, () => '100.0'))],
  next: null,
};
const reloaded: PriceListPage = {...page, products: [pricedProduct(0, '777.0')]};

const all = (success: boolean, error?: string) => (updates: Update[]) =>
  Response.json({results: updates.map((update) => ({...update, success, ...(error && {error})}))});
const signedOut = () => Response.json({error: 'Logga in för att spara.'}, {status: 401});

beforeEach(() => {
  answers = [];
  sent = [];
  currencies = [];
  confirmed = [];
  confirm.mockReset();
  signals = [];
  reloads = 0;
  listAnswer = () => Response.json(reloaded);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith('/admin-products')) {
      reloads += 1;
      return listAnswer();
    }
    expect(url).toBe('/admin-prices');
    expect(init?.method).toBe('POST');
    expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
    const body = JSON.parse(init?.body as string) as {
      updates: Update[];
      currencyCode: string;
      confirmed: string[];
    };
    const {updates, currencyCode} = body;
    confirmed.push(body.confirmed);
    sent.push(updates);
    currencies.push(currencyCode);
    signals.push(init?.signal);
    const answer = (answers.shift() ?? all(true))(updates);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return () => vi.unstubAllGlobals();
});

const changesOf = (count: number): PriceChange[] =>
  Array.from({length: count}, (_, index) => priceChange(index, '100.0', '119.00'));

/** A signed-in owner's list, with the changes typed in. */
function listWith(changes: readonly PriceChange[]): PriceStore {
  const store = createPriceStore(page, {state: 'signed-in'});
  setDrafts(store, Object.fromEntries(changes.map(({variantId: id, after}) => [id, after])));
  return store;
}

const gaveUp = vi.fn(async () => false);
const confirm = vi.fn<(drops: PriceChange[]) => Promise<boolean>>();

function save(store: PriceStore, changes: readonly PriceChange[], signIn = gaveUp) {
  return saveChanges(store, changes, {signIn, confirm, drafts: store.getState().drafts});
}

describe('§4 saving', () => {
  test('§7 variant ids and prices go out as the function takes them', async () => {
    const changes = [priceChange(1, '100.0', '119.50')];
    await save(listWith(changes), changes);
    expect(sent).toEqual([[{variantId: variantId(1), price: '119.50'}]]);
    expect(currencies).toEqual(['SEK']);
  });

  test('§4 what was saved is no longer pending, and the list is loaded anew', async () => {
    const changes = changesOf(2);
    const store = listWith(changes);
    expect(await save(store, changes)).toEqual({saved: changes, failed: [], isCurrent: true});
    const {drafts, failed, progress, products} = store.getState();
    expect({drafts, failed, progress}).toEqual({drafts: {}, failed: [], progress: null});
    expect(products).toEqual(reloaded.products);
  });

  test.each([
    [250, [250]],
    [251, [250, 1]],
    [600, [250, 250, 100]],
  ])('%i prices go in portions of %j, one after the other', async (count, sizes) => {
    const changes = changesOf(count);
    const store = listWith(changes);
    const progress: unknown[] = [];
    store.subscribe((state) => {
      if (state.progress) progress.push(state.progress);
    });
    const {saved} = await save(store, changes);
    expect(saved).toHaveLength(count);
    expect(sent.map((portion) => portion.length)).toEqual(sizes);
    let done = 0;
    const steps = [0, ...sizes].map((size) => ({done: (done += size), total: count}));
    expect(progress.filter((step, index) => step !== progress[index - 1])).toEqual(steps);
    expect(reloads).toBe(1);
  });

  test('§8 some fail: they stay listed with their reasons, and nothing stays pending', async () => {
    answers = [
      (updates) =>
        Response.json({
          results: updates.map(({variantId: id}, index) => ({
            variantId: id,
            success: index > 0,
            ...(index === 0 && {error: 'Price is invalid'}),
          })),
        }),
    ];
    const changes = changesOf(3);
    const store = listWith(changes);
    const {saved, failed} = await save(store, changes);
    expect(saved).toEqual(changes.slice(1));
    expect(failed).toEqual([{...changes[0], reason: 'Price is invalid'}]);
    expect(store.getState().drafts).toEqual({});
    expect(store.getState().failed).toEqual(failed);
  });

  const broken: ReadonlyArray<readonly [string, () => Response | Error]> = [
    ['no connection', () => new TypeError('Failed to fetch')],
    ['an error of the server', () => new Response('<h1>Oops</h1>', {status: 500})],
    [
      'the function is down',
      () => Response.json({error: 'Kunde inte uppdatera priser'}, {status: 502}),
    ],
    ['broken JSON', () => new Response('{"results":[{')],
    ['nothing at all', () => new Response('')],
    ['null', () => Response.json(null)],
    ['a number', () => Response.json(5)],
    ['no results', () => Response.json({results: []})],
    ['results that are none', () => Response.json({results: 'all'})],
    ['results of nothing', () => Response.json({results: [null, 1, 'x', {}, {success: true}]})],
    ['results of others', () => Response.json({results: [{variantId: 'x', success: true}]})],
    [
      'success that is no yes',
      () => Response.json({results: [{variantId: variantId(0), success: 'true'}]}),
    ],
    [
      'an error that is no text',
      () => Response.json({results: [{variantId: variantId(0), success: false, error: {}}]}),
    ],
    ['an error that is no text, of all', () => Response.json({error: {secret: 1}}, {status: 500})],
  ];

  test.each(broken)('§8 %s: nothing is lost, and the reason is a sentence', async (_, answer) => {
    answers = [answer];
    const changes = changesOf(1);
    const store = listWith(changes);
    const {saved, failed} = await save(store, changes);
    expect(saved).toEqual([]);
    expect(failed).toEqual([{...changes[0], reason: 'Kunde inte uppdatera priser'}]);
    const {drafts, failed: listed, progress} = store.getState();
    expect(drafts).toEqual({[variantId(0)]: '119.00'});
    expect(listed).toEqual(failed);
    expect(progress).toBeNull();
    // Some of it may have been saved before it failed.
    expect(reloads).toBe(1);
  });

  test.each(broken)('§8 %s does not stop the portions after it', async (_, answer) => {
    answers = [all(true), answer];
    const changes = changesOf(COUNT);
    const store = listWith(changes);
    const {saved, failed} = await save(store, changes);
    expect(sent).toHaveLength(3);
    expect(saved).toEqual([...changes.slice(0, 250), ...changes.slice(500)]);
    expect(failed.map((change) => change.variantId)).toEqual(
      changes.slice(250, 500).map((change) => change.variantId),
    );
    expect(store.getState().failed).toEqual(failed);
    expect(store.getState().drafts).toEqual({});
  });

  test('§8 the answer got lost, but the prices were changed: they count as saved', async () => {
    answers = [() => new TypeError('Failed to fetch')];
    listAnswer = () =>
      Response.json({products: [pricedProduct(0, '119.0', '100.0', '119.0')], next: null});
    const changes = changesOf(3);
    const store = listWith(changes);
    const {saved, failed} = await save(store, changes);
    expect(saved).toEqual([changes[0], changes[2]]);
    expect(failed.map((change) => change.variantId)).toEqual([variantId(1)]);
    expect(store.getState().failed).toEqual(failed);
    expect(store.getState().drafts).toEqual({});
  });

  test('§8 a list that could not be loaded anew shows nothing of what was changed', async () => {
    answers = [() => new TypeError('Failed to fetch')];
    listAnswer = () => Response.json({error: 'Kunde inte ladda produkter'}, {status: 503});
    const change = priceChange(0, '90.0', '100.00');
    const {saved, failed} = await save(listWith([change]), [change]);
    expect(saved).toEqual([]);
    expect(failed).toHaveLength(1);
  });

  test('§8 a server that does not answer is given up', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await save(listWith(changesOf(1)), changesOf(1));
    expect(timeout.mock.calls.flat()).toEqual([150_000, 30_000]);
    expect(signals).toEqual([timeout.mock.results[0]?.value]);
    timeout.mockRestore();
  });

  test('§4 too few results: what nothing was said of has failed', async () => {
    answers = [(updates) => all(true)(updates.slice(0, 2))];
    const changes = changesOf(3);
    const {saved, failed} = await save(listWith(changes), changes);
    expect(saved).toEqual(changes.slice(0, 2));
    expect(failed.map(({reason}) => reason)).toEqual(['Kunde inte uppdatera priser']);
  });

  test('§8 the list cannot be loaded anew: what was saved is saved, and that is told', async () => {
    listAnswer = () => Response.json({error: 'Kunde inte ladda produkter'}, {status: 503});
    const changes = changesOf(1);
    const store = listWith(changes);
    expect(await save(store, changes)).toEqual({saved: changes, failed: [], isCurrent: false});
    expect(store.getState().products).toEqual(page.products);
    expect(store.getState().drafts).toEqual({});
  });

  test('what is typed while a save is under way stays', async () => {
    const changes = changesOf(2);
    const store = listWith(changes);
    answers = [
      (updates) => {
        setDraft(store, variantId(0), '129');
        setDraft(store, variantId(7), '139');
        return all(true)(updates);
      },
    ];
    await save(store, changes);
    expect(store.getState().drafts).toEqual({[variantId(0)]: '129', [variantId(7)]: '139'});
  });

  test('a save that takes another back leaves what is typed alone', async () => {
    const store = listWith([priceChange(5, '100.0', '119.00')]);
    const skipped = [{...priceChange(9, '1', '2'), reason: 'Someone else'}];
    await saveChanges(store, [priceChange(1, '119.00', '100.0')], {
      signIn: gaveUp,
      confirm,
      skipped,
    });
    expect(store.getState().drafts).toEqual({[variantId(5)]: '119.00'});
    expect(store.getState().failed).toEqual(skipped);
  });

  test('what failed before stays listed until it is tried again', async () => {
    const [first, second, third] = changesOf(3) as [PriceChange, PriceChange, PriceChange];
    const store = listWith([first, second]);
    answers = [all(false, 'No.')];
    await save(store, [first, second]);
    await save(store, [third]);
    expect(store.getState().failed).toEqual([
      {...first, reason: 'No.'},
      {...second, reason: 'No.'},
    ]);
    const skipped = [{...second, reason: 'Someone else'}];
    await saveChanges(store, [first], {signIn: gaveUp, confirm, skipped});
    expect(store.getState().failed).toEqual(skipped);
  });
});

describe('a shop that has its prices in another currency than the owner saw', () => {
  const otherCurrency = () => Response.json({error: 'Another currency.'}, {status: 409});

  test('no more is sent, the list is loaded again, and all that was typed stays', async () => {
    answers = [otherCurrency];
    const changes = changesOf(COUNT);
    const store = listWith(changes);
    const {drafts} = store.getState();
    const {saved, failed, refusal, isCurrent} = await save(store, changes);
    expect(sent).toHaveLength(1);
    expect(reloads).toBe(1);
    expect({saved, refusal, isCurrent}).toEqual({
      saved: [],
      refusal: 'Another currency.',
      isCurrent: true,
    });
    expect(new Set(failed.map(({reason}) => reason))).toEqual(new Set(['Another currency.']));
    expect(store.getState().failed).toHaveLength(COUNT);
    expect(store.getState().drafts).toEqual(drafts);
    expect(store.getState().progress).toBeNull();
  });
});

describe('a price that by now would fall by more than half', () => {
  const unconfirmed = [{variantId: variantId(1), price: '900.0'}];
  const asked = () => Response.json({error: 'Not confirmed.', unconfirmed}, {status: 422});

  test('the owner is asked about it, with the price of now, and what they agree to is saved', async () => {
    answers = [asked];
    confirm.mockResolvedValueOnce(true);
    const changes = changesOf(2);
    const {saved, failed} = await save(listWith(changes), changes);
    expect(confirm.mock.calls).toEqual([[[{...changes[1], before: '900.0'}]]]);
    expect(confirmed).toEqual([[], [variantId(1)]]);
    expect(saved).toEqual(changes);
    expect(failed).toEqual([]);
  });

  test('what the owner was asked about before is sent along, with its own portion', async () => {
    const changes = changesOf(COUNT);
    const agreed = [variantId(1), variantId(599)];
    await saveChanges(listWith(changes), changes, {signIn: gaveUp, confirm, confirmed: agreed});
    expect(confirmed).toEqual([[variantId(1)], [], [variantId(599)]]);
    expect(confirm).not.toHaveBeenCalled();
  });

  test.each([
    ['the owner says no', asked],
    [
      'the server asks about nothing that was sent',
      () => Response.json({error: 'Not confirmed.', unconfirmed: [null, {}]}, {status: 422}),
    ],
  ])('%s: no more is sent, the list is loaded again, all that was typed stays', async (_, no) => {
    answers = [no];
    confirm.mockResolvedValueOnce(false);
    const changes = changesOf(COUNT);
    const store = listWith(changes);
    const {drafts} = store.getState();
    const {saved, refusal} = await save(store, changes);
    expect({saved, refusal}).toEqual({saved: [], refusal: 'Not confirmed.'});
    expect(sent).toHaveLength(1);
    expect(reloads).toBe(1);
    expect(store.getState().drafts).toEqual(drafts);
    expect(store.getState().progress).toBeNull();
  });
});

describe('a session that ends in the middle of a save', () => {
  test('sign-in is asked, and the save goes on where it was', async () => {
    answers = [all(true), signedOut];
    const changes = changesOf(COUNT);
    const store = listWith(changes);
    const signIn = vi.fn(async () => {
      expect(store.getState().access).toEqual({state: 'signed-out'});
      expect(store.getState().progress).toEqual({done: 250, total: COUNT});
      expect(Object.keys(store.getState().drafts)).toHaveLength(COUNT);
      return true;
    });
    const {saved, failed} = await save(store, changes, signIn);
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(saved).toEqual(changes);
    expect(failed).toEqual([]);
    expect(sent.map((portion) => portion.length)).toEqual([250, 250, 250, 100]);
  });

  test('it may end again and again', async () => {
    answers = [signedOut, signedOut, signedOut];
    const changes = changesOf(1);
    const signIn = vi.fn(async () => true);
    const {saved} = await save(listWith(changes), changes, signIn);
    expect(signIn).toHaveBeenCalledTimes(3);
    expect(saved).toEqual(changes);
  });

  test('giving up asks once, sends no more and keeps all that was typed', async () => {
    answers = [signedOut];
    const changes = changesOf(COUNT);
    const store = listWith(changes);
    const {drafts} = store.getState();
    const signIn = vi.fn(async () => false);
    const {saved, failed} = await save(store, changes, signIn);
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
    expect(saved).toEqual([]);
    expect(failed).toHaveLength(COUNT);
    expect(store.getState().drafts).toEqual(drafts);
    expect(store.getState().progress).toBeNull();
    expect(reloads).toBe(0);
  });

  test('giving up after a portion keeps what was not sent', async () => {
    answers = [all(true), signedOut];
    const changes = changesOf(COUNT);
    const store = listWith(changes);
    const {saved, failed} = await save(store, changes);
    expect(saved).toEqual(changes.slice(0, 250));
    expect(new Set(failed.map(({reason}) => reason))).toEqual(new Set(['Logga in för att spara.']));
    expect(Object.keys(store.getState().drafts)).toEqual(
      changes.slice(250).map((change) => change.variantId),
    );
  });
});
