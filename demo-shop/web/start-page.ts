import {STOREFRONT_VERSIONS} from '../storefront-api/versions.ts';
import {html} from './html.ts';
import {page} from './page.ts';

/** `/`: an overview of the demo shop. */
export function startPage(name: string, origin: string, token: string): Response {
  return page({
    title: [name, 'demo shop'].filter(Boolean).join(' – '),
    language: 'en',
    body: html`<h1>${[name, 'demo shop'].filter(Boolean).join(' – ')}</h1>
      <p>The shop behind the storefront while no real one is configured.</p>
      <h2>Storefront API</h2>
      ${STOREFRONT_VERSIONS.map(
        (version) => html`<p><code>POST ${origin}/api/${version}/graphql.json</code></p>`,
      )}
      <p><code>X-Shopify-Storefront-Access-Token: ${token}</code></p>
      <h2>Faults</h2>
      <p><a href="/faults">Make the shop fail on demand</a></p>`,
  });
}
