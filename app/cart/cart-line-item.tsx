import {Fragment} from 'react';
import {formatPrice, formatTotal} from '~/catalogue/money';
import {DEFAULT_TITLE} from '~/catalogue/product';
import {ProductName} from '~/catalogue/product-name';
import {ProductPicture} from '~/catalogue/product-picture';
import {variantSearch} from '~/catalogue/variant-selection';
import {useLanguage} from '~/i18n/language-provider';
import {Icon, MinusIcon, PlusIcon} from '~/ui/icons';
import {PlainLink} from '~/ui/link';
import {lineTotal, type CartLine} from './cart';
import {useCart} from './cart-store';
import {useCartDrawer} from './drawer-state';
import {MAX_QUANTITY} from './quantity';

const step =
  'pressable flex size-11 items-center justify-center aria-disabled:cursor-not-allowed aria-disabled:text-line';

interface CartLineItemProps {
  line: CartLine;
  /** Whether it links to the lenses that fit. */
  offersLenses: boolean;
  /** Whether its picture is of glasses: square, as they are wide. */
  isOwnShop: boolean;
  /** Just before it is removed. */
  onRemove: () => void;
}

export function CartLineItem({line, offersLenses, isOwnShop, onRemove}: CartLineItemProps) {
  const {language, pick, t} = useLanguage();
  const setQuantity = useCart((cart) => cart.setQuantity);
  const hide = useCartDrawer((drawer) => drawer.hide);
  const {variantId, price, product, previousPrice, unavailable, currentlyNotInStock} = line;
  const title = product.titles ? pick(product.titles) : product.title;
  const change = (quantity: number) => {
    if (quantity === 0) onRemove();
    setQuantity(variantId, quantity);
  };

  return (
    <li className="grid grid-cols-[min(7rem,20vw)_1fr] gap-x-4 py-5 max-sm:gap-x-3">
      <div className={unavailable && '[&_img]:opacity-50'}>
        <ProductPicture
          image={product.images[0]}
          alt=""
          use={isOwnShop ? 'tile' : 'line'}
          sizes="112px"
        />
      </div>
      <div className="flex min-w-0 flex-col">
        <div className="flex items-start justify-between gap-2">
          <LineName line={line} />
          <button
            type="button"
            aria-label={t('cart.remove', {title})}
            onClick={() => change(0)}
            className="pressable -mt-2.5 -mr-3 flex size-11 shrink-0 items-center justify-center text-stone hover:text-ink"
          >
            <Icon>
              <path d="M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13m-7 4v5m4-5v5" />
            </Icon>
          </button>
        </div>
        {unavailable && <p className="mt-1 text-sm text-danger">{t('cart.unavailable')}</p>}
        {currentlyNotInStock && !unavailable && (
          <p className="mt-1 text-sm text-stone">{t('product.currentlyNotInStock')}</p>
        )}
        {previousPrice && (
          <p
            className={`my-1.5 border-l-2 border-current bg-paper px-3 py-1.5 text-sm font-medium ${Number(previousPrice) > Number(price.amount) ? 'text-amber' : 'text-ink'}`}
          >
            {t('cart.priceChanged', {
              price: formatPrice(price, language),
              before: formatPrice({...price, amount: previousPrice}, language),
            })}
          </p>
        )}
        <div
          className={`mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 ${unavailable ? '' : 'pt-3'}`}
        >
          {!unavailable && <Amount line={line} title={title} onChange={change} />}
          {unavailable && product.handle && (
            <PlainLink
              to={`/product/${product.handle}`}
              onClick={hide}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              {t('product.chooseAnother')}
            </PlainLink>
          )}
        </div>
        {offersLenses && (
          <p className="mt-1 -mb-3">
            <PlainLink
              to={`/product/${product.lenses}`}
              onClick={hide}
              className="link inline-flex min-h-11 items-center text-sm text-stone"
            >
              {t('cart.lenses')}
            </PlainLink>
          </p>
        )}
      </div>
    </li>
  );
}

/** The product, which leads to its page, and the selected options. */
function LineName({line: {variantId, product, selectedOptions}}: {line: CartLine}) {
  const {langOf, pick} = useLanguage();
  const hide = useCartDrawer((drawer) => drawer.hide);
  const name = product.titles ? <ProductName title={product.titles} /> : product.title;
  const titleLang = product.titles && langOf(product.titles);
  const options = selectedOptions.filter(({value}) => value !== DEFAULT_TITLE);
  return (
    <div className="min-w-0">
      {product.handle ? (
        <PlainLink
          to={`/product/${product.handle}${variantSearch({selectedOptions, id: variantId})}`}
          onClick={hide}
          lang={titleLang}
          className="-my-2.5 inline-block py-2.5 font-medium wrap-anywhere underline-offset-4 hover:underline active:text-stone"
        >
          {name}
        </PlainLink>
      ) : (
        <p lang={titleLang} className="font-medium">
          {name}
        </p>
      )}
      {options.length > 0 && (
        <p className="text-sm text-stone">
          {options.map(({name, value, label}, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <span lang={label && langOf(label)}>{label ? pick(label) : value}</span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

/** The quantity and what it costs. */
function Amount({line, ...controls}: {line: CartLine} & Pick<QuantityProps, 'title' | 'onChange'>) {
  const {language, t} = useLanguage();
  const {quantity, price} = line;
  return (
    <>
      <Quantity quantity={quantity} {...controls} />
      <div className="ml-auto text-right">
        <p className="price">{formatTotal(lineTotal(line), price.currencyCode, language)}</p>
        {quantity > 1 && (
          <p className="price text-sm text-stone">
            {t('cart.each', {price: formatPrice(price, language)})}
          </p>
        )}
      </div>
    </>
  );
}

interface QuantityProps {
  quantity: number;
  /** Of the product. */
  title: string;
  onChange: (quantity: number) => void;
}

/** The line's quantity between its two buttons. */
function Quantity({quantity, title, onChange}: QuantityProps) {
  const {t} = useLanguage();
  return (
    <div className="flex items-center border border-line">
      <button
        type="button"
        aria-label={t('cart.decrease', {title})}
        onClick={() => onChange(quantity - 1)}
        className={step}
      >
        <MinusIcon />
      </button>
      <output aria-label={t('cart.quantity', {title})} className="min-w-8 text-center tabular-nums">
        {quantity}
      </output>
      <button
        type="button"
        aria-label={t('cart.increase', {title})}
        // Not `disabled`: the button would lose focus at its limit.
        aria-disabled={quantity >= MAX_QUANTITY || undefined}
        onClick={() => onChange(quantity + 1)}
        className={step}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
