import {categories} from '~/catalogue/categories';
import type {TextKey} from '~/i18n/translate';

interface NavigationLink {
  to: string;
  text: TextKey;
}

export const collectionLinks: readonly NavigationLink[] = categories.map((category) => ({
  to: `/category/${category}`,
  text: `category.${category}`,
}));

export const informationLinks: readonly NavigationLink[] = [
  {to: '/why-carbon-fiber', text: 'nav.whyCarbonFiber'},
  {to: '/story', text: 'nav.story'},
  {to: '/about', text: 'nav.about'},
  {to: '/#faq', text: 'nav.faq'},
];

export const footerLinks: readonly NavigationLink[] = [
  ...informationLinks.slice(0, 3),
  {to: '#material-benefits', text: 'nav.materialBenefits'},
  {to: '/contact', text: 'nav.contact'},
  {to: '/faq', text: 'nav.faq'},
  {to: '/returns', text: 'nav.returns'},
  // By law easy to find for as long as there is a right of withdrawal (directive (EU) 2023/2673).
  {to: '/returns#withdraw', text: 'nav.withdraw'},
  {to: '/privacy', text: 'nav.privacy'},
  {to: '/terms', text: 'nav.terms'},
  {to: '/accessibility', text: 'nav.accessibility'},
];
