import {preload, type PreloadOptions} from 'react-dom';

/** A picture of the shop itself, made in several sizes and formats when the shop is built. */
export interface BuiltPicture {
  /** `srcset` values by format: `avif`, `webp`. */
  sources: Readonly<Record<string, string>>;
  img: {src: string; w: number; h: number};
  /** The average colour, `#rrggbb`, shown until the picture loads. */
  tone: string;
}

const PHONE = '(width<48rem) and (aspect-ratio<1/1)';
const LARGER = `not all and ${PHONE}`;

interface SceneProps {
  picture: BuiltPicture;
  /** Another crop, for phones held upright. */
  phonePicture?: BuiltPicture;
  alt: string;
  sizes: string;
  /** True for the largest picture of the first view. */
  eager?: boolean;
  className?: string;
}

export function Scene({picture, phonePicture, alt, sizes, eager, className}: SceneProps) {
  if (eager) {
    if (phonePicture) preloadPicture(phonePicture, sizes, PHONE);
    preloadPicture(picture, sizes, phonePicture && LARGER);
  }
  return (
    <picture>
      {phonePicture && <Sources picture={phonePicture} sizes={sizes} media={PHONE} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={picture.img.src}
        width={picture.img.w}
        height={picture.img.h}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        className={className}
        style={{backgroundColor: picture.tone}}
      />
    </picture>
  );
}

function Sources({picture, sizes, media}: {picture: BuiltPicture; sizes: string; media?: string}) {
  return Object.entries(picture.sources).map(([format, srcSet]) => (
    <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} media={media} />
  ));
}

/** Preloads the picture from the head: React does so for an `<img>`, but not inside `<picture>`. */
function preloadPicture(picture: BuiltPicture, sizes: string, media?: string): void {
  const options: PreloadOptions & {media?: string | undefined} = {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: picture.sources.avif,
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  };
  preload(picture.img.src, options);
}
