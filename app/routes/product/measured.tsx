import type {Product} from '~/catalogue/product';
import {MeasuredDrawing} from './measured-drawing';
import {MeasurementTable} from './measurement-table';
import {Safety} from './safety';
import {SizeTools} from './size-tools';

/** The measurements beside their drawing; then what else a shopper checks before the purchase. */
export function Measured({product}: {product: Product}) {
  const {measurements} = product;
  if (!measurements) return <Safety product={product} />;
  return (
    <>
      <div className="measured">
        <MeasurementTable measurements={measurements} />
        <MeasuredDrawing product={product} />
      </div>
      <SizeTools product={product} />
      <Safety product={product} />
    </>
  );
}
