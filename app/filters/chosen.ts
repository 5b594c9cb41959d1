import type {MarkedText} from '~/i18n/languages';

/** One of the values that a list is filtered by, or its order. */
export interface Chip {
  /** As the address has them. */
  name: string;
  value: string;
  label: MarkedText;
}

/** What a list is filtered and sorted by. */
export interface Chosen {
  /** The one way to write it into an address, without the question mark. */
  query: string;
  chips: readonly Chip[];
}

/** The query without one of its values. */
export function withoutChip(query: string, {name, value}: Chip): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(name, value);
  return parameters.toString();
}
