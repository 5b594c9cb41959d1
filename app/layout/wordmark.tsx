import {wordmark} from '~/shop/wordmark';

/** The shop's wordmark, else its name as text. The link around it names it for screen readers. */
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
