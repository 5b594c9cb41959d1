import type {Product, ProductImage, Variant} from '../../../app/catalogue/product';

export function picture(name: string): ProductImage {
  return {url: `https://cdn.test/${name}.jpg`, altText: name, width: 800, height: 1000};
}

export function variant(given: Partial<Variant> = {}): Variant {
  return {
    id: 'gid://shopify/ProductVariant/1',
    title: 'Black',
    price: '1299.0',
    availableForSale: true,
    selectedOptions: [],
    ...given,
  };
}

export function product(given: Partial<Product> = {}): Product {
  return {
    handle: 'skarv',
    title: {sv: 'Skarv', en: 'Skarv'},
    description: {sv: '', en: ''},
    options: [],
    variants: [variant()],
    images: [picture('one'), picture('two')],
    minPrice: '1299.0',
    ...given,
  };
}
