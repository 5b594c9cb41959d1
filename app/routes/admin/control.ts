const size = 'min-h-9 rounded-control pointer-coarse:min-h-11';
const button = `${size} inline-flex items-center justify-center gap-2 px-3.5 py-1.5 text-center text-sm font-medium transition-colors duration-200 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed`;

/** Class names of the tool's controls: denser than in the shop, full size for touch. */
export const control = {
  field: `${size} border border-stone bg-surface px-2.5 placeholder:text-stone aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)] forced-colors:aria-invalid:border-2 forced-colors:aria-invalid:border-dashed`,
  // Forced colours draw the transparent border, without which a button would have no outline.
  primary: `${button} border border-transparent bg-ink text-white forced-colors:border-3 hover:bg-granite disabled:bg-mist disabled:text-stone aria-disabled:bg-mist aria-disabled:text-stone`,
  secondary: `${button} border border-ink hover:bg-ink hover:text-white disabled:border-line disabled:text-stone aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-stone`,
} as const;
