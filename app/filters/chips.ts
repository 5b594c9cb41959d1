import type {MarkedText} from '~/i18n/languages';

/** A chosen filter value, or the order. */
export interface Chip {
  /** As the address has them. */
  name: string;
  value: string;
  label: MarkedText;
  /** Whether the links to the widths show it. */
  isLinked?: boolean;
}

/** The chosen filters and order of a list. */
export interface Chosen {
  /** Its canonical query, without the question mark. */
  query: string;
  chips: readonly Chip[];
}

/** The query without one of its values. */
export function withoutChip(query: string, {name, value}: Chip): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(name, value);
  return parameters.toString();
}
