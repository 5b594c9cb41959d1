import {Image} from '@shopify/hydrogen';
import {useLanguage} from '~/i18n/language-provider';

interface ProductPictureProps {
  image: {url: string; altText?: string | null} | undefined;
  /** Given where the picture's own text would repeat what stands beside it, or say it in another language. */
  alt: string;
  /** As in HTML: how wide the picture is shown. */
  sizes: string;
  /** True for the largest picture of the first view. */
  eager?: boolean;
}

/** A picture in 4:5 on mist, cut to shape and size by the CDN; a plain field with words where there is none. */
export function ProductPicture({image, alt, sizes, eager}: ProductPictureProps) {
  const {t} = useLanguage();
  if (!image) {
    return (
      <div className="flex aspect-4/5 items-center justify-center bg-mist p-2 text-center text-sm text-stone">
        {t('products.noImage')}
      </div>
    );
  }
  const shared = {
    src: image.url,
    alt,
    sizes,
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : 'auto',
    decoding: eager ? 'sync' : 'async',
    className: 'aspect-4/5 w-full bg-mist object-cover',
  } as const;
  // The shop's own picture comes in the size that it was built in.
  if (image.url.startsWith('/')) return <img {...shared} alt={alt} width={800} height={1000} />;
  return (
    <Image
      {...shared}
      aspectRatio="4/5"
      crop="center"
      srcSetOptions={{intervals: 6, startingWidth: 200, incrementSize: 200, placeholderWidth: 200}}
    />
  );
}
