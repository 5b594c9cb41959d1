import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {PriceChange} from '../../app/routes/admin/changes';
import type {SaveAnswer, SaveRequest} from '../../app/routes/admin/protocol';
import type {Answer, Question} from '../../app/routes/admin/question';
import {saveChanges} from '../../app/routes/admin/save-changes';
import {priceChange, variantId} from './support/price-list';

/** The server's responses to the next batches; afterwards it saves everything. */
let answers: Array<(request: SaveRequest) => SaveAnswer>;
/** The batches that reached the server. */
let sent: SaveRequest[];
let progress: number[];

const all =
  (success: boolean, code?: string) =>
  ({updates}: SaveRequest): SaveAnswer => ({
    results: updates.map(({variantId: id}) => ({variantId: id, success, ...(code && {code})})),
  });
const signedOut = (): SaveAnswer => ({refusal: 'signed-out'});
const failed = (): SaveAnswer => ({refusal: 'failed'});

const ask = vi.fn<(question: Question) => Promise<Answer>>();

beforeEach(() => {
  answers = [];
  sent = [];
  progress = [];
  ask.mockReset();
  ask.mockResolvedValue(false);
});

const changesOf = (count: number): PriceChange[] =>
  Array.from({length: count}, (_, index) => priceChange(index, '100.00', '119.00'));

function save(
  changes: readonly PriceChange[],
  {
    isUndo = false,
    changedSince = () => false,
  }: {isUndo?: boolean; changedSince?: () => boolean} = {},
) {
  return saveChanges(changes, {
    async post(request) {
      sent.push(request);
      return (answers.shift() ?? all(true))(request);
    },
    ask,
    changedSince,
    isUndo,
    onProgress: (done) => progress.push(done),
  });
}

/** Confirms every question. */
const agree = () => ask.mockResolvedValue({keepsFormer: false});
const sizes = () => sent.map(({updates}) => updates.length);

