import {useLanguage} from '~/i18n/language-provider';
import {marketing} from '~/shop/category-texts';

export function MarketingSection({category}: {category: string}) {
  const {pick} = useLanguage();
  const section = marketing[category];
  if (!section || !pick(section.title)) return null;
  return (
    <section
      aria-labelledby="about-collection"
      className="mt-8 grid gap-x-6 gap-y-4 lg:mt-10 lg:grid-cols-2"
    >
      <h2 id="about-collection" className="max-w-[20ch] text-title">
        {pick(section.title)}
      </h2>
      <p className="max-w-text text-lg">{pick(section.text)}</p>
    </section>
  );
}
