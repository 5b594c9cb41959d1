/** What the function says of a price that it did not change (its `reasons.ts`), as the owner reads it. */
const known: Readonly<Record<string, string>> = {
  'Internal error.': 'Ett internt fel i prisfunktionen.',
  'Shopify did not answer.': 'Shopify svarade inte.',
  'There was no time left to ask Shopify.': 'Tiden räckte inte till. Försök igen.',
  'Shopify did not save it.': 'Shopify sparade inte priset.',
  'Nothing was tried.': 'Priset skickades inte till Shopify.',
  'Shopify’s request limit left no time for it.':
    'Shopify tar inte emot fler ändringar just nu. Försök igen om en stund.',
  'Shopify had an internal error.': 'Shopify hade ett internt fel.',
  'There is no such variant.': 'Varianten finns inte längre i Shopify.',
  'Shopify’s answer could not be read.': 'Shopifys svar gick inte att läsa.',
};

const patterns: ReadonlyArray<[RegExp, string]> = [
  [/^Shopify answered HTTP (\d+)\.$/, 'Shopify svarade med fel $1.'],
  [
    /^Shopify refused the access token \(HTTP (\d+)\)\.$/,
    'Shopify godtar inte butikens nyckel för priser (fel $1). Den som sköter tekniken behöver byta den.',
  ],
  [/^Shopify: /, 'Shopify svarade: '],
];

const DOUBT = ' The price may have changed all the same.';

/** The reason in Swedish, as /admin is; what Shopify itself says is quoted as it came. */
export function priceFailure(reason: string): string {
  if (reason.endsWith(DOUBT)) {
    return `${priceFailure(reason.slice(0, -DOUBT.length))} Priset kan ha ändrats ändå.`;
  }
  const [pattern, swedish] = patterns.find(([each]) => each.test(reason)) ?? [];
  if (pattern && swedish !== undefined) return reason.replace(pattern, swedish);
  return known[reason] ?? `Shopify svarade: ${reason}`;
}
