/** Where Shopify has the policies that a shop writes in its settings: `/policies/{handle}`. */
export const policyHandles = [
  'terms-of-service',
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
] as const;

export type PolicyHandle = (typeof policyHandles)[number];

export function isPolicyHandle(handle: string): handle is PolicyHandle {
  return (policyHandles as readonly string[]).includes(handle);
}
