import {useLanguage} from '~/i18n/language-provider';
import {benefitIcons} from './icons';
import {benefitTexts, text} from '~/shop/pages/why-carbon-fiber';

const benefits = [
  'lightweight',
  'resistant',
  'strength',
  'thermal',
  'chemical',
  'flexibility',
] as const;

export function Benefits() {
  const {pick, t} = useLanguage();
  return (
    <section aria-labelledby="benefits" className="shell pt-section">
      <h2 id="benefits" className="mb-10 text-title">
        {pick(text.benefits)}
      </h2>
      <ul className="grid gap-px border-y border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="bg-paper py-8 sm:p-8 lg:py-10">
            <span className="text-amber">{benefitIcons[benefit]}</span>
            <h3 className="mt-6 text-heading">{t(`benefit.${benefit}`)}</h3>
            <p className="mt-2 max-w-[44ch] text-stone">{pick(benefitTexts[benefit])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
