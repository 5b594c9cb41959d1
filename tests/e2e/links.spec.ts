import {followLinks} from './fixtures/follow-links.ts';
import {catalogue} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

test.describe('links of the whole shop', {tag: '@once'}, () => {
  for (const language of languages) {
    test(`§2 resolve without a redirect in ${language}`, async ({demoShop, storefront}) => {
      test.slow();
      const {faults, pages} = await followLinks(storefront.origin, demoShop.origin, language);
      expect(faults).toEqual([]);
      expect(pages.size).toBeGreaterThan(catalogue.length + 15);
    });
  }
});
