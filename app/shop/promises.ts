import type {LocalizedText} from '~/i18n/languages';

interface Promises {
  /**
   * One rule for one parcel, in the currency of its prices; in a shop of another currency nothing is said of free
   * shipping. `said` is how the pages say it: it must be true of every parcel that it speaks of.
   */
  freeShippingOver: {amount: string; currencyCode: string; said: LocalizedText} | null;
  /** The tax that every price includes. */
  vat: LocalizedText | null;
  warrantyMonths: number | null;
  /** Days to return unused goods, from the day they arrived. */
  returnDays: number | null;
  /** Days of the right of withdrawal: the law's, not the shop's. */
  withdrawalDays: number;
  /** Business days from the order to the carrier. */
  packingDays: string | null;
  /** Within what time a message is answered. */
  answerTime: LocalizedText | null;
  /** Per cent of the price, where a model that was ordered for a customer is cancelled. */
  cancellationFee: number | null;
  /** Years: all kids' models, and those of the two sizes. */
  kidsAges: string | null;
  kidsYounger: string | null;
  kidsOlder: string | null;
  /** How often a new kids' model comes. */
  newKidsModel: LocalizedText | null;
}

/**
 * What the shop promises on every sale (specification §1 and §9), once: texts name it in double braces, as
 * `{{warrantyMonths}}`. What is null is promised nowhere: sentences, lines and sections that name it are left out.
 */
export const promises: Promises = {
  // What the English pages show as $49.90 is 499 SEK, so whatever is over $100 is sent free.
  freeShippingOver: {
    amount: '499.00',
    currencyCode: 'SEK',
    said: {sv: '499 SEK', en: '$100'},
  },
  vat: {sv: 'Moms', en: 'VAT'},
  warrantyMonths: 24,
  returnDays: 30,
  withdrawalDays: 14,
  packingDays: '1–2',
  answerTime: {sv: 'två arbetsdagar', en: 'two business days'},
  cancellationFee: 50,
  kidsAges: '3–10',
  kidsYounger: '3–6',
  kidsOlder: '7–10',
  newKidsModel: {sv: 'minst var tredje månad', en: 'at least every three months'},
};

/** Who pays for a return within those days, and how it comes back, as schema.org names it: see `pages/returns.ts`. */
export const returnTerms = {
  fees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  method: 'https://schema.org/ReturnByMail',
} as const;

/** The promises in short: on product pages, and after what search engines show of a collection. */
export const promiseTexts = {
  freeShipping: {sv: 'Fri frakt över {{freeShipping}}', en: 'Free shipping over {{freeShipping}}'},
  warranty: {sv: '{{warrantyMonths}} månaders garanti', en: '{{warrantyMonths}} month warranty'},
  returns: {sv: '{{returnDays}} dagars öppet köp', en: '{{returnDays}} day returns'},
} as const satisfies Record<string, LocalizedText>;

/** In place of the first, beside a product that is worth more than the threshold by itself. */
export const freeShippingHere: LocalizedText = {
  sv: 'Fri frakt på den här',
  en: 'Free shipping on this one',
};
