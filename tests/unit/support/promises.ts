import type {Language} from '../../../app/i18n/languages';

interface Promise {
  name: string;
  /** Every place that could break it; the first group, if any, is what is held against `kept`. */
  found: Readonly<Record<Language, RegExp>>;
  kept: Readonly<Record<Language, RegExp>>;
}

/** Specification §1 and §9, and the law where a number of its own stands beside the shop's. */
const promises: readonly Promise[] = [
  {
    name: 'an amount of money is the threshold of free shipping',
    found: {sv: /[^.;]*\d SEK[^.;]*|.*\$.*/g, en: /[^.;]*\$\d+[^.;]*|.*\d SEK.*/g},
    kept: {sv: /(?:^|fri\b.* )över 499 SEK/i, en: /(?:^|free\b.* )over \$100(?!\d)/i},
  },
  {
    name: 'free shipping over something is over the threshold',
    found: {
      sv: /\bfri\w*(?: frakt)? över ([^.;,]*)/gi,
      en: /\bfree(?: shipping)? over ([^.;,]*)/gi,
    },
    kept: {sv: /^499 SEK/, en: /^\$100(?!\d)/},
  },
  {
    name: 'months are those of the warranty',
    found: {sv: /\d+ månad/g, en: /\d+[ -]month/g},
    kept: {sv: /^24 /, en: /^24 /},
  },
  {
    name: 'days to return',
    found: {sv: /(\d+) dagars? öppet köp/g, en: /(\d+)[ -]days? (?:to )?return/g},
    kept: {sv: /^30$/, en: /^30$/},
  },
  {
    name: 'days to withdraw',
    found: {
      sv: /(\d+) dagars? ångerrätt/g,
      en: /(\d+)[ -]days?(?: right)? (?:to withdraw|of withdrawal)/g,
    },
    kept: {sv: /^14$/, en: /^14$/},
  },
  {
    name: 'days are those of withdrawal, returns, refunds or the latest delivery',
    found: {sv: /(\d+) dag/g, en: /(\d+)[ -]day/g},
    kept: {sv: /^(?:14|30)$/, en: /^(?:14|30)$/},
  },
  {
    name: 'business days are one to two for an order, two for an answer',
    found: {sv: /[^.;:]*\barbetsdag[^.;:]*/g, en: /[^.;:]*\b(?:business|working) days?[^.;:]*/g},
    kept: {
      sv: /1–2 arbetsdagar|svarar (?:vi )?inom två arbetsdagar/,
      en: /1–2 business days|(?:answer|reply) within two business days/,
    },
  },
  {
    name: 'percentages are the fee on titanium, VAT and the zoom',
    found: {sv: /\d+ ?%[^.;]*/g, en: /\d+ ?%[^.;]*/g},
    kept: {
      sv: /^50 % av priset|^25 % moms|^200 %/,
      en: /^50% of the price|^25% Swedish VAT|^200%/,
    },
  },
  {
    name: 'ages of children',
    found: {
      sv: /(\d+(?:–| till | och )\d+) år/g,
      en: /(?:ages|children from) (\d+(?:–| to )\d+)/gi,
    },
    kept: {
      sv: /^(?:3(?:–| till | och )10|3(?:–| till )6|7(?:–| till )10)$/,
      en: /^(?:3(?:–| to )10|3(?:–| to )6|7(?:–| to )10)$/,
    },
  },
  {
    name: 'how often a new kids’ model comes',
    found: {sv: /\S* ?var(?:je)? (?:\S+ )?månad/gi, en: /(?:\S+ \S+ )?every (?:\S+ )?months?/gi},
    kept: {sv: /^minst var tredje månad$/i, en: /^at least every three months$/i},
  },
];

/** The promises that a text breaks, with the words that break them. */
export function brokenPromises(text: string, language: Language): string[] {
  return promises.flatMap(({name, found, kept}) =>
    [...text.matchAll(found[language])]
      .map(([whole, held = whole]) => held)
      .filter((held) => !kept[language].test(held))
      .map((held) => `${name}: ${held.trim()}`),
  );
}
