import {splitMeasurements, type Measurements} from '~/catalogue/measurements';
import {useLanguage} from '~/i18n/language-provider';

/** A product in words, and its measurements as a small table. */
export function Description({text}: {text: string}) {
  const {t} = useLanguage();
  const {prose, measurements} = splitMeasurements(text);
  return (
    <>
      <h2 className="mt-10 text-heading">{t('product.description')}</h2>
      {prose && (
        <div className="mt-3 max-w-text space-y-3 text-stone">
          {prose.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
      {measurements && <MeasurementTable measurements={measurements} />}
    </>
  );
}

function MeasurementTable({measurements}: {measurements: Measurements}) {
  const {t} = useLanguage();
  const {length, width, height, weight, layers} = measurements;
  return (
    <>
      <h3 className="mt-6 font-medium">{t('product.measurements')}</h3>
      <dl className="mt-2 max-w-text divide-y divide-line border-y border-line">
        {length && (
          <Row term={t('product.length')}>{t('product.millimetres', {value: length})}</Row>
        )}
        <Row term={t('product.width')}>{t('product.millimetres', {value: width})}</Row>
        <Row term={t('product.height')}>{t('product.millimetres', {value: height})}</Row>
        <Row term={t('product.weight')}>{t('product.grams', {value: weight})}</Row>
        <Row term={t('product.lenses')}>{t('product.polarisedLayers', {layers})}</Row>
      </dl>
      {!length && <p className="mt-2 text-sm text-stone">{t('product.looseLenses')}</p>}
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
