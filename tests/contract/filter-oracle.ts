import type {Choice} from '../../app/filters/choice.ts';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import type {CatalogueProduct, CatalogueVariant} from '../../demo-shop/catalogue/types.ts';

/** A second, simple implementation of the filters as the tests' oracle. */
const tagOf = {
  'carbon-fibre': 'carbon fibre',
  'wood': 'wood',
  'titanium': 'titanium',
  'recycled-paper': 'recycled paper',
  'acetate': 'acetate',
  'polycarbonate': 'polycarbonate',
} as const;
const woods = ['walnut', 'ebony', 'maple', 'zebrano', 'juniper'];
export const materials = [...Object.keys(tagOf), ...woods];
export const shapes = ['round', 'panto', 'square', 'rectangle', 'aviator', 'cat-eye', 'oval'];
export const colours = ['black', 'red', 'blue', 'silver', 'honey', 'petrol', 'natural'];
export const lensKinds = ['polarised', 'gradient', 'mirror', 'photochromic'];
export const widths: Readonly<Record<string, readonly [number, number]>> = {
  narrow: [0, 135],
  medium: [136, 141],
  wide: [142, 999],
};

function isOf(product: CatalogueProduct, variant: CatalogueVariant, material: string): boolean {
  const {tags, title, variants} = product;
  if (tags.includes('lenses')) return false;
  if (material in tagOf) return tags.includes(tagOf[material as keyof typeof tagOf]);
  const isOption = variants.some(({selectedOptions}) => isSaid(selectedOptions.Material, material));
  return isSaid(isOption ? variant.selectedOptions.Material : title, material);
}

function isSaid(text: string | undefined, word: string): boolean {
  return text?.toLowerCase().split(/[ ,]+/).includes(word) ?? false;
}

function widthOf({description}: CatalogueProduct): number {
  return Number(/Length \d+ mm, width (\d+) mm/.exec(description)?.[1] ?? NaN);
}

function hasLens(product: CatalogueProduct, variant: CatalogueVariant, kind: string): boolean {
  const said = (text: string | undefined) => isSaid(text, kind);
  const isLensOption = product.variants.some(({selectedOptions}) => said(selectedOptions.Lens));
  if (isLensOption) return said(variant.selectedOptions.Lens);
  return kind === 'polarised' || [product.title, ...product.tags].some(said);
}

function isMatch(product: CatalogueProduct, choice: Choice): boolean {
  const width = widthOf(product);
  const isWide = (value: string) => {
    const [from = 0, to = 0] = widths[value] ?? value.split('-').map(Number);
    return width >= from && width <= to;
  };
  return (
    (!choice.shape ||
      (!product.tags.includes('lenses') &&
        choice.shape.some((value) => product.tags.includes(value)))) &&
    (!choice.width || choice.width.some(isWide)) &&
    fitting(product, choice).length > 0
  );
}

export function fitting(product: CatalogueProduct, choice: Choice): CatalogueVariant[] {
  const isSoldOut = product.variants.every(({quantityAvailable}) => quantityAvailable === 0);
  return product.variants.filter((variant) => {
    const price = Number(variant.price);
    const isPriced = choice.from !== undefined || choice.to !== undefined;
    const colour = variant.selectedOptions.Colour?.toLowerCase();
    return (
      (!choice.colour || (colour !== undefined && choice.colour.includes(colour))) &&
      (!choice.material || choice.material.some((value) => isOf(product, variant, value))) &&
      (!choice.lens || choice.lens.some((kind) => hasLens(product, variant, kind))) &&
      (!choice.stock || variant.quantityAvailable > 0) &&
      (!isPriced || isSoldOut || variant.quantityAvailable > 0) &&
      price >= (choice.from ?? 0) &&
      price <= (choice.to ?? Infinity)
    );
  });
}

/** The lowest price of matching variants for sale, else of all variants for sale, else of all variants. */
function shownPrice(product: CatalogueProduct, choice: Choice): number {
  const isForSale = ({quantityAvailable}: CatalogueVariant) => quantityAvailable > 0;
  const all = product.variants.some(isForSale)
    ? product.variants.filter(isForSale)
    : product.variants;
  const fits = fitting(product, choice).filter((variant) => all.includes(variant));
  return Math.min(...(fits.length > 0 ? fits : all).map(({price}) => Number(price)));
}

export function expected(choice: Choice, among = catalogue): string[] {
  const left = among.filter((product) => isMatch(product, choice));
  const by = {
    'price-asc': (product: CatalogueProduct) => shownPrice(product, choice),
    'price-desc': (product: CatalogueProduct) => -shownPrice(product, choice),
    'newest': (product: CatalogueProduct) => -Date.parse(product.createdAt),
  };
  const key = choice.sort && by[choice.sort];
  const sorted = key ? left.toSorted((one, other) => key(one) - key(other)) : left;
  return sorted.map(({handle}) => handle);
}
