import {LOST_AFTER_MS, pollUntil} from '../poll-until.server';
import {StorefrontError} from '../storefront-error.server';

interface Load {
  begun: number;
  outcome?: {value: unknown} | {error: unknown};
}

/** What this worker's requests are loading, by question. */
const inFlight = new Map<string, Load>();

/**
 * Requests that ask the same question at the same time share one load.
 *
 * @param load answers with the value and, once that is kept, `kept`: until then newcomers get the value from here
 */
export async function shareLoad<Value>(
  question: string,
  load: () => Promise<{value: Value; kept: Promise<unknown>}>,
): Promise<Value> {
  const other = inFlight.get(question);
  if (other && !isLost(other)) return follow<Value>(other);
  const own: Load = {begun: Date.now()};
  inFlight.set(question, own);
  const finish = () => {
    if (inFlight.get(question) === own) inFlight.delete(question);
  };
  try {
    const {value, kept} = await load();
    own.outcome = {value};
    void kept.then(finish, finish);
    return value;
  } catch (error) {
    own.outcome = {error};
    finish();
    throw error;
  }
}

async function follow<Value>(load: Load): Promise<Value> {
  await pollUntil(() => load.outcome !== undefined || isLost(load));
  if (!load.outcome) throw new StorefrontError('Another request’s load was lost');
  if ('error' in load.outcome) throw load.outcome.error;
  // The question determines the type of its answer.
  return load.outcome.value as Value;
}

function isLost({begun}: Load): boolean {
  return Date.now() - begun > LOST_AFTER_MS;
}
