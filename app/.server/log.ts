/** Characters of a value that are kept. */
const LONGEST_VALUE = 500;

/** Beside what JSON escapes itself: what a terminal obeys and what a log reader takes for the end of a line. */
const UNSEEN = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * Writes one fact as one line of JSON, whatever a visitor put into its values.
 *
 * @param event what happened, such as `owner sign-in`; never made of input
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | boolean | null>,
): void {
  const line = JSON.stringify({level, event, ...fields}, (_name, value: unknown) =>
    typeof value === 'string' && value.length > LONGEST_VALUE
      ? `${value.slice(0, LONGEST_VALUE)}…`
      : value,
  );
  console[level](line.replaceAll(UNSEEN, escaped));
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** What the language itself throws where code is wrong; the shop's own errors have names of their own. */
const FAULT = /^(?:Type|Range|Reference|Syntax)?Error$/;

/** Writes what went wrong, with its causes; where the fault may be in this program, with the stack. */
export function logError(
  event: string,
  error: unknown,
  fields: Record<string, string | number | boolean | null> = {},
): void {
  const isFault = error instanceof Error && FAULT.test(error.name);
  log('error', event, {
    ...fields,
    reason: reasonOf(error),
    ...(isFault && error.stack && {stack: error.stack}),
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = `${error.name}: ${error.message}`;
  return error.cause === undefined ? reason : `${reason} (${reasonOf(error.cause)})`;
}
