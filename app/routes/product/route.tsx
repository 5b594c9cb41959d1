import {Suspense} from 'react';
import {Await, Link} from 'react-router';
import {storefrontApiContext} from '~/.server/context';
import {mainContent} from '~/.server/outcome';
import {loadProduct} from '~/catalogue/load-product.server';
import {ProductsError} from '~/catalogue/product-grid';
import {useLanguage} from '~/i18n/language-provider';
import {MessagePage} from '~/layout/message-page';
import {PageHead} from '~/layout/page-head';
import {buttonClass} from '~/ui/button';
import type {Route} from './+types/route';
import {ProductDetails} from './product-details';
import {ProductSkeleton} from './product-skeleton';

export function loader({params, context}: Route.LoaderArgs) {
  const loading = loadProduct(context.get(storefrontApiContext), params.handle);
  return mainContent(context, loading, (product) => product === null);
}

export default function ProductPage({params: {handle}, loaderData}: Route.ComponentProps) {
  return (
    <Suspense key={handle} fallback={<ProductSkeleton />}>
      <Await resolve={loaderData.content}>
        {(content) => {
          if (!content.ok) return <Failed />;
          return content.value ? <ProductDetails product={content.value} /> : <NotFound />;
        }}
      </Await>
    </Suspense>
  );
}

/** Specification §8: the product is missing. */
function NotFound() {
  const {t} = useLanguage();
  return (
    <MessagePage title={t('product.notFound')} description={t('product.notFoundDescription')}>
      <Link to="/" className={buttonClass.primary}>
        {t('product.returnHome')}
      </Link>
    </MessagePage>
  );
}

function Failed() {
  const {t} = useLanguage();
  return (
    <div className="shell py-section">
      <PageHead title={t('error.title')} hidden />
      <h1 className="text-title">{t('error.title')}</h1>
      <ProductsError />
    </div>
  );
}
