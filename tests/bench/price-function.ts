// Times the price function under Deno against the demo shop: node tests/bench/price-function.ts
import {startTestShop} from '../contract/demo-shop.ts';
import {startCountingProxy} from '../contract/price-function/counting-proxy.ts';
import {startDenoFunction} from '../contract/price-function/deno-function.ts';
import {largeCatalogue, variantId} from '../contract/price-function/large-catalogue.ts';

const PLENTY = {maximumAvailable: 1_000_000, restoreRate: 1_000_000};
const STANDARD = {maximumAvailable: 2000, restoreRate: 100};

const cases = [
  {what: '5 000 prices, 100 of a product, no limit', variants: 5000, of: 100, limits: PLENTY},
  {
    what: '5 000 prices, 100 of a product, standard plan',
    variants: 5000,
    of: 100,
    limits: STANDARD,
  },
  {
    what: 'the same once more at once, budget spent',
    variants: 5000,
    of: 100,
    limits: STANDARD,
    twice: true,
  },
  {what: '5 000 prices, 5 of a product, no limit', variants: 5000, of: 5, limits: PLENTY},
  {what: '250 prices, 1 of a product, standard plan', variants: 250, of: 1, limits: STANDARD},
  {
    what: 'the same once more at once, budget spent',
    variants: 250,
    of: 1,
    limits: STANDARD,
    twice: true,
  },
];

console.log('| what | seconds | requests | throttled | failed |\n| --- | --- | --- | --- | --- |');
for (const {what, variants, of, limits, twice} of cases) {
  const shop = await startTestShop({
    catalogue: largeCatalogue(variants, of),
    adminApiLimits: limits,
  });
  const proxy = await startCountingProxy(shop.origin);
  const deno = await startDenoFunction({
    ...shop.functionEnvironment,
    SHOPIFY_STORE_DOMAIN: proxy.origin,
  });
  const updates = Array.from({length: variants}, (_, index) => ({
    variantId: variantId(index),
    price: '1299.00',
  }));
  // The first call of a process includes its start.
  await deno.call(twice ? updates : updates.slice(0, 1));
  proxy.reset();
  const started = performance.now();
  const results = await deno.call(updates);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const failed = results.filter(({success}) => !success).length;
  console.log(`| ${what} | ${seconds} | ${proxy.requests} | ${proxy.throttled} | ${failed} |`);
  await deno.kill();
  await proxy.close();
  await shop.stop();
}
