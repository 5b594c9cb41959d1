import {memo} from 'react';
import type {PricedProduct} from '~/catalogue/price-list';
import {ProductPicture} from '~/catalogue/product-picture';
import {PriceForMany} from './price-for-many';
import {text} from './text';
import {VariantPrice} from './variant-price';

/** A product with its own price input, and a row for each variant (specification §2). */
export const ProductPrices = memo(function ProductPrices({product}: {product: PricedProduct}) {
  const {id, title, image, currencyCode, variants, hasMoreVariants} = product;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 bg-surface p-3 md:grid-cols-[5rem_minmax(0,1fr)] md:gap-x-5 md:p-4"
    >
      <div className="md:row-span-2">
        <ProductPicture
          image={image === null ? undefined : {url: image}}
          alt=""
          use="thumbnail"
          sizes="80px"
        />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-lg leading-snug font-medium">
          {title}
        </h2>
        <PriceForMany
          currencyCode={currencyCode}
          label={`Pris för alla varianter av ${title}`}
          action={`Använd priset på alla varianter av ${title}`}
          button="Använd"
          variants={variants}
          message={(price) => text.setProduct(price, currencyCode, title)}
        />
      </div>
      <div className="max-md:col-span-2">
        <ul className="divide-y divide-line border-t border-line">
          {variants.map((variant) => (
            <VariantPrice
              key={variant.id}
              variant={variant}
              currencyCode={currencyCode}
              productTitle={title}
            />
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
