import {benefits} from '~/shop/benefits';
import * as shop from '~/shop/navigation';
import type {NavigationLink} from '~/shop/navigation';
import {questions} from '~/shop/questions.md';
import {policyNames, type PolicyHandle} from '~/catalogue/policies';
import {useRootData} from './root-data';

export const BENEFITS = 'material-benefits';

const ownPages = /^\/(?:category|product)\//;

/** Whether an address exists: the shop may lack a page or a section. */
export function leadsSomewhere(to: string): boolean {
  if (to === `#${BENEFITS}`) return benefits.length > 0;
  if (to === '/#faq') return questions.length > 0;
  const [path = ''] = to.split('#');
  return path === '' || path === '/' || ownPages.test(path) || shop.pages.includes(path);
}

/** The policy in Shopify that corresponds to a page of this shop. */
const policyInstead: ReadonlyMap<string, PolicyHandle> = new Map([
  ['/terms', 'terms-of-service'],
  ['/terms#delivery', 'shipping-policy'],
  ['/returns', 'refund-policy'],
  ['/privacy', 'privacy-policy'],
]);

/** The target of a text's link in this shop; undefined if there is none. */
export function useAddress(to: string): string | undefined {
  const {isOwnShop = true, policies = []} = useRootData() ?? {};
  if (isOwnShop) return leadsSomewhere(to) ? to : undefined;
  const policy = policyInstead.get(to);
  return policy && policies.includes(policy) ? `/policies/${policy}` : undefined;
}

type Place = 'menu' | 'footer';

/** Links to the pages to read. */
export function readingLinks(place: Place): readonly NavigationLink[] {
  const links = place === 'menu' ? shop.informationLinks : shop.footerLinks;
  return links.filter(({to}) => leadsSomewhere(to));
}

/** In the footer of a shop that `app/shop` is not about: the policies that it has written in Shopify. */
export function useReadingLinks(place: Place): readonly NavigationLink[] {
  const {isOwnShop = true, policies = []} = useRootData() ?? {};
  if (isOwnShop) return readingLinks(place);
  if (place === 'menu') return [];
  return policies.map((handle) => ({to: `/policies/${handle}`, text: policyNames[handle]}));
}
