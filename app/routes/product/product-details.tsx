import {memo, useRef} from 'react';
import {useAddToCart} from '~/cart/use-add-to-cart';
import {isSentFree} from '~/catalogue/free-shipping';
import type {Product, Variant} from '~/catalogue/product';
import {ProductName} from '~/catalogue/product-name';
import {namedValues, selectableOptions} from '~/catalogue/variant-selection';
import {useLanguage} from '~/i18n/language-provider';
import {PageHead} from '~/layout/page-head';
import {useIsOwnShop} from '~/layout/root-data';
import {StructuredData} from '~/layout/structured-data';
import {useFactsContext} from '~/layout/use-facts-context';
import {PaymentLogos} from '~/layout/payment-logos';
import {paymentMethods} from '~/shop/payment';
import {freeShippingHere} from '~/shop/promises';
import {Description} from './description';
import {BackLink} from './back-link';
import {Below, type BelowProps} from './below';
import {CollectionLink} from './collection-link';
import {ForSale, InsteadOf, SoldOutHelp} from './for-sale';
import {FeatureBlock} from './feature-block';
import {Gallery} from './gallery';
import {InfoLines} from './info-lines';
import {Measured} from './measured';
import {OptionSelectors} from './option-selectors';
import {productFacts} from './product-facts';
import {Price} from './price';
import {PriceAndSize} from './price-and-size';
import {productLayout} from './product-layout';
import {PurchaseButton} from './purchase-button';
import {PurchaseNotes} from './purchase-notes';
import {StickyPurchase} from './sticky-purchase';
import {useChosenVariant} from './use-chosen-variant';

/** Memoized: the router renders a page again when the visitor leaves it, and the next page would wait for that. */
export const ProductDetails = memo(function ProductDetails(props: BelowProps) {
  const {product} = props;
  const {langOf, pick, t} = useLanguage();
  const [variant, setVariant] = useChosenVariant(product);
  const factsContext = useFactsContext();
  const isOwnShop = useIsOwnShop();
  const addToCart = useAddToCart('product.selectVariant');
  const purchase = useRef<HTMLDivElement>(null);
  const purchaseProps = {
    handle: product.handle,
    variant,
    onAdd: () => addToCart(product, variant),
  };
  const sentFree =
    isOwnShop && variant && isSentFree(variant.price) ? pick(freeShippingHere) : undefined;
  const isSoldOut = variant?.availableForSale === false;
  const title = pick(product.title);
  const named = <Named product={product} variant={variant} />;

  return (
    <div className={productLayout.page}>
      <PageHead
        title={title}
        description={summary(pick(product.description))}
        image={product.images[0] && sharedPicture(product.images[0].url)}
      />
      <StructuredData
        facts={import.meta.env.SSR ? productFacts(factsContext, product, t('nav.home')) : undefined}
      />
      <BackLink />
      <div className={productLayout.columns}>
        <Gallery product={product} variant={variant} />
        <div className={productLayout.purchase}>
          <CollectionLink product={product} variant={variant} />
          <h1 className="text-name wrap-anywhere" lang={langOf(product.title)}>
            <ProductName title={product.title} />
          </h1>
          <PriceAndSize product={product} variant={variant} />
          {selectableOptions(product).length > 0 && (
            <OptionSelectors product={product} selected={variant} onSelect={setVariant} />
          )}
          <ImageShows product={product} variant={variant} />
          <ForSale product={product} selected={variant} />
          <PurchaseNotes product={product} sentFree={Boolean(sentFree)} />
          {/* Sticky at the bottom of a phone's window until the page scrolls to its place; names what may lie below it. */}
          <div ref={purchase} className="purchase mt-4 print:hidden">
            {!isSoldOut && named}
            <PurchaseButton {...purchaseProps} />
          </div>
          <InsteadOf product={product} />
          {isOwnShop && isSoldOut && <SoldOutHelp />}
          {isOwnShop && !isSoldOut && <PaymentMethods />}
          <InfoLines product={product} variant={variant} shipping={sentFree} />
        </div>
        <div>
          <Description product={product} />
          <FeatureBlock product={product} />
          {product.scene && <CollectionScene address={product.scene} />}
          <Measured product={product} variant={variant} />
        </div>
      </div>
      <Below {...props} />
      <StickyPurchase watched={purchase}>
        {named}
        <PurchaseButton {...purchaseProps} />
      </StickyPurchase>
    </div>
  );
});

/** On wide screens, between the product's words and its measurements: pairs of its collection. */
function CollectionScene({address}: {address: string}) {
  return (
    <img
      src={address}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      className="mt-10 hidden w-full bg-mist md:block print:hidden"
    />
  );
}

interface NamedProps {
  product: Product;
  variant: Variant | undefined;
}

/** What a phone's purchase button adds, with its price: at least as wide as this; the ends of name and values are cut off. */
function Named({product, variant}: NamedProps) {
  const {langOf, pick} = useLanguage();
  const values = variant && namedValues(variant, pick);
  return (
    <div className="purchase-name">
      <p lang={langOf(product.title)} className="font-medium">
        <ProductName title={product.title} />
      </p>
      {values && <p>{values}</p>}
      <Price product={product} variant={variant} compact />
    </div>
  );
}

/**
 * Says what the picture shows if the variant has none of its own. Keeps its line, so that a choice does not move the
 * button.
 */
function ImageShows({product, variant}: {product: Product; variant: Variant | undefined}) {
  const {pick, t} = useLanguage();
  if (!product.variants.some(({imageShows}) => imageShows)) return null;
  const values = variant?.imageShows?.map((value) => pick(value)).join(', ');
  return (
    <p role="status" className="mt-3 min-h-5 text-sm text-stone">
      {values && t('product.imageShows', {values})}
    </p>
  );
}

function PaymentMethods() {
  const {t} = useLanguage();
  if (paymentMethods.length === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
      <p className="text-sm text-stone">{t('product.payment')}</p>
      <PaymentLogos />
    </div>
  );
}

/** The description for search engines: its first sentences, about 160 characters. */
function summary(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim();
  if (text.length <= 160) return text;
  return `${text.slice(0, text.lastIndexOf(' ', 159))} …`;
}

/** A picture for link previews, cropped by the CDN: 1200 × 630 px. */
function sharedPicture(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({width: '1200', height: '630', crop: 'center'})) {
    url.searchParams.set(name, value);
  }
  return url.href;
}
