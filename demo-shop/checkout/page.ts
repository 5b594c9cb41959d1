import type {ShopFacts} from '../catalogues/goods.ts';
import {toTwoDecimals} from '../database/money.ts';
import type {ProductStore} from '../database/product-store.ts';
import type {CartLineRecord, CartRecord} from '../database/records.ts';
import {cartTotals} from '../storefront-api/cart-totals.ts';
import {imageUrl} from '../storefront-api/resolvers/image.ts';
import {html, type SafeHtml} from '../web/html.ts';
import {page} from '../web/page.ts';
import type {PageLanguage} from './page-language.ts';
import {texts} from './texts.ts';

export interface Checkout {
  facts: ShopFacts;
  cart: CartRecord;
  language: PageLanguage;
  products: ProductStore;
  origin: string;
  catalogueVersion: string;
}

/** A stand-in for Shopify's hosted checkout: shows the order and says that nothing is charged. */
export function checkoutPage(checkout: Checkout): Response {
  const {cart, language, facts} = checkout;
  const words = texts[language];
  const {discount, total} = cartTotals(cart, facts);
  const codes = cart.buyer.discountCodes ?? [];
  return titled(
    facts,
    language,
    words.title,
    html`<p class="note">${words.notice}</p>
      ${cart.lineList.length === 0 ? html`<p>${words.empty}</p>` : undefined}
      <ul class="lines">
        ${cart.lineList.map((line) => lineItem(line, checkout))}
      </ul>
      ${discount > 0 ? sum(words.discount, `−${shown(discount, checkout)}`) : undefined}
      ${sum(words.total, shown(total, checkout))}
      ${
        codes.length > 0
          ? html`<p class="quiet">${words.discountCodes}: ${codes.join(', ')}</p>`
          : undefined
      }
      <form method="post"><button class="main">${words.finish}</button></form>`,
  );
}

/** After the simulated order. */
export function finishedPage(language: PageLanguage, facts: ShopFacts): Response {
  const words = texts[language];
  return titled(facts, language, words.finishedTitle, html`<p>${words.finishedText}</p>`);
}

export function unknownCartPage(language: PageLanguage, facts: ShopFacts): Response {
  const words = texts[language];
  return titled(facts, language, words.unknownTitle, html`<p>${words.unknownText}</p>`, 404);
}

/** A page titled with the shop's name, if any. */
function titled(
  {name}: ShopFacts,
  language: PageLanguage,
  title: string,
  content: SafeHtml,
  status = 200,
): Response {
  return page({
    title: name ? `${title} – ${name}` : title,
    language,
    status,
    body: html`${name ? html`<p class="shop">${name}</p>` : undefined}
      <h1>${title}</h1>
      ${content}`,
  });
}

function sum(label: string, amount: string): SafeHtml {
  return html`<p class="sum"><span>${label}</span> <span class="number">${amount}</span></p>`;
}

function lineItem({variant, quantity}: CartLineRecord, checkout: Checkout): SafeHtml {
  const words = texts[checkout.language];
  const product = checkout.products.byNumber(variant.productNumber);
  const image = checkout.products.imageOfVariant(variant);
  const options = product?.variantList().length === 1 ? '' : variant.title;
  const url = image && imageUrl(image, {maxWidth: 144, maxHeight: 144, crop: 'CENTER'}, checkout);
  return html`<li>
    ${url ? html`<img src="${url}" alt="" width="144" height="144" />` : html`<span></span>`}
    <div>
      <p>${product?.title ?? variant.sku}</p>
      ${options ? html`<p class="quiet">${options}</p>` : undefined}
      <p class="quiet">${quantity === 0 ? words.soldOut : `${words.quantity}: ${quantity}`}</p>
    </div>
    <p class="number">${shown(variant.priceInOre * quantity, checkout)}</p>
  </li>`;
}

/** @param hundredths the amount in öre, cents or the like */
function shown(hundredths: number, {facts: {currency}, language}: Checkout): string {
  const decimal = toTwoDecimals(hundredths);
  if (currency === 'SEK') return `${decimal} SEK`;
  return new Intl.NumberFormat(language, {style: 'currency', currency}).format(Number(decimal));
}
