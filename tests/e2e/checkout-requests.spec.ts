import {post} from './fixtures/post.ts';
import {expect, test} from './fixtures/test.ts';

test.describe('checkout requests made without the page', {tag: '@once'}, () => {
  const id = 'gid://shopify/ProductVariant/1';
  const refused: ReadonlyArray<{what: string; status: number; init: RequestInit}> = [
    {what: 'GET', status: 405, init: {method: 'GET'}},
    {what: 'PUT', status: 405, init: {method: 'PUT', body: '{}'}},
    {what: 'DELETE', status: 405, init: {method: 'DELETE'}},
    {what: 'invalid JSON', status: 400, init: {...post(''), body: 'lines'}},
    {what: 'an empty body', status: 400, init: {...post(''), body: ''}},
    {what: 'null', status: 400, init: post(null)},
    {what: 'plain text', status: 415, init: {method: 'POST', body: '{}'}},
    {what: 'a form', status: 415, init: {method: 'POST', body: new URLSearchParams({lines: ''})}},
    {what: 'a cross-site request', status: 403, init: post({lines: []}, 'https://evil.example')},
    {what: 'no lines', status: 400, init: post({lines: []})},
    {what: 'a foreign id', status: 400, init: post({lines: [{merchandiseId: 'x', quantity: 1}]})},
    {what: 'quantity 0', status: 400, init: post({lines: [{merchandiseId: id, quantity: 0}]})},
    {what: 'quantity 100', status: 400, init: post({lines: [{merchandiseId: id, quantity: 100}]})},
    {what: 'quantity 0.5', status: 400, init: post({lines: [{merchandiseId: id, quantity: 0.5}]})},
    {what: 'an oversized body', status: 413, init: {...post(''), body: ' '.repeat(200_000)}},
  ];

  for (const {what, status, init} of refused) {
    test(`§5 the checkout refuses ${what} with ${status} and a message`, async ({storefront}) => {
      const response = await fetch(`${storefront.origin}/resources/checkout`, init);
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({
        error: expect.stringMatching(/^[A-Z].*\.$/) as unknown,
      });
    });
  }
});
