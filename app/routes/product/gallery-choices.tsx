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
    <div className={productLayout.choices}>
      {images.map((image, number) => (
        <button
          key={image.url}
          {...earlyPress(`picture ${number}`)}
          type="button"
          aria-label={t('product.image', {number: number + 1, count: images.length})}
          aria-current={number === index || undefined}
          onClick={() => onChoose(number)}
          className="gallery-choice"
        >
          <span
            className={`h-2 rounded-full border border-transparent md:hidden ${number === index ? 'w-6 bg-ink' : 'w-2 bg-stone/75'}`}
          />
          <span className="hidden md:block">
            <ProductPicture
              image={image}
              alt=""
              use="tile"
              sizes="(min-width: 1250px) 90px, 7.2vw"
            />
          </span>
        </button>
      ))}
    </div>
  );
}
