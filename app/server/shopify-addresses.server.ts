import {handlePath} from './addresses.server';

const PRODUCT = /^\/(?:collections\/[^/]+\/)?products\/([^/]+)$/i;
const COLLECTION = /^\/collections\/([^/]+)$/i;

/** Where this shop has what Shopify's shops have at their policies, pages and cart. */
const fixed: ReadonlyMap<string, string> = new Map([
  // The cart button opens its drawer where the address says so.
  ['/cart', '/#cart'],
  ['/collections', '/#collections'],
  ['/policies/privacy-policy', '/privacy'],
  ['/policies/refund-policy', '/returns'],
  ['/policies/shipping-policy', '/terms#delivery'],
  ['/policies/terms-of-service', '/terms'],
  ['/policies/legal-notice', '/contact#company'],
  ['/policies/contact-information', '/contact'],
  ['/policies/subscription-policy', '/terms'],
  ['/pages/about', '/about'],
  ['/pages/about-us', '/about'],
  ['/pages/contact', '/contact'],
  ['/pages/contact-us', '/contact'],
  ['/pages/faq', '/faq'],
]);

/** Where this shop has what shops on Shopify have at an address; undefined if nowhere. */
export function addressHere(pathname: string): string | undefined {
  const [, product] = PRODUCT.exec(pathname) ?? [];
  if (product) return handlePath('product', product);
  const [, collection] = COLLECTION.exec(pathname) ?? [];
  if (collection) return handlePath('category', collection);
  return fixed.get(pathname.toLowerCase());
}

/** Shopify's own path for an address of this shop, as in its redirect of a renamed product. */
export function addressAtShopify(pathname: string): string {
  return pathname.replace(/^\/product\//, '/products/').replace(/^\/category\//, '/collections/');
}
