import type {Measurements} from '~/catalogue/measurements';
import type {Product} from '~/catalogue/product';
import {ShopProse} from '~/catalogue/shop-prose';
import {useLanguage} from '~/i18n/language-provider';
import {lensesText} from '~/shop/measurements';
import {MeasuredDrawing} from './measured-drawing';

/** A product in words, and its measurements as a small table. */
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
      {measurements && <MeasurementTable measurements={measurements} />}
    </>
  );
}

function MeasurementTable({measurements}: {measurements: Measurements}) {
  const {fill, language, t} = useLanguage();
  const {length, width, height, weight, layers} = measurements;
  const format = new Intl.NumberFormat(language);
  const millimetres = (value: number) => t('product.millimetres', {value: format.format(value)});
  return (
    <>
      <h3 className="mt-6 font-medium">{t('product.measurements')}</h3>
      <dl className="mt-2 max-w-text divide-y divide-line border-y border-line">
        {length !== undefined && <Row term={t('product.length')}>{millimetres(length)}</Row>}
        <Row term={t('product.width')}>{millimetres(width)}</Row>
        <Row term={t('product.height')}>{millimetres(height)}</Row>
        <Row term={t('product.weight')}>{t('product.grams', {value: format.format(weight)})}</Row>
        <Row term={t('product.lenses')}>{fill(lensesText[language], {layers})}</Row>
      </dl>
      <MeasuredDrawing measurements={measurements} />
      {length === undefined && (
        <p className="mt-2 text-sm text-stone">{t('product.looseLenses')}</p>
      )}
    </>
  );
}

function Row({term, children}: {term: string; children: string}) {
  return (
    <div className="flex justify-between gap-6 py-2">
      <dt className="text-stone">{term}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}
