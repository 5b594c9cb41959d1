/** Shared by the product and its skeleton, so that the layout does not shift. */
export const productLayout = {
  page: 'shell pb-section md:pt-4',
  columns:
    'grid gap-x-8 gap-y-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:grid-rows-[auto_1fr] lg:gap-x-12',
  /** Sticky beside the pictures and the text below them, where the window has room for its button. */
  purchase: 'wide:row-span-2 md:sticky md:top-32 md:self-start low:static',
  /** Full bleed on phones. The texts of pictures that fail would widen the page. */
  gallery: 'min-w-0 narrow:-mx-gutter print:max-w-[10cm]',
  picture: 'gallery-picture',
  /** Another shop's pictures may be of people and tall things: shown whole where the field is not 4:5. */
  whole: 'object-contain!',
  /** The dots or thumbnails below it. */
  choices: 'gallery-choices',
  /** The `sizes` attribute. */
  sizes: '(min-width: 1600px) 850px, (min-width: 1440px) 756px, (min-width: 768px) 53vw, 100vw',
} as const;
