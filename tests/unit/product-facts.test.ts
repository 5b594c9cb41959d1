import {describe, expect, test} from 'vitest';
import {productFacts} from '../../app/routes/product/product-facts';
import {product, variant} from './support/products';

const context = {origin: 'https://shop.test', shopName: 'Shop', isOwnShop: true};
const skarv = product({
  title: {sv: 'Skarv i kolfiber', en: 'Fibrous Skarv'},
  variants: [
    variant({
      title: 'Black / Blue mirror',
      selectedOptions: [
        {name: 'Color', value: 'Black', label: {sv: 'Svart', en: 'Black'}},
        {name: 'Lens', value: 'Blue mirror', label: {sv: 'Blåspegel', en: 'Blue mirror'}},
      ],
    }),
    variant({title: 'Default Title', selectedOptions: []}),
  ],
});

describe('§3 a product’s structured data', () => {
  test.each([
    ['sv', ['Skarv i kolfiber, Svart, Blåspegel', 'Skarv i kolfiber']],
    ['en', ['Fibrous Skarv, Black, Blue mirror', 'Fibrous Skarv']],
  ] as const)('§3 names its variants in %s', (language, names) => {
    const [group] = productFacts({...context, language}, skarv, 'Home');
    expect(group).toMatchObject({hasVariant: names.map((name) => ({name}))});
  });

  test('§3 gives its variants’ SKUs, or their ids without one', () => {
    const numbered = product({variants: [variant({sku: 'SKARV-BLK'}), variant()]});
    const [group] = productFacts({...context, language: 'sv'}, numbered, 'Hem');
    expect(group).toMatchObject({hasVariant: [{sku: 'SKARV-BLK'}, {sku: '1'}]});
  });

  test.each([
    [{}, 'InStock'],
    [{availableForSale: false}, 'OutOfStock'],
    [{currentlyNotInStock: true} as const, 'BackOrder'],
  ])('§3 states availability: %j is %s', (given, availability) => {
    const [group] = productFacts(
      {...context, language: 'en'},
      product({variants: [variant(given)]}),
      'Home',
    );
    expect(group).toMatchObject({
      '@type': 'Product',
      'offers': {
        url: 'https://shop.test/product/skarv?lng=en',
        availability: `https://schema.org/${availability}`,
      },
    });
  });

  test.each([
    ['1299.0', 'SEK', '1299.00'],
    ['129.0', 'EUR', '129.00'],
    ['12900.0', 'JPY', '12900'],
  ])('§3 offers %s %s in the shop’s currency', (amount, currencyCode, price) => {
    const sold = product({variants: [variant({price: {amount, currencyCode}})]});
    const [group] = productFacts({...context, language: 'sv'}, sold, 'Hem');
    expect(group).toMatchObject({offers: {price, priceCurrency: currencyCode}});
  });

  test('§3 gives each variant’s offer its own URL, and the price before a reduction', () => {
    const reduced = product({
      variants: [
        variant({
          selectedOptions: [{name: 'Color', value: 'Black', label: {sv: 'Svart', en: 'Black'}}],
          compareAtPrice: {amount: '1499.0', currencyCode: 'SEK'},
        }),
        variant({
          id: 'gid://shopify/ProductVariant/2',
          selectedOptions: [{name: 'Color', value: 'Red', label: {sv: 'Rött', en: 'Red'}}],
        }),
      ],
    });
    const [group] = productFacts({...context, language: 'sv'}, reduced, 'Hem');
    expect(group).toMatchObject({
      hasVariant: [
        {
          offers: {
            url: 'https://shop.test/product/skarv?Color=Black',
            priceSpecification: {
              priceType: 'https://schema.org/StrikethroughPrice',
              price: '1499.00',
            },
          },
        },
        {offers: {url: 'https://shop.test/product/skarv?Color=Red'}},
      ],
    });
  });

  test.each([
    ['500.0', true, true],
    ['499.0', true, false],
    ['500.0', false, false],
  ])('§9 at %s SEK, own shop %s, has free shipping: %s', (amount, isOwnShop, isIncluded) => {
    const sold = product({variants: [variant({price: {amount, currencyCode: 'SEK'}})]});
    const [fact] = productFacts({...context, isOwnShop, language: 'sv'}, sold, 'Hem');
    expect(JSON.stringify(fact).includes('shippingDetails')).toBe(isIncluded);
  });

  test('§3 has its collection in the breadcrumbs', () => {
    const [, breadcrumbs] = productFacts({...context, language: 'sv'}, skarv, 'Hem');
    expect(breadcrumbs).toMatchObject({
      itemListElement: [{name: 'Hem'}, {name: 'Kolfiber'}, {name: 'Skarv i kolfiber'}],
    });
  });

  test('§3 names the vendor as brand, if there is one', () => {
    const [branded] = productFacts({...context, language: 'sv'}, product({vendor: 'Atom'}), 'Hem');
    const [plain] = productFacts({...context, language: 'sv'}, product({vendor: ''}), 'Hem');
    expect(branded).toMatchObject({brand: {name: 'Atom'}});
    expect(plain).not.toHaveProperty('brand');
  });
});
