import {matchesCategory} from '~/catalogue/categories';
import {counted, listed, verb, type Finding} from '../finding.ts';
import type {Shop} from '../read-shop.ts';

interface Lists {
  /** The vendors of the products that app/shop describes. */
  vendors: readonly string[];
  categories: ReadonlyArray<{handle: string; inMenu: boolean}>;
  /** Handles with special treatment in app/shop. */
  exceptions: readonly string[];
}

/** Checks that the shop sells the products that app/shop describes, and that its collections contain them. */
export function checkGoods(
  {products}: Pick<Shop, 'products'>,
  {vendors, categories, exceptions}: Lists,
): Finding[] {
  if (products.length === 0) return [emptyCatalogue()];
  const handles = new Set(products.map(({handle}) => handle));
  return [
    ...checkVendors(products, vendors),
    ...checkCategories(products, categories),
    ...aboutMissing(exceptions.filter((handle) => !handles.has(handle))),
  ];
}

function emptyCatalogue(): Finding {
  return {
    code: 'empty-catalogue',
    severity: 'misleads a customer',
    variable: 'PUBLIC_STOREFRONT_API_TOKEN',
    sentence:
      'The shop shows no product to PUBLIC_STOREFRONT_API_TOKEN: publish the products to this sales channel (Shopify admin › Products › Publishing), or take the token of the channel that they are published to.',
  };
}

function checkVendors(products: Shop['products'], vendors: readonly string[]): Finding[] {
  const others = products.filter(({vendor}) => !vendors.includes(vendor));
  if (others.length === 0) return [];
  const names = [...new Set(others.map(({vendor}) => vendor))];
  const file = 'app/shop/vendors.ts';
  if (others.length === products.length)
    return [
      {
        code: 'goods-of-nobody',
        severity: 'misleads a customer',
        file,
        sentence: `app/shop speaks of goods that this shop does not sell: ${file} names ${vendors.length > 0 ? listed(vendors) : 'no vendor'}, the products are of ${listed(names)}. Put this shop’s own words and pictures into app/shop, then into that file the vendors whose goods it makes itself.`,
        details: names,
      },
    ];
  return [
    {
      code: 'goods-of-others',
      severity: 'worth knowing',
      file,
      sentence: `${counted(others.length, 'product')} of ${listed(names)} ${verb(others.length, 'is', 'are')} shown without the texts and claims of app/shop, as ${file} does not name the vendor.`,
      details: others.map(({handle}) => handle),
    },
  ];
}

function checkCategories(products: Shop['products'], categories: Lists['categories']): Finding[] {
  const file = 'app/shop/categories.ts';
  const empty = categories.filter(
    ({handle}) => !products.some((product) => matchesCategory(product, handle)),
  );
  const inNone = products.filter(
    (product) => !categories.some(({handle}) => matchesCategory(product, handle)),
  );
  const findings: Finding[] = [];
  if (empty.length > 0) {
    const handles = empty.map(({handle}) => handle);
    const links = empty.some(({inMenu}) => inMenu) ? ', but the menu may link there' : '';
    findings.push({
      code: 'empty-collections',
      severity: 'worth knowing',
      file,
      sentence: `${counted(empty.length, 'collection')} of ${file} ${verb(empty.length, 'has', 'have')} no product${links}: ${listed(handles)}.`,
      details: handles,
    });
  }
  if (inNone.length > 0) {
    const handles = inNone.map(({handle}) => handle);
    findings.push({
      code: 'products-in-no-collection',
      severity: 'worth knowing',
      file,
      sentence: `${counted(inNone.length, 'product')} ${verb(inNone.length, 'belongs', 'belong')} to no collection of ${file} and ${verb(inNone.length, 'is', 'are')} found only among all products: ${listed(handles)}.`,
      details: handles,
    });
  }
  return findings;
}

function aboutMissing(handles: readonly string[]): Finding[] {
  if (handles.length === 0) return [];
  const file = 'app/shop/exceptions.ts';
  return [
    {
      code: 'exceptions-unknown',
      severity: 'worth knowing',
      file,
      sentence: `${file} names products that the shop does not show: ${listed(handles)}.`,
      details: handles,
    },
  ];
}
