import {gzipSync} from 'node:zlib';
import type {Browser, Response} from 'playwright';

/** A current phone: 390 × 844 CSS px at three device px each. */
const PHONE = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

export type Kind = 'script' | 'css' | 'font' | 'image' | 'html' | 'other';

export interface PageWeight {
  /** Bytes of all scripts, each compressed by `gzip -9`. */
  scriptGzip: number;
  requests: Record<Kind, number>;
  /** Transferred bytes of the bodies. */
  transferred: Record<Kind, number>;
  /** The ten largest files besides the document: URL and transferred bytes. */
  heaviest: {url: string; bytes: number}[];
}

/** Opens a page with an empty cache and weighs its requests until the network is idle. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, {waitUntil: 'networkidle'});

  const weight: PageWeight = {
    scriptGzip: 0,
    requests: zeros(),
    transferred: zeros(),
    heaviest: [],
  };
  for (const response of responses) {
    const kind = kindOf(response);
    const {responseBodySize} = await response.request().sizes();
    weight.requests[kind] += 1;
    weight.transferred[kind] += responseBodySize;
    if (kind === 'script') {
      weight.scriptGzip += gzipSync(await response.body(), {level: 9}).length;
    }
    if (kind !== 'html') weight.heaviest.push({url: response.url(), bytes: responseBodySize});
  }
  weight.heaviest = weight.heaviest.sort((a, b) => b.bytes - a.bytes).slice(0, 10);
  await context.close();
  return weight;
}

function kindOf(response: Response): Kind {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'script';
  if (type.startsWith('text/css')) return 'css';
  if (type.startsWith('font/')) return 'font';
  if (type.startsWith('image/')) return 'image';
  if (type.startsWith('text/html')) return 'html';
  return 'other';
}

function zeros(): Record<Kind, number> {
  return {script: 0, css: 0, font: 0, image: 0, html: 0, other: 0};
}
