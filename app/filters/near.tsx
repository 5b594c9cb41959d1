import type {ComponentType} from 'react';
import type {ProductCard} from '~/catalogue/product';
import {ProductGrid} from '~/catalogue/product-grid';
import {useLanguage} from '~/i18n/language-provider';
import {barText} from './bar-text';

interface NearProps {
  cards: readonly ProductCard[] | undefined;
  /** A button on each card. */
  action: ComponentType<{card: ProductCard}>;
}

/** Products that all filters but one match, below a filtered list that ends early. */
export function Near({cards = [], action}: NearProps) {
  const {pick} = useLanguage();
  return (
    cards.length > 0 && (
      <section aria-labelledby="near" className="mt-section">
        <h2 id="near" className="mb-8 text-heading">
          {pick(barText.near)}
        </h2>
        <ProductGrid cards={cards} heading="h3" action={action} grid="four" />
      </section>
    )
  );
}
