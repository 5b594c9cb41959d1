const shape =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-control px-6 py-3 text-center font-medium transition-colors duration-200 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

/**
 * Class names of the shop's buttons, for `<button>` and links. In forced colours the transparent border of the first
 * one replaces its background. Chips come in rows: filters, found collections.
 */
export const buttonClass = {
  primary: `${shape} border border-transparent bg-ink text-white hover:bg-granite active:bg-stone disabled:bg-mist disabled:text-stone aria-disabled:bg-mist aria-disabled:text-stone`,
  secondary: `${shape} border border-ink hover:bg-ink hover:text-white active:border-stone active:bg-stone active:text-white disabled:border-line disabled:text-stone`,
  chip: 'flex min-h-11 items-center gap-2 rounded-control border border-line px-4 transition-colors hover:border-ink active:bg-mist',
} as const;
