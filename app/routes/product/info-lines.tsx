import type {Product, Variant} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {promiseTexts} from '~/shop/promises';
import {CheckIcon, ClockIcon, LockIcon, ReturnIcon, ShieldIcon, TruckIcon} from '~/ui/icons';

interface InfoLinesProps {
  product: Product;
  variant: Variant | undefined;
  /** The shipping promise for this product; undefined for the usual one. */
  shipping: string | undefined;
}

/** Stock, shipping, checkout, warranty and returns below the button (specification §2), the most wanted first. */
export function InfoLines({product: {isGiftCard}, variant, shipping}: InfoLinesProps) {
  const {pick, t} = useLanguage();
  const isSoldOut = variant?.availableForSale === false;
  const isInStock = variant?.availableForSale && !variant.currentlyNotInStock;
  // These do not apply to a gift card.
  const ofGoods = (text: string) => (isGiftCard ? '' : text);
  const lines = [
    {
      icon: <ClockIcon />,
      text: variant?.currentlyNotInStock ? t('product.currentlyNotInStock') : '',
    },
    {
      icon: <CheckIcon />,
      text: isInStock ? ofGoods(t('product.inStock') || t('product.inStockNow')) : '',
    },
    {
      icon: <TruckIcon />,
      text: isSoldOut ? '' : ofGoods(shipping || pick(promiseTexts.freeShipping)),
    },
    {icon: <LockIcon />, text: isSoldOut ? '' : t('product.secureCheckout')},
    {icon: <ShieldIcon />, text: ofGoods(pick(promiseTexts.warranty))},
    {icon: <ReturnIcon />, text: ofGoods(pick(promiseTexts.returns))},
  ];
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {lines
        // A promise that the shop does not make is '', and so is what does not apply.
        .filter(({text}) => text)
        .map(({icon, text}) => (
          <li key={text} className="flex items-center gap-3 py-2.5">
            {icon}
            {text}
          </li>
        ))}
    </ul>
  );
}
