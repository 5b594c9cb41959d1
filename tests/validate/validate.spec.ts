import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from '../e2e/fixtures/admin.ts';
import {axeViolations} from '../e2e/fixtures/axe.ts';
import {htmlFaults} from '../e2e/fixtures/html.ts';
import {languages} from '../e2e/fixtures/words.ts';
import {states} from '../screens/states.ts';
import {equalAccessFaults} from './equal-access.ts';

const RESULTS = process.env.VALIDATE_RESULTS ?? '';
const words = (process.env.VALIDATE ?? '').split(' ').filter(Boolean);

const windows = [
  {width: 360, height: 780},
  {width: 1280, height: 800},
];

for (const language of languages) {
  for (const viewport of windows) {
    for (const [name, state] of Object.entries(states)) {
      const {width} = viewport;
      const isAsked = words.length === 0 || words.some((word) => name.startsWith(word));
      if (!isAsked || state.at?.(width) === false || name.endsWith('-print')) continue;
      if (state.swedishOnly && language !== 'sv') continue;
      // The checkout page is not part of the storefront.
      if (name === 'checkout') continue;
      const title = `${name}-${language}-${width}`;
      test.describe(title, () => {
        test.use({
          language,
          viewport,
          fresh: state.fresh === true || state.fault !== undefined,
        });

        test('collects the findings of the validators', async ({
          admin,
          baseURL,
          cart,
          demoShop,
          problems,
          shop,
        }) => {
          problems.allowStatus(404);
          problems.allowStatus(503);
          problems.allow(/./);
          if (state.fault) demoShop.faults.set(state.fault);
          const visit = {admin, cart, demoShop, shop, width, origin: baseURL ?? ''};
          const page = (await state.open(visit)) ?? shop.page;
          // Without Sonner's stylesheet, which is not the shop's markup.
          const shown = (await page.content()).replaceAll(/<style[\s\S]*?<\/style>/g, '');
          writeFileSync(path.join(RESULTS, `${title}.html`), shown);
          const findings = {
            'html-validate': await htmlFaults(shown),
            'axe': (await axeViolations(page)).map((line) => {
              const [message = '', where = ''] = line.split(': ');
              return {message, where};
            }),
            'IBM Equal Access': await equalAccessFaults(page),
          };
          // Also the server's HTML, if it differs.
          if (name !== 'offline' && width === 360 && !state.fault && !state.fresh) {
            const sent = await (await page.request.get(page.url())).text();
            writeFileSync(path.join(RESULTS, `${title}-sent.html`), sent);
            findings['html-validate'].push(...(await htmlFaults(sent)));
          }
          writeFileSync(
            path.join(RESULTS, `${title}.json`),
            JSON.stringify(
              Object.entries(findings).flatMap(([validator, messages]) =>
                messages.map(({message, where}) => ({validator, state: title, message, where})),
              ),
            ),
          );
        });
      });
    }
  }
}
