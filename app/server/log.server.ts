const MAX_VALUE_LENGTH = 500;

/** Besides what JSON escapes: terminal control characters and line separators. */
const UNSEEN = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * Writes one event as one line of JSON, whatever a visitor put into its values.
 *
 * @param event what happened, such as `owner sign-in`; never made of input
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | boolean | null>,
): void {
  const line = JSON.stringify({level, event, ...fields}, (_name, value: unknown) =>
    typeof value === 'string' && value.length > MAX_VALUE_LENGTH
      ? `${value.slice(0, MAX_VALUE_LENGTH)}…`
      : value,
  );
  console[level](line.replaceAll(UNSEEN, escaped));
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Errors that JavaScript throws for faulty code; the shop's own errors have their own names. */
const FAULT = /^(?:Type|Range|Reference|Syntax)?Error$/;

/** Logs an error with its causes, and with the stack if the fault may be in this program. */
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
