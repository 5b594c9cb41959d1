import {measurementsOf, widthsOf} from '~/catalogue/measurements';
import type {Product, Variant} from '~/catalogue/product';
import {isWithin} from '~/filters/apply-choice';
import {useLanguage} from '~/i18n/language-provider';
import {widths} from '~/shop/filters';
import {Price} from './price';

interface PriceAndSizeProps {
  product: Product;
  variant: Variant | undefined;
}

/** The price, and how wide and heavy a pair of one size is. */
export function PriceAndSize({product, variant}: PriceAndSizeProps) {
  const {language, pick, t} = useLanguage();
  const {frontWidth} = widthsOf(product, variant);
  const weight = measurementsOf(product, variant)?.weight;
  const size = widths.find((range) => frontWidth !== undefined && isWithin(range, frontWidth));
  const {format} = new Intl.NumberFormat(language);
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <Price product={product} variant={variant} />
      {size && frontWidth !== undefined && weight !== undefined && (
        <p className="mt-4 text-sm text-stone">
          {t('product.size', {
            size: pick(size.one),
            width: format(frontWidth),
            weight: format(weight),
          })}
        </p>
      )}
    </div>
  );
}
