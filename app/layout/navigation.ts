import {categories} from '~/shop/categories';
import type {NavigationLink} from '~/shop/navigation';

export const collectionLinks: readonly NavigationLink[] = categories
  .filter(({inMenu}) => inMenu)
  .map(({handle, name}) => ({to: `/category/${handle}`, text: name}));
