import {toTwoDecimals} from '../database/money.ts';
import type {ProductStore} from '../database/product-store.ts';
import type {CartLineRecord, CartRecord} from '../database/records.ts';
import {cartTotal} from '../storefront-api/resolvers/cart.ts';
import {imageOfVariant, imageUrl} from '../storefront-api/resolvers/image.ts';
import {SHOP_NAME} from '../storefront-api/shop-facts.ts';
import {html, type SafeHtml} from '../web/html.ts';
import {page} from '../web/page.ts';
import type {PageLanguage} from './page-language.ts';
import {texts} from './texts.ts';

export interface Checkout {
  cart: CartRecord;
  language: PageLanguage;
  /** The `channel` parameter that the storefront adds to the address. */
  channel: string | null;
  products: ProductStore;
  origin: string;
  catalogueVersion: string;
}

/** What stands in for Shopify's hosted checkout: shows what would be bought and says that nothing is. */
export function checkoutPage(checkout: Checkout): Response {
  const {cart, language, channel} = checkout;
  const words = texts[language];
  return page({
    title: `${words.title} – ${SHOP_NAME}`,
    language,
    body: html`<p>${SHOP_NAME}</p>
      <h1>${words.title}</h1>
      <p class="note">${words.notice}</p>
      ${cart.lineList.length === 0 ? html`<p>${words.empty}</p>` : undefined}
      <ul class="lines">
        ${cart.lineList.map((line) => lineItem(line, checkout))}
      </ul>
      <p class="sum">
        <span>${words.total}</span> <span class="number">${kronor(cartTotal(cart))}</span>
      </p>
      ${channel ? html`<p class="quiet">${words.channel}: ${channel}</p>` : undefined}`,
  });
}

export function unknownCartPage(language: PageLanguage): Response {
  const words = texts[language];
  return page({
    title: `${words.unknownTitle} – ${SHOP_NAME}`,
    language,
    status: 404,
    body: html`<p>${SHOP_NAME}</p>
      <h1>${words.unknownTitle}</h1>
      <p>${words.unknownText}</p>`,
  });
}

function lineItem({variant, quantity}: CartLineRecord, checkout: Checkout): SafeHtml {
  const words = texts[checkout.language];
  const product = checkout.products.byNumber(variant.productNumber);
  const image = imageOfVariant(variant, checkout.products);
  const options = product?.variantList().length === 1 ? '' : variant.title;
  const url = image && imageUrl(image, {maxWidth: 128, maxHeight: 160, crop: 'CENTER'}, checkout);
  return html`<li>
    ${url ? html`<img src="${url}" alt="" width="128" height="160" />` : html`<span></span>`}
    <div>
      <p>${product?.title ?? variant.sku}</p>
      ${options ? html`<p class="quiet">${options}</p>` : undefined}
      <p class="quiet">${quantity === 0 ? words.soldOut : `${words.quantity}: ${quantity}`}</p>
    </div>
    <p class="number">${kronor(variant.priceInOre * quantity)}</p>
  </li>`;
}

/** @param ore the amount in öre */
function kronor(ore: number): string {
  return `${toTwoDecimals(ore)} SEK`;
}
