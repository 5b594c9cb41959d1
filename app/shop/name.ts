/**
 * The name in Shopify of the shop that this folder's texts, promises, pages and pictures are about. For a shop of
 * another name the storefront shows none of them, only that shop's own texts.
 */
export const ownShopName = 'Västerljus';
