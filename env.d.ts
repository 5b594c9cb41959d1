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
