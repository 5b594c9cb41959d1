import type {Measurements} from '~/catalogue/measurements';
import {markOf} from '~/catalogue/temple-mark';
import {useLanguage} from '~/i18n/language-provider';
import {includedText, lensesText} from '~/shop/measurements';

interface MeasurementTableProps {
  measurements: Measurements;
  /** Whether the goods are the shop's own, of which it says more. */
  isOwn: boolean;
  /** Of the lenses. */
  filterCategory: string | undefined;
}

export function MeasurementTable({measurements, isOwn, filterCategory}: MeasurementTableProps) {
  const {language, pick, t} = useLanguage();
  const {frontWidth, frontHeight, lensWidth, lensHeight, bridge, templeLength, weight, lensLayers} =
    measurements;
  const format = new Intl.NumberFormat(language);
  const millimetres = (...values: Array<number | undefined>) =>
    values.every((value) => value !== undefined) &&
    t('product.millimetres', {value: values.map((value) => format.format(value)).join(' × ')});
  return (
    <div className="max-w-text">
      <h2 className="text-heading">{t('product.measurements')}</h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
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
        <Row term={t('product.category')}>{filterCategory}</Row>
        <Row term={t('product.included')}>
          {isOwn && frontWidth !== undefined && pick(includedText)}
        </Row>
      </dl>
      {frontWidth === undefined && lensWidth !== undefined && weight !== undefined && (
        <p className="mt-2 text-sm text-stone">{t('product.looseLenses')}</p>
      )}
    </div>
  );
}

/** Nothing if the shop does not say. */
function Row({term, children}: {term: string; children: string | false | undefined}) {
  if (!children) return null;
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-2">
      <dt className="text-stone">{term}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}
