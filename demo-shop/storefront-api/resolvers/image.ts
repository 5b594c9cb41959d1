import type {ImageRecord} from '../../database/records.ts';
import type {Resolvers, ShopContext} from '../context.ts';

interface Transform {
  crop?: 'BOTTOM' | 'CENTER' | 'LEFT' | 'RIGHT' | 'TOP' | null;
  maxHeight?: number | null;
  maxWidth?: number | null;
  preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null;
  scale?: number | null;
}

export const imageResolvers = {
  url: (image, {transform}: {transform?: Transform | null}, context) =>
    imageUrl(image, transform ?? {}, context),
} satisfies Resolvers<ImageRecord>;

/** The picture's URL with Shopify's parameters for scaling and cropping. */
export function imageUrl(
  image: ImageRecord,
  {crop, maxHeight, maxWidth, preferredContentType, scale}: Transform,
  {origin, catalogueVersion}: Pick<ShopContext, 'origin' | 'catalogueVersion'>,
): string {
  const url = new URL(`/cdn/shop/files/${image.fileName}`, origin);
  url.searchParams.set('v', catalogueVersion);
  if (maxWidth) url.searchParams.set('width', String(maxWidth * (scale ?? 1)));
  if (maxHeight) url.searchParams.set('height', String(maxHeight * (scale ?? 1)));
  if (crop) url.searchParams.set('crop', crop.toLowerCase());
  if (preferredContentType) url.searchParams.set('format', preferredContentType.toLowerCase());
  return url.href;
}
