/// <reference types="vite/client" />
/// <reference types="react-router" />
/// <reference types="@shopify/oxygen-workers-types" />
/// <reference types="@shopify/hydrogen/react-router-types" />

/** What vite-imagetools makes of a picture at build time. */
declare module '*&as=scene' {
  const scene: import('~/ui/scene').BuiltPicture;
  export default scene;
}

declare module '*&as=metadata' {
  const metadata: {src: string; width: number; height: number};
  export default metadata;
}

/** A text in Markdown, its languages side by side: what `text-pages.ts` makes of it. */
declare module '*.md' {
  export const page: import('~/i18n/copy').PageText;
  /** Those before the first section. */
  export const questions: ReadonlyArray<import('~/i18n/copy').Question>;
}
