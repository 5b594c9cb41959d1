const pictures = import.meta.glob<string>('../shop/pictures/collections/*.jpg', {
  eager: true,
  import: 'default',
  query: '?w=330&format=webp&quality=45',
});

/** px */
export const thumbnailSize = {width: 330, height: 186} as const;

/** The small picture of the collection at an address of the shop. */
export function collectionThumbnail(address: string): string | undefined {
  return pictures[`../shop/pictures/collections/${address.split('/').at(-1)}.jpg`];
}
