import * as z from 'zod/mini';

/** What saving prices needs, besides what the shop needs. */
export interface OwnerEnvironment {
  ADMIN_PASSPHRASE: string;
  SUPABASE_URL: string;
  SUPABASE_ANON_KEY: string;
  PRICE_UPDATE_SECRET: string;
}

/** Characters: 20 defeat guessing from many addresses; more than 200 are not even compared. */
const MIN_PASSPHRASE_LENGTH = 20;
export const MAX_PASSPHRASE_LENGTH = 200;

const schema = z.object({
  ADMIN_PASSPHRASE: z
    .string()
    .check(z.minLength(MIN_PASSPHRASE_LENGTH), z.maxLength(MAX_PASSPHRASE_LENGTH)),
  // Unencrypted only to this machine, because the request carries a secret.
  SUPABASE_URL: z
    .url({protocol: /^https?$/})
    .check(z.refine((url) => /^(https:|http:\/\/(localhost|127\.0\.0\.1)(?=[:/]|$))/.test(url))),
  SUPABASE_ANON_KEY: z.string().check(z.regex(/^\S{6,}$/)),
  PRICE_UPDATE_SECRET: z.string().check(z.regex(/^\S{16,}$/)),
});

const whatItIs: Record<keyof OwnerEnvironment, string> = {
  ADMIN_PASSPHRASE: `ägarens lösenfras, ${MIN_PASSPHRASE_LENGTH} till ${MAX_PASSPHRASE_LENGTH} tecken: npm run passphrase skriver ut en`,
  SUPABASE_URL: 'adressen till Supabase-projektet, under Project Settings › API',
  SUPABASE_ANON_KEY: 'den publika nyckeln, under Project Settings › API',
  PRICE_UPDATE_SECRET:
    'samma hemlighet som funktionen update-shopify-prices har, minst 16 tecken utan mellanslag',
};

/**
 * The variables of the price administration. Where one is missing or malformed only saving is switched
 * off; the answer is then a Swedish sentence that names it, never its value.
 */
export function parseOwnerEnvironment(env: object): OwnerEnvironment | {sentence: string} {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const [first] = ownerEnvironmentFaults(env);
  if (!first) throw parsed.error;
  const {variable, isMissing} = first;
  const fault = isMissing ? 'saknas' : 'är felaktig';
  return {
    sentence: `Sparandet är avstängt: variabeln ${variable} ${fault}. Den är ${whatItIs[variable]}.`,
  };
}

/** What is missing or malformed of what saving prices needs. */
export function ownerEnvironmentFaults(
  env: object,
): Array<{variable: keyof OwnerEnvironment; isMissing: boolean}> {
  const issues = schema.safeParse(env).error?.issues ?? [];
  return issues.map(({path: [name]}) => {
    const variable = name as keyof OwnerEnvironment;
    return {variable, isMissing: !(env as Partial<Record<string, unknown>>)[variable]};
  });
}
