import {useEffect, useRef, useState, type KeyboardEvent} from 'react';
import type {Product, ProductImage, Variant} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {namedValues} from '~/catalogue/variant-selection';
import {useLanguage} from '~/i18n/language-provider';
import {useIsOwnShop} from '~/layout/root-data';
import {earlyPress} from '~/ui/early-press';
import {ZoomIcon} from '~/ui/icons';
import {usePart} from '~/ui/use-part';
import {GalleryChoices} from './gallery-choices';
import {galleryPictures} from './gallery-pictures';
import {productLayout} from './product-layout';

// Loaded when a visitor opens a picture.
const loadZoom = () => import('./zoom.client');

interface GalleryProps {
  product: Product;
  /** The selected variant, whose pictures are shown. */
  variant: Variant | undefined;
}

/**
 * The product's pictures in a strip with scroll snap: swiped on phones, chosen by thumbnails or arrow keys elsewhere,
 * complete without JavaScript. A click enlarges one.
 */
// eslint-disable-next-line house/long-function -- one state machine: swipe, keys, choices and variants move the same strip
export function Gallery({product, variant}: GalleryProps) {
  const {pick, t} = useLanguage();
  const isOwnShop = useIsOwnShop();
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [zoomed, setZoomed] = useState<{number: number; press: Event}>();
  const {Part: Zoom, want: wantZoom} = usePart(loadZoom, t('error.part'));
  const title = pick(product.title);
  const images = galleryPictures(product, variant);
  const count = images.length;
  const leading = images[0]?.url;
  // In this shop, another variant's own pictures lead those of the first one: their texts say so.
  const pictured =
    isOwnShop && leading !== product.images[0]?.url
      ? product.variants.find(({imageIndex}) => imageIndex === 0)
      : undefined;

  // Another variant's pictures begin with its own, in a strip of their own; it may have been swiped before hydration.
  useEffect(() => {
    if (strip.current) setIndex(placeOf(strip.current));
  }, [leading]);

  function alternative(image: ProductImage | undefined, number: number): string {
    if (image?.alt) return pick(image.alt);
    if (number === 0) return title;
    return `${title}, ${t('product.image', {number: number + 1, count})}`;
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    const next = index + (step ?? 0);
    if (step === undefined || next < 0 || next >= count) return;
    event.preventDefault();
    show(next);
  }

  /** Focus stays in the strip if it is there. */
  function show(next: number, behavior?: ScrollBehavior) {
    scrollTo(strip.current, next, behavior);
    if (!strip.current?.contains(document.activeElement)) return;
    strip.current.querySelectorAll('button')[next]?.focus({preventScroll: true});
  }

  if (count === 0) return <ProductPicture image={undefined} alt="" use="large" sizes="" />;

  return (
    <section aria-label={t('product.gallery', {title})} className={productLayout.gallery}>
      <div onKeyDown={onKeyDown}>
        <div
          // A new strip, which nothing scrolls: one that still glides would go on.
          key={leading}
          ref={strip}
          role="group"
          aria-label={t('product.image', {number: index + 1, count})}
          onScroll={({currentTarget}) => setIndex(placeOf(currentTarget))}
          className="gallery-strip"
        >
          {images.map((image, number) => (
            <button
              key={image.url}
              {...earlyPress(`zoom ${number}`)}
              type="button"
              tabIndex={number === index ? 0 : -1}
              onClick={({nativeEvent: press}) => wantZoom(() => setZoomed({number, press}))}
              className="gallery-page"
            >
              <ProductPicture
                image={image}
                alt={alternative(image, number)}
                use="large"
                sizes={productLayout.sizes}
                urgency={number === 0 ? 'first' : undefined}
                className={`${productLayout.picture} ${isOwnShop ? '' : productLayout.whole}`}
              />
              {pictured && number > 0 && image.ownOf !== variant?.imageIndex && image.alt && (
                <span aria-hidden="true" className="card-note first-letter:uppercase">
                  {namedValues(pictured, pick)}: {pick(image.alt).split(', ').at(-1)}
                </span>
              )}
              <span className="sr-only">({t('product.zoom')})</span>
              <span className="zoom-mark">
                <ZoomIcon />
              </span>
            </button>
          ))}
        </div>
        {count > 1 && (
          <GalleryChoices
            images={images}
            index={index}
            onChoose={(number) => scrollTo(strip.current, number)}
          />
        )}
      </div>
      {zoomed && Zoom && (
        <Zoom
          images={images}
          alternative={alternative}
          first={zoomed.number}
          press={zoomed.press}
          onClose={(number) => {
            setZoomed(undefined);
            if (number !== zoomed.number) show(number, 'instant');
          }}
        />
      )}
    </section>
  );
}

function placeOf(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / stepOf(strip));
}

/** Pixels from one picture to the next, of which phones show the edge. */
function stepOf({childElementCount, scrollWidth}: HTMLElement): number {
  return scrollWidth / childElementCount;
}

function scrollTo(
  strip: HTMLElement | null,
  index: number,
  behavior: ScrollBehavior = 'auto',
): void {
  strip?.scrollTo({left: index * stepOf(strip), behavior});
}
