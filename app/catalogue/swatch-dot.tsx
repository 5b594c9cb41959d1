import type {Swatch} from './product';

/** Beside the value's name, never instead of it. */
export function SwatchDot({swatch: {color, image}}: {swatch: Swatch}) {
  return (
    <span
      aria-hidden="true"
      style={{backgroundColor: color, backgroundImage: image && `url(${JSON.stringify(image)})`}}
      className="-ml-1 size-5 shrink-0 rounded-full border border-ink/20 bg-cover forced-color-adjust-none in-disabled:opacity-50 in-[[aria-pressed=true]]:border-white/60"
    />
  );
}
