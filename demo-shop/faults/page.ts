import type {FaultInput} from './fault.ts';
import type {FaultSwitch} from './fault-switch.ts';
import {html, type SafeHtml} from '../web/html.ts';
import {page} from '../web/page.ts';

const SAMPLES: ReadonlyArray<{label: string; fault: FaultInput}> = [
  {label: 'No active plan (402)', fault: {kind: 'http', status: 402}},
  {label: 'Security rejection (430)', fault: {kind: 'http', status: 430}},
  {label: 'Server error (500)', fault: {kind: 'http', status: 500}},
  {label: 'Products fail (500)', fault: {kind: 'http', status: 500, operation: 'products'}},
  {
    label: 'Two GraphQL errors',
    fault: {kind: 'graphql', messages: ['Field is out of order', 'Try again later']},
  },
  {label: 'Throttled', fault: {kind: 'graphql', messages: ['Throttled']}},
  {label: 'Answer cut off', fault: {kind: 'truncated'}},
  {
    label: 'A login page instead',
    fault: {kind: 'answer', headers: {'content-type': 'text/html'}, body: '<h1>Log in</h1>'},
  },
  {label: 'Every second product is missing', fault: {kind: 'half-page'}},
  {label: 'The next page never ends', fault: {kind: 'looping-cursor'}},
  {label: 'Slow by 5 s', fault: {kind: 'slow', delayMs: 5000}},
  {label: 'Connection breaks', fault: {kind: 'disconnect'}},
  {
    label: 'Cart is refused',
    fault: {kind: 'cart-user-errors', messages: ['The cart cannot be made.']},
  },
  {label: 'No checkout address', fault: {kind: 'no-checkout-url'}},
  {
    label: 'Price function fails (500)',
    fault: {kind: 'http', status: 500, operation: 'functions:update-shopify-prices'},
  },
  {
    label: 'Prices are refused',
    fault: {kind: 'price-user-error', message: 'The price cannot be changed.'},
  },
  {
    label: 'Admin API throttles',
    fault: {kind: 'small-bucket', maximumAvailable: 70, restoreRate: 20},
  },
];

/** Buttons for every kind of fault. */
export function faultsPage(faults: FaultSwitch): Response {
  return page({
    title: 'Faults on demand',
    language: 'en',
    body: html`<h1>Faults on demand</h1>
      <p>A fault lasts until it is cleared or the demo shop stops.</p>
      <h2>Switched on</h2>
      ${faults.any ? list(faults) : html`<p>None: the shop answers as it should.</p>`}
      <p><button type="button" data-method="DELETE">Clear all</button></p>
      <h2>Switch on</h2>
      <ul class="buttons">
        ${SAMPLES.map(button)}
      </ul>
      <p><a href="/">The demo shop</a></p>
      <script>
        document.addEventListener('click', async ({target}) => {
          const button = target.closest('button');
          if (!button) return;
          const {method, fault} = button.dataset;
          await fetch('/faults', {
            method,
            body: fault,
            headers: {'content-type': 'application/json'},
          });
          location.reload();
        });
      </script>`,
  });
}

function list(faults: FaultSwitch): SafeHtml {
  return html`<ul>
    ${faults.list().map((fault) => html`<li><code>${JSON.stringify(fault)}</code></li>`)}
  </ul>`;
}

function button({label, fault}: (typeof SAMPLES)[number]): SafeHtml {
  return html`<li>
    <button type="button" data-method="PUT" data-fault="${JSON.stringify(fault)}">${label}</button>
  </li>`;
}
