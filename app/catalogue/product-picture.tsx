import {Image} from '@shopify/hydrogen';
import {useLanguage} from '~/i18n/language-provider';
import {isBuiltFile} from '~/ui/built-file';

/** The widths that a picture is offered in, px: so near to each other that none is much larger than its place. */
const widths = {
  card: {startingWidth: 160, incrementSize: 80, intervals: 13},
  large: {startingWidth: 320, incrementSize: 160, intervals: 7},
  thumbnail: {startingWidth: 80, incrementSize: 80, intervals: 4},
} as const;

interface ProductPictureProps {
  image: {url: string; altText?: string | null; tone?: string} | undefined;
  /** Given where the picture's own text would repeat what stands beside it, or say it in another language. */
  alt: string;
  use: keyof typeof widths;
  /** As in HTML: how wide the picture is shown. */
  sizes: string;
  /** Of pictures in the first view: before everything else, or without waiting. Others wait to be scrolled to. */
  urgency?: 'first' | 'soon' | undefined;
  /** `view-transition-name`: the picture that it turns into carries the same. */
  transition?: string | undefined;
  className?: string;
}

/** A picture in 4:5 on its own colour, cut to shape and size by the CDN; a plain field with words where there is none. */
export function ProductPicture(props: ProductPictureProps) {
  const {image, alt, use, sizes, urgency, transition, className = ''} = props;
  const {t} = useLanguage();
  if (!image) {
    return (
      <div
        className={`flex aspect-4/5 items-center justify-center bg-mist p-2 text-center text-sm text-stone ${className}`}
      >
        {t('products.noImage')}
      </div>
    );
  }
  const shared = {
    src: image.url,
    alt,
    sizes,
    loading: urgency ? 'eager' : 'lazy',
    fetchPriority: urgency === 'first' ? 'high' : 'auto',
    decoding: urgency ? 'sync' : 'async',
    className: `aspect-4/5 w-full bg-mist object-cover ${className}`,
    style: {backgroundColor: image.tone, viewTransitionName: transition},
  } as const;
  // The shop's own picture comes in the size that it was built in.
  if (isBuiltFile(image.url)) return <img {...shared} alt={alt} width={800} height={1000} />;
  return (
    <Image
      {...shared}
      aspectRatio="4/5"
      crop="center"
      srcSetOptions={{...widths[use], placeholderWidth: 320}}
    />
  );
}
