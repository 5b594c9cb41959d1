import {allProducts, categories} from '~/shop/categories';
import type {NavigationLink} from '~/shop/navigation';
import {ALL} from './categories';

export const collectionLinks: readonly NavigationLink[] = [
  ...categories
    .filter(({inMenu}) => inMenu)
    .map(({handle, name}) => ({to: `/category/${handle}`, text: name})),
  {to: `/category/${ALL}`, text: allProducts},
];
