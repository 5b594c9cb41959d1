import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {html, SafeHtml} from './html.ts';

const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  ),
  'base64',
);

/** The demo shop's own pages, from 320 px upwards. */
const STYLE = `
  @font-face { font-family: 'Hanken Grotesk'; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) format('woff2'); }
  :root { color-scheme: light; --paper: #f6f4f0; --ink: #16181a; --hairline: #d8d3c9; --quiet: #5b5850; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 'Hanken Grotesk', system-ui, sans-serif; }
  main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: break-word; }
  h1 { font-size: 1.5rem; font-weight: 600; margin: 0 0 1rem; }
  h2 { font-size: 1rem; font-weight: 600; margin: 2rem 0 0.5rem; }
  a { color: inherit; }
  code { font-size: 0.875rem; }
  button { font: inherit; color: inherit; background: none; border: 1px solid var(--ink); padding: 0.5rem 1rem; cursor: pointer; }
  button:hover, .main { background: var(--ink); color: var(--paper); }
  .main { width: 100%; margin-top: 1.5rem; padding: 0.75rem 1rem; }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
  .quiet { color: var(--quiet); font-size: 0.875rem; }
  .buttons { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .note { border: 1px solid var(--hairline); padding: 0.75rem 1rem; }
  .lines { list-style: none; padding: 0; margin: 2rem 0 0; }
  .shop { font-size: 1.5rem; font-weight: 500; letter-spacing: -0.02em; margin: 0 0 2rem; }
  .lines li { display: grid; grid-template-columns: 4.5rem 1fr auto; gap: 1rem; padding: 1rem 0; border-top: 1px solid var(--hairline); }
  .lines img { width: 4.5rem; height: 4.5rem; object-fit: cover; background: var(--hairline); }
  .lines p { margin: 0; }
  .sum { display: flex; justify-content: space-between; gap: 1rem; padding: 1rem 0; border-block: 1px solid var(--hairline); font-weight: 600; margin: 0; }
  .number { font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

export interface Page {
  title: string;
  language: 'en' | 'sv';
  body: SafeHtml;
  status?: number;
}

export function page({title, language, body, status = 200}: Page): Response {
  const {markup} = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      <link rel="icon" href="data:," />
      <style>
        ${new SafeHtml(STYLE)}
      </style>
    </head>
    <body>
      <main>${body}</main>
    </body>
  </html>`;
  return new Response(`<!doctype html>\n${markup}\n`, {
    status,
    headers: {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'},
  });
}
