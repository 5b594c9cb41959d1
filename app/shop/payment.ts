import type {LocalizedText} from '~/i18n/languages';

/** A mark drawn in `app/layout/payment-logos.tsx`, or a name as text. */
export type PaymentMethod = 'visa' | 'mastercard' | LocalizedText;

/** The checkout's payment methods, shown in the footer and beside the price; may be empty. */
export const paymentMethods: readonly PaymentMethod[] = [
  'visa',
  'mastercard',
  {sv: 'Betala senare', en: 'Pay later'},
];
