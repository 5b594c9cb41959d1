import {environmentFaults} from '~/server/environment.server';
import {ownerEnvironmentFaults} from '~/server/owner-environment.server';
import {listed, type Finding} from '../finding.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Fewer distinct characters mark a secret as a placeholder. */
const MIN_DIFFERENT_CHARACTERS = 8;

/** Faults that stop the worker. */
export function checkVariables(variables: Variables): Finding[] {
  return environmentFaults(variables).map(({variable, sentence}) => ({
    code: 'variable',
    severity: 'stops the shop',
    variable,
    sentence: `${sentence} Without it every page answers with an error.`,
  }));
}

/** Missing optional variables, and variables with an effect worth knowing. */
export function checkOptionalVariables(variables: Variables): Finding[] {
  const findings = checkOwnerVariables(variables);
  if (variables.HIDE_FROM_SEARCH_ENGINES === 'true') {
    findings.push({
      code: 'hidden-from-search-engines',
      severity: 'worth knowing',
      variable: 'HIDE_FROM_SEARCH_ENGINES',
      sentence:
        'HIDE_FROM_SEARCH_ENGINES is true: no search engine lists this shop. Take it away where customers are to find it.',
    });
  }
  if (!variables.PUBLIC_CHECKOUT_DOMAIN) {
    findings.push({
      code: 'checkout-domain-missing',
      severity: 'worth knowing',
      variable: 'PUBLIC_CHECKOUT_DOMAIN',
      sentence:
        'PUBLIC_CHECKOUT_DOMAIN is not set: the checkout opens without it, but Hydrogen’s analytics and consent would need it.',
    });
  }
  for (const variable of ['SESSION_SECRET', 'PRICE_UPDATE_SECRET', 'ADMIN_PASSPHRASE']) {
    const secret = variables[variable];
    // A shorter value is malformed.
    if (!secret || secret.length < MIN_DIFFERENT_CHARACTERS) continue;
    if (new Set(secret).size >= MIN_DIFFERENT_CHARACTERS) continue;
    findings.push({
      code: 'secret-guessable',
      severity: 'worth knowing',
      variable,
      sentence: `${variable} is easily guessed, as it has fewer than ${MIN_DIFFERENT_CHARACTERS} different characters. Take one from \`${variable === 'ADMIN_PASSPHRASE' ? 'npm run passphrase' : 'openssl rand -hex 32'}\`.`,
    });
  }
  return findings;
}

function checkOwnerVariables(variables: Variables): Finding[] {
  const faults = ownerEnvironmentFaults(variables);
  const missing = faults.flatMap(({variable, isMissing}) => (isMissing ? [variable] : []));
  const findings: Finding[] = faults.flatMap(({variable, isMissing}) =>
    isMissing
      ? []
      : [
          {
            code: 'backend-variable-malformed',
            severity: 'worth knowing',
            variable,
            sentence: `${variable} is malformed or too short, so /admin saves no prices; .env.example says what it is.`,
          },
        ],
  );
  const [first] = missing;
  if (first) {
    findings.push({
      code: 'backend-missing',
      severity: 'worth knowing',
      variable: first,
      sentence: `/admin saves no prices without ${listed(missing)}; .env.example says what they are.`,
      details: missing,
    });
  }
  return findings;
}
