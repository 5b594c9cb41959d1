import {stopAll} from '../bench/cleanup.ts';
import {fuzz} from '../campaign/fuzz.ts';
import {load} from '../campaign/load.ts';
import {expect, test} from './fixtures/test.ts';

/** A fixed seed repeats the same requests; `npm run campaign` sends a hundred times as many at random. */
const SEED = 10;

test.describe('the campaign in short', {tag: '@once'}, () => {
  test.afterEach(stopAll);

  test.describe('with a storefront of its own', () => {
    test.use({fresh: true});

    test('300 random requests cause no error, no leak and no open redirect', async ({
      demoShop,
      storefront,
    }) => {
      const {failures} = await fuzz({shop: demoShop, storefront}, {inputs: 300, seed: SEED});
      expect(failures).toEqual([]);
    });
  });

  test('300 concurrent visitors each get their own language and nonce', async () => {
    const {failures} = await load(300);
    // A busy machine may delay a response; only the full campaign counts that.
    expect(failures.filter((failure) => !failure.includes('no answer'))).toEqual([]);
  });
});
