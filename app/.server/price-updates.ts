import {createClient, FunctionsHttpError, type SupabaseClient} from '@supabase/supabase-js';
import {z} from 'zod';
import type {OwnerEnvironment} from './owner-environment';

/** One variant's new price: SEK, a decimal string. */
export interface PriceUpdate {
  variantId: string;
  price: string;
}

export interface PriceResult {
  variantId: string;
  success: boolean;
  /** Why not. */
  error?: string | undefined;
}

/** A failure of the backend function; its message is for the server's log and holds no secret. */
export class PriceUpdateError extends Error {
  override name = 'PriceUpdateError';
}

/** Milliseconds; the function itself gives up earlier and answers what it has. */
const TIMEOUT = 120_000;

type FunctionInvokeOptions = Parameters<SupabaseClient['functions']['invoke']>[1];

const answerShape = z.object({
  results: z.array(
    z.object({variantId: z.string(), success: z.boolean(), error: z.string().optional()}),
  ),
});

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
  const backend = createClient(SUPABASE_URL, SUPABASE_ANON_KEY, {
    auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
  });
  const {data, error} = await invoke(backend, {
    body: {updates},
    headers: {'x-price-update-secret': PRICE_UPDATE_SECRET},
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (error) throw new PriceUpdateError(await reasonOf(error), {cause: error});
  const answer = answerShape.safeParse(data);
  if (!answer.success) throw new PriceUpdateError('The function answered in an unknown shape');
  return matchResults(updates, answer.data.results);
}

/** The client answers most failures and throws some: a broken JSON body, for one. */
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

/** The function answers in order; where it does not, each result goes to its own variant. */
function matchResults(
  updates: readonly PriceUpdate[],
  results: readonly PriceResult[],
): PriceResult[] {
  const byVariant = new Map(results.map((result) => [result.variantId, result]));
  const unknown = results.filter(
    ({variantId}) => !updates.some((update) => update.variantId === variantId),
  );
  if (results.length !== updates.length || unknown.length > 0) {
    console.error(
      `The price function answered ${results.length} results for ${updates.length} updates, ${unknown.length} of them for unknown variants.`,
    );
  }
  return updates.map(
    ({variantId}) =>
      byVariant.get(variantId) ?? {variantId, success: false, error: 'No result came back.'},
  );
}

async function reasonOf(error: unknown): Promise<string> {
  if (error instanceof FunctionsHttpError) {
    const response: unknown = error.context;
    if (!(response instanceof Response)) return error.message;
    const body = await response.text().catch(() => '');
    return `The function answered HTTP ${response.status}: ${body.slice(0, 200)}`;
  }
  return error instanceof Error ? `${error.name}: ${error.message}` : 'The function failed';
}
