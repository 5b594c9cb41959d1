import type {SupabaseClient} from '@supabase/supabase-js';
import * as z from 'zod/mini';
import {limits, PRICE, VARIANT_ID} from '../../supabase/functions/update-shopify-prices/limits';
import type {OwnerEnvironment} from './owner-environment.server';
import {log} from './log.server';

/**
 * One variant's new price in the shop's currency, a decimal string. Checked here because the function refuses a whole
 * call for one malformed price (the function's own `price-updates.ts`).
 */
export const priceUpdate = z.object({
  variantId: z.string().check(z.regex(VARIANT_ID)),
  price: z.string().check(z.regex(PRICE)),
  /** The compare-at price; null removes it, undefined keeps it. */
  compareAtPrice: z.optional(z.nullable(z.string().check(z.regex(PRICE)))),
});

export type PriceUpdate = z.output<typeof priceUpdate>;

const priceResult = z.object({
  variantId: z.string(),
  success: z.boolean(),
  /** Why not (the function's `reasons.ts`); put into words by the page. */
  code: z.optional(z.string()),
  detail: z.optional(z.string()),
  /** True if the price may have changed all the same. */
  inDoubt: z.optional(z.boolean()),
});

export type PriceResult = z.output<typeof priceResult>;

/** The backend function failed; the message is for the server's log and holds no secret. */
export class PriceUpdateError extends Error {
  override name = 'PriceUpdateError';
}

/** The function answers earlier, at its deadline, with what it has by then. */
const TIMEOUT_MS = 120_000;

type FunctionInvokeOptions = Parameters<SupabaseClient['functions']['invoke']>[1];

const answerShape = z.object({results: z.array(priceResult)});

/**
 * Asks the backend function `update-shopify-prices` to change prices (specification §7.4). The secret
 * proves that this server is asking: the anonymous key is public.
 *
 * @returns exactly one result an update, in order; an update that the function did not answer for has failed
 * @throws PriceUpdateError for an HTTP error, a relay error, no answer in time or an unreadable one
 */
export async function updatePrices(
  environment: OwnerEnvironment,
  updates: readonly PriceUpdate[],
): Promise<PriceResult[]> {
  const {SUPABASE_URL, SUPABASE_ANON_KEY, PRICE_UPDATE_SECRET} = environment;
  // A seventh of the worker's code, needed only to save.
  const {createClient} = await import('@supabase/supabase-js');
  const backend = createClient(SUPABASE_URL, SUPABASE_ANON_KEY, {
    // No redirect may lead the secret to another host.
    global: {fetch: (address, options) => fetch(address, {...options, redirect: 'manual'})},
    auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
  });
  const {data, error} = await invoke(backend, {
    body: {updates},
    headers: {
      'x-price-update-secret': PRICE_UPDATE_SECRET,
      'x-price-update-deadline': `${limits.deadlineMs / 1000}`,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (error) throw new PriceUpdateError(await reasonOf(error, environment));
  const answer = answerShape.safeParse(data);
  if (!answer.success) throw new PriceUpdateError('The function answered in an unknown shape');
  return matchResults(updates, answer.data.results);
}

/** The client returns most failures but throws some, such as a broken JSON body. */
async function invoke(
  backend: SupabaseClient,
  options: FunctionInvokeOptions,
): Promise<{data?: unknown; error?: unknown}> {
  try {
    return await backend.functions.invoke<unknown>('update-shopify-prices', options);
  } catch (error) {
    return {error};
  }
}

/** The function answers in order; if it does not, match by variant. */
function matchResults(
  updates: readonly PriceUpdate[],
  results: readonly PriceResult[],
): PriceResult[] {
  const byVariant = new Map(results.map((result) => [result.variantId, result]));
  const unknown = results.filter(
    ({variantId}) => !updates.some((update) => update.variantId === variantId),
  );
  if (results.length !== updates.length || unknown.length > 0) {
    log('error', 'price function answered otherwise', {
      updates: updates.length,
      results: results.length,
      unknownVariants: unknown.length,
    });
  }
  return updates.map(
    ({variantId}) => byVariant.get(variantId) ?? {variantId, success: false, code: 'no-result'},
  );
}

/** The client's errors carry the response, or the cause of its absence, as `context`. */
async function reasonOf(error: unknown, environment: OwnerEnvironment): Promise<string> {
  if (!(error instanceof Error)) return 'The function failed';
  const context: unknown = 'context' in error ? error.context : undefined;
  const reason = `${error.name}: ${error.message}`;
  if (context instanceof Response) {
    const body = await context.text().catch(() => '');
    return `${reason} (HTTP ${context.status}: ${withoutSecrets(body, environment).slice(0, 200)})`;
  }
  const details = context instanceof Error ? ` (${context.name}: ${context.message})` : '';
  return withoutSecrets(reason + details, environment);
}

/** A foreign answer may repeat the secret. */
function withoutSecrets(
  text: string,
  {SUPABASE_ANON_KEY, PRICE_UPDATE_SECRET}: OwnerEnvironment,
): string {
  return text.replaceAll(PRICE_UPDATE_SECRET, '***').replaceAll(SUPABASE_ANON_KEY, '***');
}
