import type {LocalizedText} from '~/i18n/languages';

export interface NavigationLink {
  to: string;
  text: LocalizedText;
}

/**
 * The pages to read that the shop has, each a folder of `app/routes` with its words in `app/shop/pages`. One that is
 * taken out answers 404, and every link to it goes.
 */
export const pages: readonly string[] = [
  '/why-carbon-fiber',
  '/story',
  '/about',
  '/contact',
  '/faq',
  '/returns',
  '/privacy',
  '/terms',
  '/accessibility',
];

/** Pages that begin with a dark picture, under which the header lies, in white (specification §2). */
export const darkPages: readonly string[] = ['/', '/about', '/why-carbon-fiber'];

/** What there is to read, in the menus after the collections. */
export const informationLinks: readonly NavigationLink[] = [
  {to: '/why-carbon-fiber', text: {sv: 'Varför kolfiber', en: 'Why carbon fibre'}},
  {to: '/story', text: {sv: 'Vår historia', en: 'Our story'}},
  {to: '/about', text: {sv: 'Om oss', en: 'About us'}},
  {to: '/#faq', text: {sv: 'Vanliga frågor', en: 'FAQ'}},
];

export const footerLinks: readonly NavigationLink[] = [
  ...informationLinks.slice(0, 3),
  {to: '#material-benefits', text: {sv: 'Materialets fördelar', en: 'Material benefits'}},
  {to: '/contact', text: {sv: 'Kontakt', en: 'Contact'}},
  {to: '/faq', text: {sv: 'Vanliga frågor', en: 'FAQ'}},
  {to: '/returns', text: {sv: 'Returer', en: 'Returns'}},
  // By law easy to find for as long as there is a right of withdrawal (directive (EU) 2023/2673).
  {to: '/returns#withdraw', text: {sv: 'Ångra ett köp', en: 'Withdraw from a purchase'}},
  {to: '/privacy', text: {sv: 'Integritet', en: 'Privacy'}},
  {to: '/terms', text: {sv: 'Köpvillkor', en: 'Terms'}},
  {to: '/accessibility', text: {sv: 'Tillgänglighet', en: 'Accessibility'}},
];
