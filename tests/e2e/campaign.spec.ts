import {stopAll} from '../bench/cleanup.ts';
import {fuzz} from '../campaign/fuzz.ts';
import {load} from '../campaign/load.ts';
import {expect, test} from './fixtures/test.ts';

/** Always the same requests; `npm run campaign` sends a hundred times as many, and others each time. */
const SEED = 10;

test.describe('the campaign in short', {tag: '@once'}, () => {
  test.afterEach(stopAll);

  test.describe('with a storefront of its own', () => {
    test.use({fresh: true});

    test('300 random requests find no error, no leak and no way out of the shop', async ({
      demoShop,
      storefront,
    }) => {
      const {failures} = await fuzz({shop: demoShop, storefront}, {inputs: 300, seed: SEED});
      expect(failures).toEqual([]);
    });
  });

  test('300 visitors at once each read their own language, with a nonce of their own', async () => {
    const {failures} = await load(300);
    // A busy machine may keep one waiting; the campaign itself counts that.
    expect(failures.filter((failure) => !failure.includes('no answer'))).toEqual([]);
  });
});
