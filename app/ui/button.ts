/** Class names of the shop's buttons, for `<button>` and links. Chips come in rows: filters, found collections. */
export const buttonClass = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  /** A link on, with an arrow after its words. */
  onward: 'link inline-flex min-h-11 items-center gap-2 font-medium',
  chip: 'flex min-h-11 items-center gap-2 rounded-control border border-line px-3 transition-colors hover:border-ink active:bg-mist',
} as const;
