import {Image} from '@shopify/hydrogen';
import type {CSSProperties} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {isBuiltFile} from '~/ui/built-file';
import {fillsField, type Measures} from './picture-shape';
import type {CardImage} from './product';

const small = {startingWidth: 80, incrementSize: 80, intervals: 4} as const;

/**
 * The widths of a `srcset`, px. Few for cards, whose addresses repeat dozens of times in a document: about 170 points
 * on a phone, up to 380 elsewhere, or twice that in a row of two.
 */
const widths = {
  card: {startingWidth: 320, incrementSize: 160, intervals: 3},
  largeCard: {startingWidth: 320, incrementSize: 160, intervals: 6},
  large: {startingWidth: 400, incrementSize: 200, intervals: 5},
  /** Two beside each other, on wide screens. */
  pair: {startingWidth: 400, incrementSize: 400, intervals: 2},
  thumbnail: small,
  tile: small,
  /** A cart line does not keep its picture's ratio: another shop's is shown whole. */
  line: small,
} as const;

interface ProductPictureProps {
  image: PictureFields | undefined;
  /** Overrides the picture's alt text where that would repeat the text beside it or be in another language. */
  alt: string;
  use: keyof typeof widths;
  /** As in HTML: how wide the picture is shown. */
  sizes: string;
  /** In the first view: `high` loads first, `eager` without waiting. Others load lazily. */
  urgency?: 'first' | 'soon' | undefined;
  className?: string;
}

type PictureFields = Pick<CardImage, 'url' | 'tone' | 'section'> & Measures;

/**
 * A picture on its average colour in a field of 4:5; square in lists, as glasses are wide. A 4:5 picture fills the
 * field, cropped by the CDN; any other shows whole and never enlarged. Without a picture, a plain field with text.
 */
export function ProductPicture(props: ProductPictureProps) {
  const {image, alt, use, sizes, urgency, className = ''} = props;
  const {t} = useLanguage();
  const isSquare = ['card', 'largeCard', 'pair', 'tile'].includes(use);
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
  // The shop's own picture has one size and square sections.
  if (isBuiltFile(image.url)) {
    const {width, height, section} = image;
    const sectionStyle = {
      ...field.style,
      '--section': section ?? 0,
      '--sections': (height ?? 1) / (width ?? 1),
    } as CSSProperties;
    return (
      <img
        {...filling}
        sizes={undefined}
        alt={alt}
        className={`${field.className} picture-section`}
        style={sectionStyle}
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
