import {memo, useState} from 'react';
import type {PricedProduct} from '~/catalogue/price-list';
import {ProductPicture} from '~/catalogue/product-picture';
import {buttonClass} from '~/ui/button';
import {showToast} from '~/ui/toast';
import {parsePriceInput, shortPrice} from './price-input';
import {setDrafts, usePriceStore} from './price-store';
import {faultText, text} from './text';
import {VariantPrice} from './variant-price';

/** A product with its own price input, and a row for each variant (specification §2). */
export const ProductPrices = memo(function ProductPrices({product}: {product: PricedProduct}) {
  const {id, title, image, variants, hasMoreVariants} = product;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-4 bg-surface p-4 sm:grid-cols-[7rem_1fr] sm:p-5"
    >
      <div className="w-20 sm:w-full">
        <ProductPicture image={image === null ? undefined : {url: image}} alt="" sizes="112px" />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          <PriceForProduct product={product} />
        </div>
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {variants.map((variant) => (
            <VariantPrice key={variant.id} variant={variant} productTitle={title} />
          ))}
        </ul>
        {hasMoreVariants && (
          <p className="mt-2 text-sm text-amber">
            Produkten har fler än {variants.length} varianter. Resten ändras i Shopify.
          </p>
        )}
      </div>
    </section>
  );
});

function PriceForProduct({product: {id, title, variants}}: {product: PricedProduct}) {
  const store = usePriceStore();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');

  function apply() {
    const input = parsePriceInput(typed);
    if ('fault' in input) {
      if (input.fault === 'empty') showToast('error', text.priceMissing);
      setFault(input.fault === 'empty' ? text.priceMissing : faultText[input.fault]);
      return;
    }
    setFault('');
    const price = shortPrice(input.price);
    setDrafts(store, Object.fromEntries(variants.map((variant) => [variant.id, price])));
    showToast('success', text.setProduct(price, title));
  }

  return (
    <div>
      <div className="flex gap-2">
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Pris för alla varianter av ${title}, SEK`}
          aria-invalid={fault !== ''}
          aria-describedby={`${id}-fault`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault('');
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
          className="price min-h-11 w-28 rounded-control border border-stone bg-surface px-3 aria-invalid:border-danger"
        />
        <button
          type="button"
          aria-label={`Använd priset på alla varianter av ${title}`}
          onClick={apply}
          className={`${buttonClass.secondary} min-h-11 px-4 py-2`}
        >
          Använd
        </button>
      </div>
      <p id={`${id}-fault`} className="mt-1 text-sm text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
}
