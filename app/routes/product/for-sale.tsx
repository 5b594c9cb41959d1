import type {Product, Variant} from '~/catalogue/product';
import {categoryOf} from '~/catalogue/categories';
import {optionsOf, selectableOptions} from '~/catalogue/variant-selection';
import {useLanguage} from '~/i18n/language-provider';
import {LinkedText} from '~/layout/linked-text';
import {buttonClass} from '~/ui/button';
import {Link} from '~/ui/link';

/** Most names; the options show all. */
const NAMED = 6;

interface ForSaleProps {
  product: Product;
  selected: Variant | undefined;
}

/** For a sold-out variant, names available ones. */
export function ForSale({product, selected}: ForSaleProps) {
  const {language, pick, t} = useLanguage();
  const isSoldOut = selected !== undefined && !selected.availableForSale;
  const forSale = product.variants.filter(({availableForSale}) => availableForSale);
  if (!isSoldOut || forSale.length === 0 || selectableOptions(product).length === 0) return null;
  const names = forSale.slice(0, NAMED).map((variant) =>
    optionsOf(product, variant)
      .map((value) => pick(value))
      .join(' / '),
  );
  const list = new Intl.ListFormat(language, {type: 'conjunction'}).format(
    forSale.length > NAMED ? [...names, t('product.more', {count: forSale.length - NAMED})] : names,
  );
  return (
    <p role="status" className="mt-6 wrap-anywhere">
      {t('product.forSale', {variants: list})}
    </p>
  );
}

/** The way on from a product of which nothing is for sale. */
export function InsteadOf({product}: {product: Product}) {
  const {t} = useLanguage();
  const category = categoryOf(product);
  if (!category || product.variants.some(({availableForSale}) => availableForSale)) return null;
  return (
    <Link to={`/category/${category.handle}`} className={`${buttonClass.secondary} mt-3 w-full`}>
      {t('product.neighbours')}
    </Link>
  );
}

/** Whether a sold-out model can be ordered, as the FAQ says. */
export function SoldOutHelp() {
  const {t} = useLanguage();
  return (
    <p className="mt-3 text-sm">
      <LinkedText text={t('product.soldOutHelp')} />
    </p>
  );
}
