import type {Sharp} from 'sharp';

export const formats = ['jpg', 'pjpg', 'webp', 'avif', 'png'] as const;
export type Format = (typeof formats)[number];

export const mediaTypes: Record<Format, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
};

/** The smallest format that a client accepts, else JPEG. */
export function negotiateFormat(accept: string | null): Format {
  const accepted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([, ...more]) => !more.some((part) => /^q=0(\.0*)?$/.test(part)))
    .map(([type]) => type);
  if (accepted.includes('image/avif')) return 'avif';
  if (accepted.includes('image/webp')) return 'webp';
  return 'jpg';
}

/** Low efforts: higher ones save only a few per cent and keep a laptop busy with a page of fifty new cards. */
export function encode(picture: Sharp, format: Format): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif({quality: 62, effort: 2}).toBuffer();
    case 'webp':
      return picture.webp({quality: 80, effort: 3, smartSubsample: true}).toBuffer();
    case 'png':
      return picture.png({compressionLevel: 7}).toBuffer();
    default:
      return picture.jpeg({quality: 82, progressive: format === 'pjpg'}).toBuffer();
  }
}
