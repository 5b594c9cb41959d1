import {AddCardButton} from '~/cart/add-card-button';
import type {ProductCard} from '~/catalogue/product';
import {ProductGrid} from '~/catalogue/product-grid';
import {useLanguage} from '~/i18n/language-provider';
import {barText} from './bar-text';

/** Products that all filters but one match, below a filtered list that ends early. */
export function Near({cards = []}: {cards: readonly ProductCard[] | undefined}) {
  const {pick} = useLanguage();
  return (
    cards.length > 0 && (
      <section aria-labelledby="near" className="mt-section">
        <h2 id="near" className="mb-8 text-heading">
          {pick(barText.near)}
        </h2>
        <ProductGrid cards={cards} heading="h3" action={AddCardButton} grid="four" />
      </section>
    )
  );
}
