import {Image} from '@shopify/hydrogen';
import {useLanguage} from '~/i18n/language-provider';
import {isBuiltFile} from '~/ui/built-file';
import {fillsField, type Measures} from './picture-shape';
import type {ProductImage} from './product';

const small = {startingWidth: 80, incrementSize: 80, intervals: 4} as const;

/**
 * The widths that a picture is offered in, px. Of a card's there are few, as each address stands in the document dozens
 * of times: a phone's place is some 170 points wide, any other's up to 380.
 */
const widths = {
  card: {startingWidth: 320, incrementSize: 160, intervals: 3},
  large: {startingWidth: 320, incrementSize: 160, intervals: 7},
  thumbnail: small,
  /** Of a cart line, whose picture's shape is not kept: shown whole. */
  line: small,
} as const;

interface ProductPictureProps {
  image: PictureFields | undefined;
  /** Given where the picture's own text would repeat what stands beside it, or say it in another language. */
  alt: string;
  use: keyof typeof widths;
  /** As in HTML: how wide the picture is shown. */
  sizes: string;
  /** Of pictures in the first view: before everything else, or without waiting. Others wait to be scrolled to. */
  urgency?: 'first' | 'soon' | undefined;
  className?: string;
}

type PictureFields = Pick<ProductImage, 'url' | 'tone'> & Measures;

/**
 * A picture on its own colour, in a field of 4:5; a card's is square, as glasses are wide. One of 4:5 fills the field,
 * cut to size by the CDN; any other is shown whole, and none larger than it is. A plain field with words where there is
 * none.
 */
export function ProductPicture(props: ProductPictureProps) {
  const {image, alt, use, sizes, urgency, className = ''} = props;
  const {t} = useLanguage();
  const isSquare = use === 'card';
  const shape = isSquare ? 'aspect-square' : 'aspect-4/5';
  if (!image) {
    return (
      <div
        className={`flex items-center justify-center bg-mist p-2 text-center text-sm text-stone ${shape} ${className}`}
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
    fetchPriority: urgency === 'first' ? 'high' : undefined,
    decoding: urgency ? 'sync' : undefined,
  } as const;
  const field = {
    className: `w-full bg-mist ${shape} ${className}`,
    style: {backgroundColor: image.tone},
  };
  const filling = {...shared, style: field.style};
  // The shop's own picture comes in the size that it was built in, and is square.
  if (isBuiltFile(image.url)) {
    const className = `${field.className} ${isSquare ? 'object-cover' : 'object-contain'}`;
    return (
      <img
        {...filling}
        sizes={undefined}
        alt={alt}
        width={560}
        height={560}
        className={className}
      />
    );
  }
  const srcSetOptions = {...widths[use], placeholderWidth: 320};
  if (use !== 'line' && fillsField(image)) {
    return (
      <Image
        {...filling}
        aspectRatio={isSquare ? '1/1' : '4/5'}
        crop="center"
        srcSetOptions={srcSetOptions}
        className={`bg-mist object-cover ${className}`.trimEnd()}
      />
    );
  }
  const {width, height} = image;
  return (
    <span {...field} className={`flex items-center justify-center ${field.className}`}>
      <Image
        {...shared}
        aspectRatio={width && height ? `${width}/${height}` : undefined}
        srcSetOptions={srcSetOptions}
        className="size-full object-contain"
        style={{maxWidth: width ?? undefined, maxHeight: height ?? undefined}}
      />
    </span>
  );
}
