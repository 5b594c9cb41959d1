import {isSize} from '~/catalogue/look-options';
import {isWithin, measurementsOf, widthsOf} from '~/catalogue/measurements';
import type {Product, Variant} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {widths} from '~/shop/widths';
import {Price} from './price';

interface PriceAndSizeProps {
  product: Product;
  variant: Variant | undefined;
}

/** The price, and how large and heavy the pair is: in the shop's word, or in the filter's for its width. */
export function PriceAndSize({product, variant}: PriceAndSizeProps) {
  const {language, pick, t} = useLanguage();
  const chosen = variant?.selectedOptions.find(({name}) => isSize(name))?.label;
  const {frontWidth} = widthsOf(product, variant);
  const weight = measurementsOf(product, variant)?.weight;
  const size = chosen ?? widths.find((each) => isWithin(each, frontWidth))?.one;
  const {format} = new Intl.NumberFormat(language);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <Price product={product} variant={variant} />
      {size && frontWidth && weight && (
        <a href="#measurements" className="link mt-4 text-sm">
          {[
            pick(size),
            t('product.millimetres', {value: format(frontWidth)}),
            t('product.grams', {value: format(weight)}),
          ].join(', ')}
        </a>
      )}
    </div>
  );
}
