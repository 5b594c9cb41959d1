import type {LocalizedText} from '~/i18n/languages';

interface Promises {
  /**
   * Threshold of one parcel, in the currency of the prices; a shop in another currency does not mention free shipping.
   * `said` is the wording of a language that does not name the amount itself; it must be true for every parcel.
   */
  freeShippingOver: {
    amount: string;
    currencyCode: string;
    said: Partial<LocalizedText>;
  } | null;
  /** The tax that every price includes. */
  vat: LocalizedText | null;
  warrantyMonths: number | null;
  /** Days to return unused goods after delivery. */
  returnDays: number | null;
  /** Days of the right of withdrawal: the law's, not the shop's. */
  withdrawalDays: number;
  /** Business days from the order to the carrier. */
  packingDays: string | null;
  /** Time to answer a message. */
  answerTime: LocalizedText | null;
  /** Per cent of the price for cancelling a model ordered for a customer. */
  cancellationFee: number | null;
  /** Years: all kids' models, and those of the two sizes. */
  kidsAges: string | null;
  kidsYounger: string | null;
  kidsOlder: string | null;
  /** How often a new kids' model comes. */
  newKidsModel: LocalizedText | null;
}

/**
 * The shop's promises on every sale (specification §1 and §9). Texts refer to them in double braces, as
 * `{{warrantyMonths}}`. Null omits every sentence, line and section that refers to it.
 */
export const promises: Promises = {
  // English pages show 499 SEK as $49.90, so every parcel over $100 ships free.
  freeShippingOver: {amount: '499.00', currencyCode: 'SEK', said: {en: '$100'}},
  vat: {sv: 'Moms', en: 'VAT'},
  warrantyMonths: 24,
  returnDays: 30,
  withdrawalDays: 14,
  packingDays: '1–2',
  answerTime: {sv: 'två arbetsdagar', en: 'two working days'},
  cancellationFee: 50,
  kidsAges: '3–10',
  kidsYounger: '3–6',
  kidsOlder: '7–10',
  newKidsModel: {sv: 'minst var tredje månad', en: 'at least every three months'},
};

/** Who pays for a return and how it is sent, in schema.org's terms: see `pages/returns.ts`. */
export const returnTerms = {
  fees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  method: 'https://schema.org/ReturnByMail',
} as const;

/** Short promises, on product pages and in the description of collections for search engines. */
export const promiseTexts = {
  freeShipping: {sv: 'Fri frakt över {{freeShipping}}', en: 'Free shipping over {{freeShipping}}'},
  warranty: {sv: '{{warrantyMonths}} månaders garanti', en: '{{warrantyMonths}}-month warranty'},
  returns: {sv: '{{returnDays}} dagars öppet köp', en: '{{returnDays}}-day returns'},
} as const satisfies Record<string, LocalizedText>;

/** In the cart. */
export const dispatch: LocalizedText = {
  sv: 'Skickas inom {{packingDays}} arbetsdagar',
  en: 'Ships within {{packingDays}} working days',
};

/** Replaces the first for a product above the threshold. */
export const freeShippingHere: LocalizedText = {
  sv: 'Fri frakt',
  en: 'Free shipping',
};
