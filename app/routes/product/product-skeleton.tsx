import {useLanguage} from '~/i18n/language-provider';
import {PageHead} from '~/layout/page-head';
import {productLayout} from './product-layout';

/** Stands where the product comes to stand, in its size. */
export function ProductSkeleton() {
  const {t} = useLanguage();
  return (
    <div className={productLayout.page} role="status" aria-label={t('product.loading')}>
      <PageHead title={t('product.loading')} />
      <div aria-hidden="true" className={productLayout.columns} data-skeleton="">
        <div className="skeleton aspect-4/5" />
        <div>
          <div className="skeleton h-12 w-3/4" />
          <div className="skeleton mt-4 h-7 w-1/3" />
          <div className="skeleton mt-10 h-12 w-full" />
          <div className="skeleton mt-10 h-6 w-1/4" />
          <div className="skeleton mt-3 h-40 w-full" />
        </div>
      </div>
    </div>
  );
}
