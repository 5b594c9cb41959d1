import type {CountedText, LocalizedText} from '~/i18n/languages';
import {barText} from './bar-text';
import type {Facet, Sort} from './choice';

type Texts<Name extends string> = Readonly<Record<Name, LocalizedText>>;

export const facetNames: Texts<Facet> = {
  shape: {sv: 'Form', en: 'Shape'},
  colour: {sv: 'Färg', en: 'Colour'},
  material: {sv: 'Material', en: 'Material'},
  lens: {sv: 'Glas', en: 'Lenses'},
  width: barText.width,
};

export const sortNames: Texts<Sort | 'recommended'> = {
  'recommended': {sv: 'Rekommenderat', en: 'Recommended'},
  'price-asc': {sv: 'Lägsta pris först', en: 'Lowest price first'},
  'price-desc': {sv: 'Högsta pris först', en: 'Highest price first'},
  'newest': {sv: 'Nyast först', en: 'Newest first'},
};

export const text = {
  close: {sv: 'Stäng filtren', en: 'Close filters'},
  loading: {sv: 'Hämtar filtren', en: 'Loading filters'},
  failed: {
    sv: 'Filtren kunde inte hämtas. Försök igen om en stund.',
    en: 'The filters could not be loaded. Please try again in a moment.',
  },
  sort: {sv: 'Sortera', en: 'Sort by'},
  price: {sv: 'Pris', en: 'Price'},
  from: {sv: 'Från', en: 'From'},
  to: {sv: 'Upp till', en: 'Up to'},
  any: {sv: 'Alla', en: 'Any'},
  stock: {sv: 'I lager', en: 'In stock'},
  priceFrom: {sv: 'Från {{price}}', en: 'From {{price}}'},
  priceTo: {sv: 'Upp till {{price}}', en: 'Up to {{price}}'},
  widthFrom: {sv: 'Från {{from}} mm', en: 'From {{from}} mm'},
  widthTo: {sv: 'Upp till {{to}} mm', en: 'Up to {{to}} mm'},
  likeMine: {
    sv: 'Ungefär som dina, {{from}}–{{to}} mm',
    en: 'Similar to yours, {{from}}–{{to}} mm',
  },
  widthBetween: {sv: '{{from}}–{{to}} mm', en: '{{from}}–{{to}} mm'},
  show: {sv: 'Visa produkter', en: 'Show products'},
  showNone: {sv: 'Inga produkter', en: 'No products'},
} as const satisfies Texts<string>;

export const showFound: CountedText = {
  sv: {one: 'Visa {{count}} produkt', other: 'Visa {{count}} produkter'},
  en: {one: 'Show {{count}} product', other: 'Show {{count}} products'},
};
