import {parse, type HTMLElement} from 'node-html-parser';
import {catalogue} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

interface Answer {
  status: number;
  /** Of HTML pages. */
  document?: HTMLElement;
}

/** How many answers are waited for at a time. */
const AT_A_TIME = 8;

/**
 * Follows every link of a shop as the server's HTML has it, from the front page and the sitemap on.
 *
 * @returns what is wrong, a line each, and how many pages were read
 */
async function followLinks(origin: string, pictures: string, language: string) {
  const answers = new Map<string, Promise<Answer>>();
  const faults = new Set<string>();
  const waiting: string[] = [];
  let pages = 0;

  function ask(address: string): Promise<Answer> {
    const known = answers.get(address);
    if (known) return known;
    const answer = answerOf(address, language);
    answers.set(address, answer);
    waiting.push(address);
    return answer;
  }

  async function read(address: string): Promise<void> {
    const {status, document} = await ask(address);
    if (status !== 200) faults.add(`${address} answers ${status}`);
    if (!document) return;
    pages += 1;
    const page = new URL(address);
    for (const target of targetsOf(document)) {
      const url = new URL(target, page);
      if (url.origin === pictures) {
        // Any size will do, and a small one is soon made.
        url.search = '?width=16';
        void ask(url.href);
      } else if (url.origin === origin) {
        const {hash} = url;
        url.hash = '';
        const there = await ask(url.href);
        if (hash && !there.document?.getElementById(decodeURIComponent(hash.slice(1)))) {
          faults.add(`${page.pathname} links to ${url.pathname}${hash}, which is not there`);
        }
      } else if (!['https:', 'mailto:', 'tel:', 'data:'].includes(url.protocol)) {
        faults.add(`${page.pathname} links to ${url.href}`);
      }
    }
  }

  void ask(`${origin}/`);
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]*)/g)) {
    if (address.startsWith(`${origin}/`)) void ask(address);
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_A_TIME).map(read));
  return {pages, faults: [...faults]};
}

async function answerOf(address: string, language: string): Promise<Answer> {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: {cookie: `language=${language}`},
  });
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  const text = isPage ? await response.text() : await response.arrayBuffer().then(() => '');
  return {status: response.status, ...(isPage && {document: parse(text)})};
}

/** Whatever a page names: other pages, pictures in every size, styles, scripts. */
function targetsOf(document: HTMLElement): string[] {
  const values = (selector: string, attribute: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');
  const sets = [...values('[srcset]', 'srcset'), ...values('link[imagesrcset]', 'imagesrcset')];
  return [
    ...values('a[href]', 'href'),
    ...values('link[href]', 'href'),
    ...values('[src]', 'src'),
    ...sets.flatMap((set) => set.split(/,\s+/).map((entry) => entry.trim().split(/\s/)[0] ?? '')),
  ].filter((target) => target !== '');
}

test.describe('the links of the whole shop', {tag: '@once'}, () => {
  for (const language of languages) {
    test(`§2 lead somewhere, without a detour, in ${language}`, async ({demoShop, storefront}) => {
      test.slow();
      const {faults, pages} = await followLinks(storefront.origin, demoShop.origin, language);
      expect(faults).toEqual([]);
      expect(pages).toBeGreaterThan(catalogue.length + 15);
    });
  }
});