describe('§4 saving', () => {
  test('§7 sends variants and prices with the prices and the currency on screen', async () => {
    const changes = [priceChange(1, '100.00', '119.50')];
    expect(await save(changes)).toEqual({saved: changes, failed: [], skipped: [], unsent: []});
    expect(sent).toEqual([
      {
        intent: 'save',
        currencyCode: 'SEK',
        updates: [{variantId: variantId(1), price: '119.50', before: '100.00'}],
        confirmed: [],
      },
    ]);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([
    [250, [250]],
    [251, [250, 1]],
    [600, [250, 250, 100]],
  ])('%i prices ask once and go in batches of %j', async (count, expected) => {
    agree();
    const outcome = await save(changesOf(count));
    expect(outcome?.saved).toHaveLength(count);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(sizes()).toEqual(expected);
    let done = 0;
    expect(progress).toEqual([0, ...expected.map((size) => (done += size))]);
  });

  test('declining sends no request', async () => {
    expect(await save(changesOf(51))).toBeUndefined();
    expect(sent).toEqual([]);
    expect(progress).toEqual([]);
  });

  test('§8 reports failures with their reasons; a missing result is a failure', async () => {
    answers = [
      () => ({
        results: [
          {variantId: variantId(0), success: false, code: 'shopify', detail: 'Too dear'},
          {variantId: variantId(1), success: true},
        ],
      }),
    ];
    const changes = changesOf(3);
    const outcome = await save(changes);
    expect(outcome?.saved).toEqual([changes[1]]);
    expect(outcome?.failed).toEqual([
      {...changes[0], reason: 'Shopify svarade: Too dear'},
      {...changes[2], reason: 'Kunde inte uppdatera priser'},
    ]);
  });

  test('§8 a failed batch does not stop later ones', async () => {
    agree();
    answers = [all(true), failed];
    const changes = changesOf(600);
    const outcome = await save(changes);
    expect(sizes()).toEqual([250, 250, 100]);
    expect(outcome?.saved).toEqual([...changes.slice(0, 250), ...changes.slice(500)]);
    expect(outcome?.failed.map((change) => change.variantId)).toEqual(
      changes.slice(250, 500).map((change) => change.variantId),
    );
  });

  test('stops if the shop’s currency has changed', async () => {
    agree();
    answers = [() => ({refusal: 'other-currency', currencyCode: 'EUR'})];
    const changes = changesOf(600);
    expect(await save(changes)).toEqual({
      saved: [],
      failed: [],
      skipped: [],
      unsent: changes,
      refusal: 'Inte sparat: sidan visade priser i SEK, men butiken har dem i EUR.',
    });
    expect(sent).toHaveLength(1);
  });
});

describe('questions from the server', () => {
  const asked =
    (price: string, compareAtPrice: string | null = null) =>
    (): SaveAnswer => ({
      refusal: 'not-confirmed',
      ask: [{variantId: variantId(1), price, compareAtPrice}],
    });

  test('show the current price and save after confirmation', async () => {
    agree();
    answers = [asked('900.00')];
    const changes = changesOf(2);
    const outcome = await save(changes);
    const now = {...changes[1], before: '900.00'};
    expect(ask.mock.calls.map(([question]) => question)).toMatchObject([
      {kind: 'confirm', changes: [now], reasons: {moreThanHalf: [now], changedSince: [now]}},
    ]);
    expect(sent[1]?.updates[1]?.before).toBe('900.00');
    expect(sent[1]?.confirmed).toEqual([variantId(1)]);
    expect(outcome?.saved).toEqual([changes[0], now]);
  });

  test.each([
    ['900.00', /sänks med mer än hälften/],
    ['120.00', /du avbröt/],
  ])('declining %s keeps the edits', async (price, refusal) => {
    answers = [asked(price)];
    const changes = changesOf(2);
    const outcome = await save(changes);
    expect(outcome).toMatchObject({saved: [], failed: [], unsent: changes});
    expect(outcome?.refusal).toMatch(refusal);
  });

  test('include a former price that the page did not know', async () => {
    agree();
    answers = [asked('100.00', '110.00')];
    await save(changesOf(2));
    expect(sent[1]?.updates[1]).toMatchObject({price: '119.00', compareAtPrice: null});
    expect(sent[1]?.updates[0]).not.toHaveProperty('compareAtPrice');
  });

  test('end if they name no variant of the batch', async () => {
    answers = [() => ({refusal: 'not-confirmed', ask: []})];
    expect(await save(changesOf(1))).toMatchObject({refusal: 'Kunde inte uppdatera priser'});
    expect(sent).toHaveLength(1);
  });

  test('an undo skips and names prices changed since', async () => {
    answers = [asked('300.00')];
    const changes = changesOf(3);
    const outcome = await save(changes, {isUndo: true});
    expect(ask).not.toHaveBeenCalled();
    expect(outcome?.saved).toEqual([changes[0], changes[2]]);
    expect(outcome?.skipped).toMatchObject([{variantId: variantId(1)}]);
    expect(outcome?.skipped[0]?.reason).toMatch(/någon annan/);
  });
});

describe('former prices', () => {
  const onSale = {...priceChange(1, '100.00', '119.00'), former: '110.00'};

  test.each([
    [false, {compareAtPrice: null}],
    [true, {}],
  ])('keeps a former price: %s', async (keepsFormer, expected) => {
    ask.mockResolvedValue({keepsFormer});
    await save([onSale]);
    expect(sent[0]?.updates).toEqual([
      {variantId: variantId(1), price: '119.00', before: '100.00', ...expected},
    ]);
    expect(sent[0]?.confirmed).toEqual([variantId(1)]);
  });
});

describe('a session that expires during a save', () => {
  test('asks for sign-in each time and resumes the save', async () => {
    agree();
    answers = [all(true), signedOut, signedOut, signedOut];
    const outcome = await save(changesOf(600));
    expect(sizes()).toEqual([250, 250, 250, 250, 250, 100]);
    expect(outcome?.saved).toHaveLength(600);
    const asked = ask.mock.calls.map(([question]) => question.kind);
    expect(asked).toEqual(['confirm', 'sign-in', 'sign-in', 'sign-in']);
  });

  test('cancelling sign-in stops the save and keeps unsent edits', async () => {
    ask.mockResolvedValueOnce({keepsFormer: false}).mockResolvedValueOnce(false);
    answers = [all(true), signedOut];
    const changes = changesOf(600);
    expect(await save(changes)).toMatchObject({
      saved: changes.slice(0, 250),
      unsent: changes.slice(250),
      refusal: 'Logga in för att spara.',
    });
    expect(sent).toHaveLength(2);
  });
});
