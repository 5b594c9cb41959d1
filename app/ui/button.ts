const shape =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-control px-6 py-3 text-center font-medium transition-colors duration-200 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

/**
 * Class names of the shop's two buttons, for `<button>` and links alike. Forced colours take the first one's
 * background, and show its transparent border instead.
 */
export const buttonClass = {
  primary: `${shape} border border-transparent bg-ink text-white hover:bg-granite active:bg-stone disabled:bg-mist disabled:text-stone aria-disabled:bg-mist aria-disabled:text-stone`,
  secondary: `${shape} border border-ink hover:bg-ink hover:text-white active:border-stone active:bg-stone active:text-white disabled:border-line disabled:text-stone`,
} as const;
