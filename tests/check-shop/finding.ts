/** By exit code of the check: 2, 1, 0. */
export type Severity = 'stops the shop' | 'misleads a customer' | 'worth knowing';

export interface Finding {
  /** Machine-readable; independent of the sentence's wording. */
  code: string;
  severity: Severity;
  sentence: string;
  /** The variable to change. */
  variable?: string;
  /** The file to change, relative to the project's root. */
  file?: string;
  /** The complete list, if the sentence names only the first items. */
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

/** The form of a verb for this number. */
export function verb(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** The command's exit code. */
export function exitCode(findings: readonly Finding[]): 0 | 1 | 2 {
  const has = (severity: Severity) => findings.some((finding) => finding.severity === severity);
  if (has('stops the shop')) return 2;
  return has('misleads a customer') ? 1 : 0;
}
