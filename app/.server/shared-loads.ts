import {StorefrontError} from './storefront-error';

/** Milliseconds between two looks at what another request has under way. */
const PAUSE = 20;

/** Milliseconds after which a load is lost: its request was cut off, and nothing will come of it. */
const LOST_AFTER = 30_000;

interface Load {
  begun: number;
  outcome?: {value: unknown} | {error: unknown};
}

/** What this worker's requests are loading, by question. */
const underWay = new Map<string, Load>();

/**
 * Requests that ask the same question at the same time share one load. A worker's requests must not wait for each
 * other's promises, as a promise belongs to the request that made it: the others look at a plain object now and
 * then, each by a timer of its own.
 *
 * @param load answers with the value and, once that is kept, `kept`: until then newcomers get the value from here
 */
export async function shareLoad<Value>(
  question: string,
  load: () => Promise<{value: Value; kept: Promise<unknown>}>,
): Promise<Value> {
  const other = underWay.get(question);
  if (other && !isLost(other)) return follow<Value>(other);
  const own: Load = {begun: Date.now()};
  underWay.set(question, own);
  const finish = () => {
    if (underWay.get(question) === own) underWay.delete(question);
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
  while (!load.outcome) {
    if (isLost(load)) throw new StorefrontError('Another request’s load was lost');
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  if ('error' in load.outcome) throw load.outcome.error;
  // The question tells what its answer is.
  return load.outcome.value as Value;
}

function isLost({begun}: Load): boolean {
  return Date.now() - begun > LOST_AFTER;
}
