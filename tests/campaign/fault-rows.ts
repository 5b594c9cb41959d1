import {expect} from '@playwright/test';
import type {FaultInput} from '../../demo-shop/faults/fault.ts';
import {acts, isSaved, overcome, visit, type Act} from './fault-acts.ts';
import type {World} from './fault-world.ts';

export interface FaultRow {
  name: string;
  act: Act;
  /** A fault of the demo shop, or functions that start and end another. */
  fault: FaultInput | {begin(world: World): Promise<unknown>; end(world: World): Promise<unknown>};
  /** Overrides the act's error message, such as when the fault has no effect. */
  duringFault?: (world: World) => Promise<void>;
  /** Overrides the act's recovery. */
  afterFault?: (world: World) => Promise<void>;
  /** True if the stored cart is unreadable. */
  losesCart?: true;
}

const html = {'content-type': 'text/html'};
const json = {'content-type': 'application/json'};
const LOGIN = '<!doctype html><h1>Log in</h1><script>alert(1)</script>';
const FUNCTION = 'functions:update-shopify-prices';
const MERCHANDISE = 'gid://shopify/ProductVariant/1';

/** No recovery is needed. */
const nothing = () => Promise.resolve();

/** Faults for every catalogue query. */
const upstream: ReadonlyArray<[name: string, fault: FaultInput]> = [
  ['hangs', {kind: 'slow', delayMs: 30_000}],
  ['breaks the connection off', {kind: 'disconnect'}],
  ['is cut in the middle', {kind: 'truncated'}],
  ['answers garbage', {kind: 'answer', headers: json, body: '\u0000]}{"data":'}],
  [
    'answers JSON of another shape',
    {kind: 'answer', headers: json, body: '{"data":{"products":7}}'},
  ],
  ['answers a login page', {kind: 'answer', headers: html, body: LOGIN}],
  ['answers 402, no plan', {kind: 'http', status: 402}],
  [
    'answers 429',
    {kind: 'answer', status: 429, headers: {...html, 'retry-after': '60'}, body: LOGIN},
  ],
  ['answers 430, security', {kind: 'http', status: 430}],
  ['answers 500', {kind: 'http', status: 500}],
  ['answers 503 with a page', {kind: 'answer', status: 503, headers: html, body: LOGIN}],
  ['finds the token expired', {kind: 'answer', status: 401, headers: json, body: '{"errors":"x"}'}],
  [
    'redirects elsewhere',
    {kind: 'answer', status: 302, headers: {location: 'http://localhost:9/'}},
  ],
  ['throttles', {kind: 'graphql', messages: ['Throttled']}],
  ['sends half a page of products', {kind: 'half-page'}],
];

const checkout: ReadonlyArray<[name: string, fault: FaultInput]> = [
  ['hangs', {kind: 'slow', delayMs: 30_000, operation: 'cartCreate'}],
  ['answers 500', {kind: 'http', status: 500, operation: 'cartCreate'}],
  ['answers 430, security', {kind: 'http', status: 430, operation: 'cartCreate'}],
  ['is refused', {kind: 'cart-user-errors', messages: ['No.'], operation: 'cartCreate'}],
  ['comes without an address', {kind: 'no-checkout-url', operation: 'cartCreate'}],
  ['is cut after success', {kind: 'truncated', operation: 'cartCreate'}],
];

const others = JSON.stringify({results: [{variantId: MERCHANDISE, success: true}]});

export const upstreamRows: readonly FaultRow[] = [
  ...upstream.map(([name, fault]) => ({name: `catalogue ${name}`, act: acts.category, fault})),
  {
    name: 'catalogue is slow',
    act: acts.category,
    fault: {kind: 'slow', delayMs: 2000},
    duringFault: ({shop}) => expect(shop.skeletons.first()).toBeVisible(),
    afterFault: overcome,
  },
  {
    name: 'catalogue has a cursor that loops',
    act: {...acts.category, open: ({shop}) => visit(shop, '/', '/faq')},
    fault: {kind: 'looping-cursor'},
    duringFault: overcome,
    afterFault: nothing,
  },
  {name: 'product answers 500', act: acts.product, fault: {kind: 'http', status: 500}},
  {name: 'product is cut in the middle', act: acts.product, fault: {kind: 'truncated'}},
  ...checkout.map(([name, fault]) => ({name: `checkout ${name}`, act: acts.checkout, fault})),
  {name: 'cart check answers 500', act: acts.drawer, fault: {kind: 'http', status: 500}},
  {name: 'cart check hangs', act: acts.drawer, fault: {kind: 'slow', delayMs: 30_000}},
  {
    name: 'price list fails after its first page',
    act: acts.list,
    fault: {kind: 'http', status: 500, operation: 'products'},
  },
  ...(
    [
      ['is down', {kind: 'http', status: 500, operation: FUNCTION}],
      ['breaks the connection off', {kind: 'disconnect', operation: FUNCTION}],
      ['answers a login page', {kind: 'answer', headers: html, body: LOGIN, operation: FUNCTION}],
    ] satisfies ReadonlyArray<[string, FaultInput]>
  ).map(([name, fault]) => ({name: `price function ${name}`, act: acts.save, fault})),
  {
    name: 'price function answers for others',
    act: acts.save,
    fault: {kind: 'answer', headers: json, body: others, operation: FUNCTION},
    duringFault: ({admin}) => expect(admin.failures).toContainText('Inget svar om det här priset.'),
  },
  {
    name: 'price function is slow',
    act: acts.save,
    fault: {kind: 'slow', delayMs: 4000, operation: FUNCTION},
    duringFault: ({admin}) => expect(admin.saveButton).toHaveText('Uppdaterar...'),
    afterFault: isSaved,
  },
  {
    name: "price function's host fails after success",
    act: acts.save,
    fault: {kind: 'relay-error', operation: FUNCTION},
    duringFault: isSaved,
    afterFault: nothing,
  },
  {
    name: 'price function is cut after success',
    act: acts.save,
    fault: {kind: 'truncated', operation: FUNCTION},
    duringFault: isSaved,
    afterFault: nothing,
  },
  {
    name: 'Admin API is down',
    act: acts.save,
    fault: {kind: 'http', status: 503, operation: 'admin:*'},
    // The function tries again for some 12 s.
    duringFault: ({admin}) => expect(admin.failures).toBeVisible({timeout: 30_000}),
  },
  {
    name: 'Admin API refuses the price',
    act: acts.save,
    fault: {kind: 'price-user-error', message: 'Locked.'},
    duringFault: ({admin}) => expect(admin.failures).toBeVisible({timeout: 15_000}),
  },
];
