import type {LocalizedText} from '~/i18n/languages';

export interface NavigationLink {
  to: string;
  text: LocalizedText;
}

/**
 * The shop's pages to read, each a folder of `app/routes` with its texts in `app/shop/pages`. Without its entry here a
 * page answers 404 and has no links.
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

/** Pages that begin with a dark picture behind a white header (specification §2). */
export const darkPages: readonly string[] = ['/', '/about', '/why-carbon-fiber'];

/** Pages to read, after the collections in the menus. */
export const informationLinks: readonly NavigationLink[] = [
  {to: '/why-carbon-fiber', text: {sv: 'Varför kolfiber', en: 'Why carbon fibre'}},
  {to: '/story', text: {sv: 'Vår historia', en: 'Our story'}},
  {to: '/about', text: {sv: 'Om oss', en: 'About us'}},
  {to: '/#faq', text: {sv: 'Vanliga frågor', en: 'FAQ'}},
];

export const footerLinks: readonly NavigationLink[] = [
  ...informationLinks.slice(0, 3),
  {to: '#material-benefits', text: {sv: 'Kolfiber i korthet', en: 'Carbon fibre in brief'}},
  {to: '/contact', text: {sv: 'Kontakt', en: 'Contact'}},
  {to: '/faq', text: {sv: 'Vanliga frågor', en: 'FAQ'}},
  {to: '/returns', text: {sv: 'Returer', en: 'Returns'}},
  // Must be easy to find by law (right of withdrawal, directive (EU) 2023/2673).
  {to: '/returns#withdraw', text: {sv: 'Ångra ett köp', en: 'Withdraw from contract'}},
  {to: '/privacy', text: {sv: 'Integritetspolicy', en: 'Privacy policy'}},
  {to: '/terms', text: {sv: 'Köpvillkor', en: 'Terms'}},
  {to: '/accessibility', text: {sv: 'Tillgänglighet', en: 'Accessibility'}},
];
