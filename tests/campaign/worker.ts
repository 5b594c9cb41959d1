import {startTestShop, type TestShop} from '../e2e/fixtures/demo-shop.ts';
import {startStorefront, type Storefront} from '../e2e/fixtures/storefront.ts';
import {stopLater} from '../bench/cleanup.ts';

/** The built worker over its own demo shop, both local. */
export interface Target {
  shop: TestShop;
  storefront: Storefront;
}

/** @param inspectorPort port of the worker's inspector */
export async function startTarget(inspectorPort?: number): Promise<Target> {
  const shop = await startTestShop();
  stopLater(() => shop.close());
  const storefront = await startStorefront(shop.environment, {inspectorPort});
  stopLater(() => storefront.stop());
  return {shop, storefront};
}

/** Values that no response may contain, including the public token, which pages do not need. */
export function secretsOf({environment, functionEnvironment}: TestShop): string[] {
  const open = new Set([
    'PUBLIC_STORE_DOMAIN',
    'PUBLIC_STOREFRONT_ID',
    'PUBLIC_CHECKOUT_DOMAIN',
    'SUPABASE_URL',
    'SHOPIFY_STORE_DOMAIN',
  ]);
  return Object.entries({...environment, ...functionEnvironment})
    .filter(([name]) => !open.has(name))
    .map(([, value]) => value);
}

/** The worker's exceptions with their counts: the message of each stack in the log, without variable parts. */
export function exceptionsIn(log: string): Map<string, number> {
  const found = new Map<string, number>();
  const note = (message: string): void => {
    const what = message.replace(/(["`])[^"`]*\1/g, '"…"').slice(0, 160);
    found.set(what, (found.get(what) ?? 0) + 1);
  };
  let message = '';
  let wasFrame = false;
  for (const line of log.split('\n')) {
    const isFrame = /^\s+at \S/.test(line);
    if (/^\S*(Error|Exception)\b/.test(line)) message = line;
    if (isFrame && !wasFrame) note(message);
    wasFrame = isFrame;
    // The worker's own log lines are JSON.
    const stack = /^\{.*"stack":"((?:[^"\\]|\\.)*)/.exec(line)?.[1];
    if (stack !== undefined) note(stack.split('\\n')[0] ?? '');
  }
  return found;
}
