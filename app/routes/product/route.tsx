import {Suspense, useEffect} from 'react';
import {Await, data} from 'react-router';
import {documentRequestContext, storefrontApiContext} from '~/server/context.server';
import {mainContent, pageBlock} from '~/server/outcome.server';
import {categoryOf} from '~/catalogue/categories';
import {collectionPicture} from '~/catalogue/collection-pictures.server';
import {isHandle} from '~/catalogue/handle';
import {loadTogether} from '~/catalogue/load-together.server';
import {loadProduct} from '~/catalogue/load-product.server';
import {loadNeighbours} from '~/catalogue/load-products.server';
import type {Product} from '~/catalogue/product';
import {ProductsError} from '~/catalogue/product-grid';
import {useLanguage} from '~/i18n/language-provider';
import {MessagePage} from '~/layout/message-page';
import {PageHead} from '~/layout/page-head';
import {vendors} from '~/shop/vendors';
import {buttonClass} from '~/ui/button';
import {PlainLink} from '~/ui/link';
import type {Route} from './+types/route';
import {ProductDetails} from './product-details';
import {ProductSkeleton} from './product-skeleton';

/** The same for everyone: rendered once and shared. */
export const handle = {isShared: true};

export async function loader({params, context}: Route.LoaderArgs) {
  const {handle} = params;
  const api = context.get(storefrontApiContext);
  const isPossible = isHandle(handle);
  const loading = isPossible ? loadProduct(api, handle).then(withScene) : Promise.resolve(null);
  const product = loading.catch(() => null);
  const pendingNeighbours = isPossible ? loadNeighbours(api, product) : Promise.resolve([]);
  const pendingTogether = isPossible ? loadTogether(api, handle) : Promise.resolve([]);
  // Prevents unhandled rejections before the promises are awaited.
  for (const part of [pendingNeighbours, pendingTogether]) part.catch(() => undefined);
  const {content, status} = await mainContent(context, loading, (found) => found === null);
  const [neighbours, together] = await Promise.all([
    pageBlock(context, pendingNeighbours),
    pageBlock(context, pendingTogether),
  ]);
  return data(
    {
      content,
      neighbours: neighbours.content,
      together: together.content,
      isNavigation: !context.get(documentRequestContext),
    },
    {status},
  );
}

/** With the picture of its collection, which shows this shop's goods. */
function withScene(product: Product | null) {
  if (!product) return null;
  const category = vendors.includes(product.vendor) ? categoryOf(product) : undefined;
  return {...product, scene: category && collectionPicture(category.handle)?.card};
}

export default function ProductPage({params: {handle}, loaderData}: Route.ComponentProps) {
  return (
    <Suspense key={handle} fallback={<ProductSkeleton />}>
      <Await resolve={loaderData.content}>
        {(content) => {
          if (!content.ok) return <Failed />;
          if (content.value) {
            return (
              <ProductDetails
                product={content.value}
                together={loaderData.together}
                neighbours={loaderData.neighbours}
                isNavigation={loaderData.isNavigation}
              />
            );
          }
          return <NotFound isNavigation={loaderData.isNavigation} />;
        }}
      </Await>
    </Suspense>
  );
}

/** Specification §8: the product is missing. */
function NotFound({isNavigation}: {isNavigation: boolean}) {
  const {t} = useLanguage();
  // Only a document request follows the owner's redirects of renamed products.
  useEffect(() => {
    if (isNavigation) location.reload();
  }, [isNavigation]);
  return (
    <MessagePage title={t('product.notFound')} description={t('product.notFoundDescription')}>
      <PlainLink to="/" className={buttonClass.primary}>
        {t('product.returnHome')}
      </PlainLink>
      <PlainLink to="/#collections" className={buttonClass.secondary}>
        {t('cart.continueShopping')}
      </PlainLink>
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
