import {catalogue, productOf, titleOf} from '../fixtures/goods.ts';

type Variant = (typeof skarv.variants)[number];

/** The products and variants that the admin tests change. */
export const skarv = productOf('skarv-carbon-fiber-sunglasses');
export const [black, mirror, red] = skarv.variants as readonly Variant[] as [
  Variant,
  Variant,
  Variant,
];
export const skarvTitle = titleOf(skarv, 'sv');

export const FUNCTION = 'functions:update-shopify-prices';

export const variantsOf = (products: readonly (typeof skarv)[]) =>
  products.flatMap(({variants}) => [...variants]);

export const everyVariant = variantsOf(catalogue);
