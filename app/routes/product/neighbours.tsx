import {Suspense} from 'react';
import {Await} from 'react-router';
import {AddCardButton} from '~/cart/add-card-button';
import {categoryOf} from '~/catalogue/categories';
import type {Product} from '~/catalogue/product';
import {ProductGrid} from '~/catalogue/product-grid';
import {useLanguage} from '~/i18n/language-provider';
import type {Route} from './+types/route';

interface NeighboursProps {
  product: Product;
  cards: Route.ComponentProps['loaderData']['neighbours'];
}

/** Other products of the collection; nothing if there are none or they fail to load. */
export function Neighbours({product, cards}: NeighboursProps) {
  const {t} = useLanguage();
  if (!categoryOf(product)) return null;
  return (
    <Suspense>
      <Await resolve={cards}>
        {(outcome) =>
          outcome.ok &&
          outcome.value.length > 0 && (
            <section aria-labelledby="neighbours" className="neighbours">
              <h2 id="neighbours" className="mb-6 text-heading">
                {t('product.neighbours')}
              </h2>
              <ProductGrid heading="h3" grid="four" cards={outcome.value} action={AddCardButton} />
            </section>
          )
        }
      </Await>
    </Suspense>
  );
}
