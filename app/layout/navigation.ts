import {benefits} from '~/shop/benefits';
import {categories} from '~/shop/categories';
import * as shop from '~/shop/navigation';
import type {NavigationLink} from '~/shop/navigation';
import {questions} from '~/shop/questions';

export const BENEFITS = 'material-benefits';

const ownPages = /^\/(?:category|product)\//;

/** Whether an address of this shop leads anywhere: the shop may be without a page, or a part of one. */
export function leadsSomewhere(to: string): boolean {
  if (to === `#${BENEFITS}`) return benefits.length > 0;
  if (to === '/#faq') return questions.length > 0;
  const [path = ''] = to.split('#');
  return path === '' || path === '/' || ownPages.test(path) || shop.pages.includes(path);
}

export const collectionLinks: readonly NavigationLink[] = categories
  .filter(({inMenu}) => inMenu)
  .map(({handle, name}) => ({to: `/category/${handle}`, text: name}));

export const informationLinks = shop.informationLinks.filter(({to}) => leadsSomewhere(to));

export const footerLinks = shop.footerLinks.filter(({to}) => leadsSomewhere(to));
