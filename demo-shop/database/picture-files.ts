import type {Picture, Product} from '../catalogues/goods.ts';

export interface NamedPicture {
  /** The name under which the image endpoint serves the picture. */
  fileName: string;
  picture: Picture;
  /** Whether it stands among the product's pictures; else it shows one variant alone. */
  inList: boolean;
}

/** All pictures of a product: its own, then those of variants that are not among them. */
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

/** The file that shows a variant, if one does. */
export function fileNameOfVariant(product: Product, index: number): string | undefined {
  const picture = product.variants[index]?.picture;
  if (picture === undefined) return undefined;
  return typeof picture === 'number'
    ? pictureFileName(product, picture)
    : variantFileName(product, index);
}

/** Makes the look-up from a file name to its picture. */
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

/** `index` counts from 0, the name from 1. */
function pictureFileName({handle}: Product, index: number): string {
  return `${handle}-${index + 1}.jpg`;
}

function variantFileName({handle}: Product, index: number): string {
  return `${handle}-variant-${index + 1}.jpg`;
}
