import type {ProductFieldsFragment} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/.server/storefront-api';
import {StorefrontError} from '~/.server/storefront-error';
import {toCard} from './card';
import {BESTSELLERS_SOUGHT, selectBestsellers, selectPreview} from './home-selections';
import {matchesCategory} from './categories';
import {parseAmount} from './money';
import {pictureTone} from './picture-tone.server';
import type {Product, ProductCard, ProductImage, Swatch} from './product';
import {PRODUCT_BY_HANDLE_QUERY, PRODUCTS_QUERY} from './queries';
import {swedishAltText} from './swedish/alt-texts';
import {swedishDescription, swedishTitle} from './swedish/translate-description';

/** Specification §7 and §9. */
const PAGE_SIZE = 50;
const LIST_IMAGES = 5;
const DETAIL_IMAGES = 10;

/** @throws StorefrontError */
export async function loadCategory(api: StorefrontApi, category: string): Promise<ProductCard[]> {
  const cards = await loadAllCards(api);
  return cards.filter(({handle, title}) => matchesCategory({handle, title: title.en}, category));
}

/** @throws StorefrontError */
export async function loadPreview(api: StorefrontApi) {
  return selectPreview(await loadAllCards(api));
}

/** @throws StorefrontError */
export function loadBestsellers(api: StorefrontApi): Promise<ProductCard[]> {
  return api.cached(['bestsellers'], async () => {
    const page = await loadPage(api, BESTSELLERS_SOUGHT);
    return selectBestsellers(page.products).map(toCard);
  });
}

/** @throws StorefrontError; undefined if the shop has no such product */
export function loadProduct(api: StorefrontApi, handle: string): Promise<Product | null> {
  return api.cached(['product', handle], async () => {
    const variables = {handle, images: DETAIL_IMAGES};
    const {productByHandle} = await api.request(PRODUCT_BY_HANDLE_QUERY, variables);
    return productByHandle ? withSwedishAltTexts(toProduct(productByHandle)) : null;
  });
}

/** Every product of the shop: the pages are followed to the last, so that no category is cut off. */
export function loadAllCards(api: StorefrontApi): Promise<ProductCard[]> {
  return api.cached(['cards'], async () => {
    const cards: ProductCard[] = [];
    const followed = new Set<string | null>();
    let after: string | null = null;
    do {
      // A cursor that comes again would never lead to the last page.
      if (followed.has(after)) throw new StorefrontError('The pages of products do not end');
      followed.add(after);
      const page: Page = await loadPage(api, PAGE_SIZE, after);
      cards.push(...page.products.map(toCard));
      after = page.next;
    } while (after);
    return cards;
  });
}

interface Page {
  products: Product[];
  next: string | null;
}

async function loadPage(
  api: StorefrontApi,
  first: number,
  after: string | null = null,
): Promise<Page> {
  const {products} = await api.request(PRODUCTS_QUERY, {first, after, images: LIST_IMAGES});
  const {hasNextPage, endCursor} = products.pageInfo;
  return {
    products: products.edges.map(({node}) => toProduct(node)),
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}

/** For the page that shows a product's pictures in full; on cards they stand beside its title. */
function withSwedishAltTexts(product: Product): Product {
  const images = product.images.map((image) => {
    const swedish = image.altText ? swedishAltText(product.title, image.altText) : undefined;
    return {...image, ...(swedish && {swedishAltText: swedish})};
  });
  return {...product, images};
}

function toProduct(fields: ProductFieldsFragment): Product {
  const {handle, title, description} = fields;
  const images = fields.images.nodes.map(toImage);
  return {
    handle,
    title: {en: title, sv: swedishTitle(handle, title)},
    description: {en: description, sv: swedishDescription(handle, description)},
    minPrice: fields.priceRange.minVariantPrice.amount,
    images,
    options: fields.options.map(({name, optionValues}) => {
      const swatches = optionValues.flatMap(toSwatch);
      return {
        name,
        values: optionValues.map((value) => value.name),
        ...(swatches.length > 0 && {swatches: Object.fromEntries(swatches)}),
      };
    }),
    variants: fields.variants.nodes.map((variant) => {
      const {id, sku, availableForSale, selectedOptions, price, compareAtPrice, image} = variant;
      const imageIndex = images.findIndex(({url}) => url === image?.url);
      return {
        id,
        title: variant.title,
        ...(sku && {sku}),
        availableForSale,
        selectedOptions,
        price: price.amount,
        ...(isReduced(price, compareAtPrice) && {compareAtPrice: compareAtPrice.amount}),
        ...(imageIndex >= 0 && {imageIndex}),
      };
    }),
  };
}

/** A price raised since then is no reduction, whatever price for comparison was left behind in the shop. */
function isReduced(price: Amount, compareAtPrice?: Amount | null): compareAtPrice is Amount {
  return !!compareAtPrice && parseAmount(compareAtPrice.amount) > parseAmount(price.amount);
}

interface Amount {
  amount: string;
}

function toImage(fields: ProductFieldsFragment['images']['nodes'][number]): ProductImage {
  const {url, altText, width, height, thumbhash} = fields;
  const tone = pictureTone(thumbhash);
  return {
    url,
    altText: altText ?? null,
    width: width ?? null,
    height: height ?? null,
    ...(tone && {tone}),
  };
}

/** A value and how it looks; nothing where the shop does not say. */
function toSwatch({
  name,
  swatch,
}: ProductFieldsFragment['options'][number]['optionValues'][number]): Array<[string, Swatch]> {
  const color = swatch?.color;
  const image = swatch?.image?.previewImage?.url;
  return color || image ? [[name, {...(color && {color}), ...(image && {image})}]] : [];
}
