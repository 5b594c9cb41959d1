import type {ProductImage} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {useLanguage} from '~/i18n/language-provider';
import {earlyPress} from '~/ui/early-press';
import {productLayout} from './product-layout';

interface GalleryChoicesProps {
  images: readonly ProductImage[];
  /** The current picture. */
  index: number;
  onChoose: (index: number) => void;
}

/** The position among the pictures: dots on phones, thumbnails elsewhere. */
export function GalleryChoices({images, index, onChoose}: GalleryChoicesProps) {
  const {t} = useLanguage();
  return (
    <div className={`${productLayout.choices} print:hidden`}>
      {images.map((image, number) => (
        <button
          key={image.url}
          {...earlyPress(`picture ${number}`)}
          type="button"
          aria-label={t('product.image', {number: number + 1, count: images.length})}
          aria-current={number === index || undefined}
          onClick={() => onChoose(number)}
          className="border border-transparent p-1 transition-[border-color,opacity] hover:border-stone active:opacity-70 aria-[current]:border-ink max-md:flex max-md:h-11 max-md:max-w-11 max-md:flex-1 max-md:items-center max-md:justify-center max-md:border-0 max-md:p-0 md:w-[clamp(3rem,7vw,5rem)]"
        >
          <span
            className={`h-2 rounded-full border border-transparent md:hidden ${number === index ? 'w-6 bg-ink' : 'w-2 bg-stone/75'}`}
          />
          <span className="hidden md:block">
            <ProductPicture
              image={image}
              alt=""
              use="thumbnail"
              sizes="(min-width: 1143px) 70px, 6vw"
            />
          </span>
        </button>
      ))}
    </div>
  );
}
