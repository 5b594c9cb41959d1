import {measurementsOf, widthsOf} from '~/catalogue/measurements';
import type {Product, Variant} from '~/catalogue/product';
import {filterCategory} from '~/shop/safety';
import {vendors} from '~/shop/vendors';
import {MeasuredDrawing} from './measured-drawing';
import {MeasurementTable} from './measurement-table';
import {Safety} from './safety';
import {SizeTools} from './size-tools';

interface MeasuredProps {
  product: Product;
  /** The selected one, whose size is shown. */
  variant: Variant | undefined;
}

/** The measurements beside their drawing; then what else a shopper checks before the purchase. */
export function Measured({product, variant}: MeasuredProps) {
  const measurements = measurementsOf(product, variant);
  if (!measurements) return <Safety product={product} />;
  const isOwn = vendors.includes(product.vendor);
  return (
    <>
      <div id="measurements" className="measured">
        <MeasurementTable
          measurements={measurements}
          isOwn={isOwn}
          filterCategory={
            isOwn && !product.safety
              ? filterCategory(product.productType, `${product.title.en} ${variant?.title}`)
              : undefined
          }
        />
        <MeasuredDrawing measurements={measurements} shape={product.frameShape} />
      </div>
      <SizeTools
        measurements={measurements}
        widths={widthsOf(product, variant)}
        shape={product.frameShape}
      />
      <Safety product={product} />
    </>
  );
}
