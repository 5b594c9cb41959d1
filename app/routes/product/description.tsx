import type {Measurements} from '~/catalogue/measurements';
import {markOf} from '~/catalogue/temple-mark';
import type {Product} from '~/catalogue/product';
import {ShopProse} from '~/catalogue/shop-prose';
import {useLanguage} from '~/i18n/language-provider';
import {lensesText} from '~/shop/measurements';
import {MeasuredDrawing} from './measured-drawing';
import {SizeTools} from './size-tools';

export function Description({product}: {product: Product}) {
  const {language, pick, t} = useLanguage();
  const {description, descriptionHtml, measurements} = product;
  const html = descriptionHtml?.[language];
  const prose = pick(description);
  if (!html && !prose && !measurements) return null;
  return (
    <>
      <h2 className="mt-10 text-heading">{t('product.description')}</h2>
      {(html || prose) && <ShopProse text={description} html={descriptionHtml} />}
      {measurements && <MeasurementTable product={product} measurements={measurements} />}
    </>
  );
}

interface MeasurementTableProps {
  product: Product;
  measurements: Measurements;
}

function MeasurementTable({product, measurements}: MeasurementTableProps) {
  const {language, pick, t} = useLanguage();
  const {frontWidth, frontHeight, lensWidth, lensHeight, bridge, templeLength, weight, lensLayers} =
    measurements;
  const format = new Intl.NumberFormat(language);
  const millimetres = (...values: Array<number | undefined>) =>
    values.every((value) => value !== undefined) &&
    t('product.millimetres', {value: values.map((value) => format.format(value)).join(' × ')});
  return (
    <>
      <h3 className="mt-6 font-medium">{t('product.measurements')}</h3>
      <dl className="mt-2 max-w-text divide-y divide-line border-y border-line">
        <Row term={t('product.frontWidth')}>{millimetres(frontWidth)}</Row>
        <Row term={t('product.frontHeight')}>{millimetres(frontHeight)}</Row>
        <Row term={t('product.lensSize')}>{millimetres(lensWidth, lensHeight)}</Row>
        <Row term={t('product.bridge')}>{millimetres(bridge)}</Row>
        <Row term={t('product.templeLength')}>{millimetres(templeLength)}</Row>
        <Row term={t('product.mark')}>{markOf(measurements)}</Row>
        <Row term={t('product.weight')}>
          {weight !== undefined && t('product.grams', {value: format.format(weight)})}
        </Row>
        <Row term={t('product.lenses')}>
          {lensLayers !== undefined && pick(lensesText, {layers: lensLayers})}
        </Row>
      </dl>
      <MeasuredDrawing measurements={measurements} />
      <SizeTools product={product} />
      {frontWidth === undefined && lensWidth !== undefined && weight !== undefined && (
        <p className="mt-2 text-sm text-stone">{t('product.looseLenses')}</p>
      )}
    </>
  );
}

/** Nothing if the shop does not say. */
function Row({term, children}: {term: string; children: string | false | undefined}) {
  if (!children) return null;
  return (
    <div className="flex justify-between gap-6 py-2">
      <dt className="text-stone">{term}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}
