/** From what ends the check with exit code 2, over 1, to what is good to know: 0. */
export type Severity = 'stops the shop' | 'misleads a customer' | 'worth knowing';

export interface Finding {
  /** Stays the same when the sentence is worded differently: for machines. */
  code: string;
  severity: Severity;
  sentence: string;
  /** The variable to change. */
  variable?: string;
  /** The file to change, from the project's root. */
  file?: string;
  /** All that the sentence is about, where it names only the first. */
  details?: readonly string[];
}

/** `a, b, c and 4 more` */
export function listed(items: readonly string[], most = 4): string {
  const named = items.length > most + 1 ? items.slice(0, most) : items;
  const left = items.length - named.length;
  return new Intl.ListFormat('en-GB').format([...named, ...(left > 0 ? [`${left} more`] : [])]);
}

export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

/** The verb's form for so many. */
export function verb(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** What the command ends with. */
export function exitCode(findings: readonly Finding[]): 0 | 1 | 2 {
  const has = (severity: Severity) => findings.some((finding) => finding.severity === severity);
  if (has('stops the shop')) return 2;
  return has('misleads a customer') ? 1 : 0;
}
