import type {LocalizedText} from '~/i18n/languages';

/** Where Shopify has the policies that a shop writes in its settings: `/policies/{handle}`. */
const policyHandles = [
  'terms-of-service',
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
] as const;

export type PolicyHandle = (typeof policyHandles)[number];

export function isPolicyHandle(handle: string): handle is PolicyHandle {
  return (policyHandles as readonly string[]).includes(handle);
}

// cspell:ignore Integritetspolicy Köpvillkor Leverans Returer
export const policyNames: Readonly<Record<PolicyHandle, LocalizedText>> = {
  'terms-of-service': {sv: 'Köpvillkor', en: 'Terms'},
  'privacy-policy': {sv: 'Integritetspolicy', en: 'Privacy policy'},
  'refund-policy': {sv: 'Returer', en: 'Returns'},
  'shipping-policy': {sv: 'Leverans', en: 'Shipping'},
};
