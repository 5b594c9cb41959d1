/**
 * The name in Shopify of the shop that this folder's texts, promises, pages and pictures are about. For a shop of
 * another name the storefront shows none of them, only that shop's own texts.
 */
export const ownShopName = 'Västerljus';

/** Drawn before the name, in a square of 24: a lens with the sea's horizon. '' for none. */
export const mark = 'M2 14h20M5 19h14M12 2a10 10 0 1 0 .1 0';
