import type {Picture, Product} from '../catalogues/goods.ts';

export interface NamedPicture {
  /** The file name at the image endpoint. */
  fileName: string;
  picture: Picture;
  /** Whether it is one of the product's pictures; else it only belongs to a variant. */
  inList: boolean;
}

/** All pictures of a product: its own, then the variants' others. */
export function namedPictures(product: Product): NamedPicture[] {
  return [
    ...product.pictures.map((picture, index) => ({
      fileName: pictureFileName(product, index),
      picture,
      inList: true,
    })),
    ...product.variants.flatMap(({picture}, index) =>
      typeof picture === 'object'
        ? [{fileName: variantFileName(product, index), picture, inList: false}]
        : [],
    ),
  ];
}

/** A variant's file, if any. */
export function fileNameOfVariant(product: Product, index: number): string | undefined {
  const picture = product.variants[index]?.picture;
  if (picture === undefined) return undefined;
  return typeof picture === 'number'
    ? pictureFileName(product, picture)
    : variantFileName(product, index);
}

/** Creates a lookup of pictures by file name. */
export function createPictureFinder(
  products: readonly Product[],
): (fileName: string) => Picture | undefined {
  const pictures = new Map(
    products.flatMap((product) =>
      namedPictures(product).map(({fileName, picture}) => [fileName, picture] as const),
    ),
  );
  return (fileName) => pictures.get(fileName);
}

/** `index` starts at 0, the name at 1. */
function pictureFileName({handle}: Product, index: number): string {
  return `${handle}-${index + 1}.jpg`;
}

function variantFileName({handle}: Product, index: number): string {
  return `${handle}-variant-${index + 1}.jpg`;
}
