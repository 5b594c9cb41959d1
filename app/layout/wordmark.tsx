import {wordmark} from '~/shop/wordmark';

/** The shop's name as its mark, else as text. A neighbour names it to screen readers. */
export function Wordmark({name}: {name: string}) {
  if (name !== wordmark?.name) return name;
  return (
    <svg
      aria-hidden="true"
      viewBox={wordmark.viewBox}
      fill="currentColor"
      className="h-[1em] w-auto"
    >
      <path d={wordmark.outline} />
    </svg>
  );
}
