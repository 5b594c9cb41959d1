import {RouterContextProvider} from 'react-router';
import {vi} from 'vitest';
import {storefrontApiContext} from '../../../app/server/context.server';
import type {StorefrontApi} from '../../../app/server/storefront-api.server';
import {SHOP_QUERY} from '../../../app/catalogue/queries';

type Variables = Readonly<Record<string, unknown>>;
export type Answer = (variables: Variables, document: string) => unknown;

interface Route {
  action: (args: never) => Promise<Response>;
}

const shopAnswer = (languages: readonly string[]) => ({
  shop: {name: 'Shop', paymentSettings: {currencyCode: 'SEK'}},
  localization: {
    language: {isoCode: 'EN'},
    availableLanguages: languages.map((isoCode) => ({isoCode})),
  },
});

interface Given {
  /** The shop's response; by default an empty one. */
  answer?: Answer;
  /** The shop's published languages, English first. */
  languages?: readonly string[];
  method?: string;
}

/** An action's response to a body, and its queries without those of every page. */
export async function post(
  {action}: Route,
  body: unknown,
  {answer = () => ({}), languages = ['EN'], method = 'POST'}: Given = {},
) {
  const request = vi.fn((document: string, variables: Variables) =>
    Promise.resolve().then(() =>
      document === SHOP_QUERY ? shopAnswer(languages) : answer(variables, document),
    ),
  );
  const cached = (_key: unknown, load: () => unknown) => load();
  const context = new RouterContextProvider();
  context.set(storefrontApiContext, {
    request,
    cached,
    remainingMs: () => 9_000,
  } as unknown as StorefrontApi);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const args = {
    context,
    params: {},
    request: new Request('https://shop.test/', {
      method,
      headers: {'Content-Type': 'application/json', 'Origin': 'https://shop.test'},
      ...(method !== 'GET' && {body: text}),
    }),
  };
  const response = await action(args as never).catch((thrown: unknown) => thrown as Response);
  const json: unknown = await response.json();
  // Without the timeout, which depends on the clock.
  const asked = request.mock.calls
    .filter(([document]) => document !== SHOP_QUERY)
    .map(([document, variables]) => [document, variables] as const);
  return {status: response.status, json, asked};
}
