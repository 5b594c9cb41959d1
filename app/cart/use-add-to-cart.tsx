import type {ShopText, Variant} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {shortName} from '~/catalogue/short-name';
import {namedValues} from '~/catalogue/variant-selection';
import {useLanguage} from '~/i18n/language-provider';
import type {TextKey} from '~/i18n/translate';
import {showToast} from '~/ui/toast';
import {useCart} from './cart-store';
import {openCart} from './drawer-state';
import {MAX_QUANTITY} from './quantity';

interface Addable {
  handle: string;
  title: ShopText;
}

/**
 * Adds one unit of a variant and says so (specification §4).
 *
 * @returns a function; without a variant it shows the sentence `missing` (specification §5)
 */
export function useAddToCart(
  missing: Extract<TextKey, 'product.unavailable' | 'product.selectVariant'>,
) {
  const {pick, t} = useLanguage();
  const add = useCart((cart) => cart.add);

  return (product: Addable, variant: Variant | undefined, link?: {to: string; text: string}) => {
    if (!variant) {
      showToast('error', t(missing));
      return;
    }
    const {handle, title} = product;
    const line = useCart.getState().items.find(({variantId}) => variantId === variant.id);
    if (line && line.quantity >= MAX_QUANTITY) {
      showToast('warning', t('cart.full', {title: pick(title), count: MAX_QUANTITY}));
      return;
    }
    add({
      variantId: variant.id,
      variantTitle: variant.title,
      price: variant.price,
      selectedOptions: variant.selectedOptions,
      product: {
        handle,
        title: title.en,
        titles: title,
        images: variant.image
          ? [{url: variant.image.url, altText: variant.image.altText ?? null}]
          : [],
      },
      ...(variant.currentlyNotInStock && {currentlyNotInStock: true}),
    });
    showToast('success', t('product.added', {title: shortName(pick(title))}), {
      detail: namedValues(variant, pick),
      picture: variant.image && (
        <ProductPicture image={variant.image} alt="" use="tile" sizes="56px" />
      ),
      link,
      action: {text: t('cart.view'), run: openCart},
    });
  };
}
