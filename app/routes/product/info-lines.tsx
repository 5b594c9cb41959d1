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

/** Checkout, shipping, warranty, returns and stock below the button (specification §2). */
export function InfoLines({product: {isGiftCard}, variant, shipping}: InfoLinesProps) {
  const {pick, t} = useLanguage();
  const isSoldOut = variant?.availableForSale === false;
  const inStock = variant?.availableForSale && !variant.currentlyNotInStock;
  const lines = [
    {icon: <LockIcon />, text: isSoldOut ? '' : t('product.secureCheckout')},
    // These do not apply to a gift card.
    ...(isGiftCard
      ? []
      : [
          {
            icon: <TruckIcon />,
            text: isSoldOut ? '' : shipping || pick(promiseTexts.freeShipping),
          },
          {icon: <ShieldIcon />, text: pick(promiseTexts.warranty)},
          {icon: <ReturnIcon />, text: pick(promiseTexts.returns)},
          ...(inStock
            ? [{icon: <CheckIcon />, text: t('product.inStock') || t('product.inStockNow')}]
            : []),
        ]),
    ...(variant?.currentlyNotInStock
      ? [{icon: <ClockIcon />, text: t('product.currentlyNotInStock')}]
      : []),
  ];
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {lines
        // A promise that the shop does not make is '', and so is a line about paying for what is sold out.
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
