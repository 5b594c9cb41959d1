/** Shared by the product and its skeleton, so that nothing moves when one takes the other's place. */
export const productLayout = {
  page: 'shell pb-section md:pt-4',
  columns:
    'grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:grid-rows-[auto_1fr] lg:gap-x-12',
  /** Beside the pictures and the words below them, and in sight while they are looked at. */
  purchase: 'md:sticky md:top-32 md:row-span-2 md:self-start',
  /** To the edges of a phone. */
  gallery: '-mx-gutter md:mx-0 print:max-w-[10cm]',
  /** Square on phones, so that price and options come into the first view. */
  picture: 'max-md:aspect-square!',
  /** The dots or thumbnails below it. */
  choices:
    '-mb-2 flex min-h-11 justify-center px-gutter md:mt-3 md:mb-0 md:min-h-6 md:justify-start md:gap-2 md:px-0',
  /** How wide the picture is shown, as in HTML. */
  sizes: '(min-width: 1440px) 756px, (min-width: 768px) 53vw, 100vw',
} as const;
