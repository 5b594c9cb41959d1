/** Shared by the product and its skeleton, so that nothing moves when one takes the other's place. */
export const productLayout = {
  page: 'shell pt-2 pb-section lg:pt-4',
  columns: 'grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
} as const;
