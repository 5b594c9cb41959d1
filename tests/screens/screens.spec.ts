import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {test as base} from '../e2e/fixtures/admin.ts';
import {startTestShop} from '../e2e/fixtures/demo-shop.ts';
import {languages} from '../e2e/fixtures/words.ts';
import {photograph} from './photograph.ts';
import {states} from './states.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Viewports in px: a phone, a tablet, a laptop and a desktop. */
const windows = [
  {width: 360, height: 780},
  {width: 768, height: 1024},
  {width: 1280, height: 800},
  {width: 1680, height: 1050},
];

/** Words of the command line; words of one kind are alternatives, different kinds combine. */
const words = (process.env.SCREENS ?? '').split(' ').filter(Boolean);

const test = base.extend({
  // Reuses the pictures that an earlier run has resized and encoded.
  demoShop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures asked for off the pattern
    async ({}, use) => {
      const pictureCache = path.join(ROOT, 'demo-shop/.data/pictures');
      const demoShop = await startTestShop({pictureCache});
      await use(demoShop);
      await demoShop.close();
    },
    {scope: 'worker'},
  ],
});

test.use({realPictures: true});

for (const language of languages) {
  for (const viewport of windows) {
    const {width} = viewport;
    if (!asked(/^\d+$/, (word) => word === String(width))) continue;
    if (!asked(/^(sv|en)$/, (word) => word === language)) continue;
    for (const [name, state] of Object.entries(states)) {
      if (!asked(/^(?!\d+$|sv$|en$)/, (word) => name === word || name.startsWith(`${word}-`)))
        continue;
      if (state.at?.(width) === false || (state.swedishOnly && language !== 'sv')) continue;
      const file = `${name}-${language}-${width}.jpg`;
      test.describe(file, () => {
        const deviceScaleFactor = width < 768 ? 2 : 1;
        test.use({
          language,
          viewport,
          deviceScaleFactor,
          fresh: state.fresh === true || state.fault !== undefined,
        });

        test('takes a screenshot', async ({admin, baseURL, cart, demoShop, problems, shop}) => {
          problems.allowStatus(404);
          problems.allowStatus(503);
          problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
          if (state.fault) demoShop.faults.set(state.fault);
          const visit = {admin, cart, demoShop, shop, width, origin: baseURL ?? ''};
          const page = (await state.open(visit)) ?? shop.page;
          await photograph(page, path.join(ROOT, 'screens', file), !state.windowOnly);
        });
      });
    }
  }
}

/** Whether a word of this kind matches, or there is none of this kind. */
function asked(kind: RegExp, holds: (word: string) => boolean): boolean {
  const ofKind = words.filter((word) => kind.test(word));
  return ofKind.length === 0 || ofKind.some(holds);
}
