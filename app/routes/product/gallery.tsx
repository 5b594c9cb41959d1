import {useEffect, useRef, useState} from 'react';
import {cardImages} from '~/catalogue/card';
import type {Product, ProductImage} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {useLanguage} from '~/i18n/language-provider';

const sizes = '(min-width: 1440px) 790px, (min-width: 1024px) 56vw, 100vw';

/**
 * The product's pictures side by side in a strip that snaps: swiped on a phone, chosen by thumbnails
 * elsewhere, and whole without JavaScript.
 *
 * @param selectedImage the picture of the chosen variant, scrolled to when it changes
 */
export function Gallery({
  product,
  selectedImage,
}: {
  product: Product;
  selectedImage?: number | undefined;
}) {
  const {language, pick, t} = useLanguage();
  const strip = useRef<HTMLDivElement>(null);
  const shownImage = useRef(selectedImage);
  const [index, setIndex] = useState(0);
  const title = pick(product.title);
  const images = product.images.length > 0 ? product.images : cardImages(product);

  // The gallery begins with its first picture, whatever the first variant looks like.
  useEffect(() => {
    if (selectedImage === undefined || selectedImage === shownImage.current) return;
    shownImage.current = selectedImage;
    scrollTo(strip.current, selectedImage, 'instant');
  }, [selectedImage]);

  function alternative(image: ProductImage | undefined, number: number): string {
    const words = language === 'sv' ? image?.swedishAltText : image?.altText;
    if (words) return words;
    if (number === 0) return title;
    return `${title}, ${t('product.image', {number: number + 1, count: images.length})}`;
  }

  if (images.length < 2) {
    return <ProductPicture image={images[0]} alt={alternative(images[0], 0)} sizes={sizes} eager />;
  }

  return (
    <section aria-label={t('product.gallery', {title})} className="-mx-gutter lg:mx-0">
      <div
        ref={strip}
        tabIndex={0}
        role="group"
        aria-label={t('product.image', {number: index + 1, count: images.length})}
        onScroll={({currentTarget}) =>
          setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
      >
        {images.map((image, number) => (
          <div key={image.url} className="w-full shrink-0 snap-start snap-always">
            <ProductPicture
              image={image}
              alt={alternative(image, number)}
              sizes={sizes}
              eager={number === 0}
            />
          </div>
        ))}
      </div>
      <div className="mt-3 flex justify-center gap-3 px-gutter lg:justify-start lg:px-0">
        {images.map((image, number) => (
          <button
            key={image.url}
            type="button"
            aria-label={t('product.image', {number: number + 1, count: images.length})}
            aria-current={number === index || undefined}
            onClick={() => scrollTo(strip.current, number)}
            className="border border-transparent p-1 aria-[current]:border-ink max-lg:flex max-lg:size-6 max-lg:items-center max-lg:justify-center max-lg:border-0 lg:w-20"
          >
            <span
              className={`size-2 rounded-full border border-transparent lg:hidden ${number === index ? 'bg-ink' : 'bg-stone/40'}`}
            />
            <span className="hidden lg:block">
              <ProductPicture image={image} alt="" sizes="80px" />
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

function scrollTo(
  strip: HTMLElement | null,
  index: number,
  behavior: ScrollBehavior = 'auto',
): void {
  strip?.scrollTo({left: index * strip.clientWidth, behavior});
}
