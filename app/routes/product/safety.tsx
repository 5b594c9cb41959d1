import {useLanguage} from '~/i18n/language-provider';
import {Prose} from '~/layout/prose';
import {Accordion} from '~/ui/accordion';
import {safety, safetyTitle} from './safety-text';

/** Beside every offer the law wants who made the goods, and what to be careful of (article 19 of regulation (EU) 2023/988). */
export function Safety() {
  const {pick} = useLanguage();
  return (
    <div className="mt-10">
      <Accordion
        name="safety"
        items={[{id: 'safety', title: pick(safetyTitle), content: <Prose blocks={safety} />}]}
      />
    </div>
  );
}
