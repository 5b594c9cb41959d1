import {matchesCategory} from '~/catalogue/categories';
import {splitMeasurements} from '~/catalogue/measurements';
import type {Product} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {Prose} from '~/layout/prose';
import {Accordion} from '~/ui/accordion';
import {looseLensSafety, safety, safetyTitle} from '~/shop/safety';

/** Beside every offer the law wants who made the goods, and what to be careful of (article 19 of regulation (EU) 2023/988). */
export function Safety({product}: {product: Product}) {
  const {pick} = useLanguage();
  const blocks = isLooseLens(product) ? looseLensSafety : safety;
  return (
    <div className="mt-10">
      <Accordion
        name="safety"
        items={[{id: 'safety', title: pick(safetyTitle), content: <Prose blocks={blocks} />}]}
      />
    </div>
  );
}

/** By its measurements, which name no temple; where it has none, by its collection. */
function isLooseLens({handle, title, description}: Product): boolean {
  const {measurements} = splitMeasurements(description.en);
  if (measurements) return measurements.length === undefined;
  return matchesCategory({handle, title: title.en}, 'lenses');
}
