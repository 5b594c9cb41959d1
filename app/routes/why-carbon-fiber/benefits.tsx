import {useLanguage} from '~/i18n/language-provider';
import {benefits} from '~/shop/benefits';
import {benefitTexts, text} from '~/shop/pages/why-carbon-fiber';
import {benefitIcons} from './icons';

export function Benefits() {
  const {pick} = useLanguage();
  return (
    <section aria-labelledby="benefits" className="shell pt-section">
      <h2 id="benefits" className="mb-10 text-title">
        {pick(text.benefits)}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map(({id, name}) => (
          <li key={id} className="flex gap-4 border-t border-line py-6 sm:py-8 md:block">
            <span className="text-amber">{benefitIcons[id]}</span>
            <div>
              <h3 className="text-heading md:mt-6">{pick(name)}</h3>
              <p className="mt-2 max-w-[44ch] text-stone">{pick(benefitTexts[id])}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
