/** Shared by the product and its skeleton, so that nothing moves when one takes the other's place. */
export const productLayout = {
  page: 'shell pb-section md:pt-4',
  columns:
    'grid gap-x-8 gap-y-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:grid-rows-[auto_1fr] lg:gap-x-12',
  /** Beside the pictures and the words below them, and in sight while they are looked at. */
  purchase: 'wide:row-span-2 md:sticky md:top-32 md:self-start',
  /** To the edges of a phone. */
  gallery: 'narrow:-mx-gutter print:max-w-[10cm]',
  /**
   * Square on phones, so that price and options come into the first view; elsewhere never higher than the window, with
   * the thumbnails below it still in sight.
   */
  picture:
    'narrow:aspect-square! narrow:max-h-[max(14rem,46svh)] wide:max-h-[max(14rem,min(78svh,760px,100svh-17rem))] print:max-h-none',
  /** The dots or thumbnails below it. */
  choices:
    '-mb-2 flex min-h-11 justify-center px-gutter md:mt-3 md:mb-0 md:min-h-6 md:justify-start md:gap-2 md:px-0',
  /** How wide the picture is shown, as in HTML. */
  sizes: '(min-width: 1440px) 756px, (min-width: 768px) 53vw, 100vw',
} as const;
