import type {Product, ProductImage, ProductOption, Variant} from '../../../app/catalogue/product';

export function picture(name: string): ProductImage {
  return {url: `https://cdn.test/${name}.jpg`, altText: name, width: 800, height: 1000};
}

export function variant(given: Partial<Variant> = {}): Variant {
  return {
    id: 'gid://shopify/ProductVariant/1',
    title: 'Black',
    price: {amount: '1299.0', currencyCode: 'SEK'},
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
    vendor: 'Västerljus',
    productType: '',
    options: [],
    variants: [variant()],
    images: [picture('one'), picture('two')],
    minPrice: {amount: '1299.0', currencyCode: 'SEK'},
    ...given,
  };
}

export function option(name: string, ...values: readonly string[]): ProductOption {
  const label = (text: string) => ({sv: text, en: text});
  return {
    name,
    label: label(name),
    values: values.map((value) => ({name: value, label: label(value)})),
  };
}
