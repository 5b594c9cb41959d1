import {announcedPrice} from '~/catalogue/announced-price';
import {parseAmount, SEK} from '~/catalogue/money';
import {counted, listed, verb, type Finding} from '../finding.ts';
import type {PricedVariant, Shop} from '../read-shop.ts';
import type {OwnText} from './own-words.ts';

const PROMISES = 'app/shop/promises.ts';

/** Matches amounts in kronor in a text. */
const kronor = /\bSEK\b|\bkronor\b|\d\s?kr\b/;

/** Checks that app/shop uses the shop's currency. */
export function checkCurrency(
  {currencyCode}: Pick<Shop, 'currencyCode'>,
  promises: unknown,
  texts: readonly OwnText[],
): Finding[] {
  const findings: Finding[] = [];
  const promised = [...moneyIn(promises)].filter((money) => money.currencyCode !== currencyCode);
  if (promised.length > 0) {
    const amounts = promised.map(({amount, currencyCode: code}) => `${amount} ${code}`);
    findings.push({
      code: 'promise-in-another-currency',
      severity: 'worth knowing',
      file: PROMISES,
      sentence: `${PROMISES} promises ${listed(amounts)}, but the shop sells in ${currencyCode}: no page says so.`,
      details: amounts,
    });
  }
  const inKronor = currencyCode === SEK ? [] : texts.filter(speaksOfKronor);
  const files = [...new Set(inKronor.map(({file}) => file))];
  const [first] = files;
  if (first) {
    findings.push({
      code: 'texts-in-another-currency',
      severity: 'misleads a customer',
      file: first,
      sentence: `The shop sells in ${currencyCode}, but its texts speak of Swedish kronor: ${listed(files)}.`,
      details: inKronor.map(({file, place}) => `${file}: ${place}`),
    });
  }
  return findings;
}

/** Without placeholders and promises, which pages omit if the shop has no such value. */
function speaksOfKronor({file, text}: OwnText): boolean {
  if (file === PROMISES) return false;
  return text
    .split(/(?<=[.!?:]) /)
    .some((sentence) => !sentence.includes('{{') && kronor.test(sentence));
}

function* moneyIn(value: unknown): Generator<{amount: string; currencyCode: string}> {
  if (typeof value !== 'object' || value === null) return;
  if ('amount' in value && 'currencyCode' in value)
    yield {amount: String(value.amount), currencyCode: String(value.currencyCode)};
  else for (const inner of Object.values(value)) yield* moneyIn(inner);
}

/** Finds reductions that no page shows, for lack of a valid lowest price. */
export function checkReductions(variants: readonly PricedVariant[]): Finding[] {
  const silent = variants.filter((variant) => isReduced(variant) && !announcedPrice(variant));
  const [missing, contradicting] = [
    silent.filter(({lowestPrice}) => !lowestPrice),
    silent.filter(({lowestPrice}) => lowestPrice),
  ];
  return [
    ...unannounced(
      'reductions-unproved',
      missing,
      'the metafield custom.lowest_price_30_days of the variant is empty or not open to the Storefront API',
    ),
    ...unannounced(
      'reductions-contradicted',
      contradicting,
      'the metafield custom.lowest_price_30_days states another price than the compare-at price',
    ),
  ];
}

function isReduced({price, compareAtPrice}: PricedVariant): boolean {
  if (!compareAtPrice) return false;
  const {amount, currencyCode} = price;
  return parseAmount(compareAtPrice.amount, currencyCode) > parseAmount(amount, currencyCode);
}

function unannounced(code: string, variants: readonly PricedVariant[], why: string): Finding[] {
  if (variants.length === 0) return [];
  const handles = [...new Set(variants.map(({handle}) => handle))];
  return [
    {
      code,
      severity: 'worth knowing',
      sentence: `${counted(variants.length, 'reduction')} ${verb(variants.length, 'is', 'are')} not shown as one, because ${why}: ${listed(handles)}.`,
      details: variants.map(({handle, title}) => `${handle}: ${title}`),
    },
  ];
}
