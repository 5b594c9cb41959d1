import type {LocalizedText} from '~/i18n/languages';

/** A mark drawn in `app/layout/payment-logos.tsx`, or a name in words. */
export type PaymentMethod = 'visa' | 'mastercard' | LocalizedText;

/** Shown in the footer and beside the price, as the checkout takes them; without any, neither shows a thing. */
export const paymentMethods: readonly PaymentMethod[] = [
  'visa',
  'mastercard',
  {sv: 'Betala senare', en: 'Pay later'},
];
