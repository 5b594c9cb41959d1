import {useCardState} from '~/catalogue/card-state';
import {formatPrice} from '~/catalogue/money';
import {ProductName} from '~/catalogue/product-name';
import {ProductPicture} from '~/catalogue/product-picture';
import {useLanguage} from '~/i18n/language-provider';
import {PageHead} from '~/layout/page-head';
import {BackLink} from './back-link';
import {productLayout} from './product-layout';

/** A placeholder in the product's size, with the picture of the clicked card. */
export function ProductSkeleton() {
  const {langOf, language, t} = useLanguage();
  const card = useCardState();
  return (
    <div className={productLayout.page}>
      <PageHead title={t('product.loading')} />
      <BackLink />
      {!card && <h1 className="sr-only">{t('product.loading')}</h1>}
      <div role="status" aria-label={t('product.loading')}>
        <div className={productLayout.columns} data-skeleton="">
          <div className={productLayout.gallery}>
            {card?.picture ? (
              <ProductPicture
                image={card.picture}
                alt=""
                use="large"
                sizes={productLayout.sizes}
                urgency="first"
                className={productLayout.picture}
              />
            ) : (
              <div className={`skeleton aspect-4/5 ${productLayout.picture}`} />
            )}
            <div className={productLayout.choices} />
          </div>
          <div>
            {card ? (
              <>
                <h1 className="mt-8 text-name wrap-anywhere" lang={langOf(card.title)}>
                  <ProductName title={card.title} />
                </h1>
                <p className="mt-3 text-heading">
                  <span className="price">{formatPrice(card.price, language)}</span>
                </p>
              </>
            ) : (
              <>
                <div className="skeleton h-[calc(2.2*var(--text-name))] w-3/4" />
                <div className="skeleton mt-3 h-[calc(1.2*var(--text-heading))] w-1/3" />
              </>
            )}
            <div className="skeleton mt-8 h-32 w-2/3" />
            <div className="skeleton mt-4 h-5 w-2/3" />
            <div className="skeleton mt-4 h-12.5 w-full" />
            <div className="skeleton mt-6 h-16 w-1/2 lg:h-8" />
            <div className="skeleton mt-6 h-56.5 w-full" />
          </div>
        </div>
      </div>
    </div>
  );
}
