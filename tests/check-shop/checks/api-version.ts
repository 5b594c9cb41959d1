import {counted, type Finding} from '../finding.ts';

const VARIABLE = 'PUBLIC_STOREFRONT_API_VERSION';
const DAY = 86_400_000;

/** Days before a version's end from which it is a finding. */
const NOTICE = 90;

interface Versions {
  asked: string;
  /** The version in the header `X-Shopify-API-Version`. */
  served: string | undefined;
  /** The versions that the shop lists as supported. */
  supported: readonly string[];
  /** The version of the installed Hydrogen. */
  ofHydrogen: string;
  today: Date;
}

/**
 * Shopify serves a quarterly version for at least twelve months after its first day, and answers a retired one with
 * the oldest that it still serves (shopify.dev/docs/api/usage/versioning).
 */
export function checkApiVersion(versions: Versions): Finding[] {
  const {asked, served, today} = versions;
  if (asked === 'unstable')
    return [
      finding(
        'api-version-unstable',
        `${VARIABLE} is unstable: Shopify changes it without notice. ${advice(versions)}`,
      ),
    ];
  if (served !== undefined && served !== asked)
    return [
      finding(
        'api-version-retired',
        `Shopify no longer serves the Storefront API’s version ${asked} and answers with ${served}. ${advice(versions)}`,
      ),
    ];
  const end = endOf(asked);
  const days = Math.ceil((end.getTime() - today.getTime()) / DAY);
  const date = end.toISOString().slice(0, 10);
  if (days <= 0)
    return [
      finding(
        'api-version-old',
        `The shop still answers in version ${asked} of the Storefront API, which Shopify promised to serve until ${date}. ${advice(versions)}`,
      ),
    ];
  if (days <= NOTICE)
    return [
      finding(
        'api-version-ends',
        `Shopify promises to serve version ${asked} of the Storefront API for another ${counted(days, 'day')}, until ${date}. ${advice(versions)}`,
      ),
    ];
  return [];
}

function finding(code: string, sentence: string): Finding {
  return {code, severity: 'worth knowing', variable: VARIABLE, sentence};
}

/** The advice: Hydrogen's version or, if that is retired, the shop's latest. */
function advice({asked, supported, ofHydrogen}: Versions): string {
  const latest = supported
    .filter((version) => /^\d{4}-\d{2}$/.test(version))
    .toSorted()
    .at(-1);
  const better = asked === 'unstable' || ofHydrogen > asked ? ofHydrogen : latest;
  return better === undefined || better === asked
    ? 'Update @shopify/hydrogen in package.json and set the version that it is made for.'
    : `Set ${VARIABLE}=${better} and run the tests.`;
}

function endOf(version: string): Date {
  const [year = 0, month = 1] = version.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, 1));
}
