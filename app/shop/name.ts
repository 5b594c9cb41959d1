/**
 * The shop that the words, promises, pages and pictures of this folder are about, by its name in Shopify. Connected to
 * a shop of another name, the storefront says none of them: only what that shop says of itself.
 */
export const ownShopName = 'Västerljus';
