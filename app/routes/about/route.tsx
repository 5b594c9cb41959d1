import {CompanyDetails} from '~/layout/company-details';
import {PageHead} from '~/layout/page-head';
import {useLanguage} from '~/i18n/language-provider';
import {Prose} from '~/layout/prose';
import {PageSection} from '~/layout/text-page';
import {toldSections} from '~/layout/told-blocks';
import {Materials} from './materials';
import {sections, text} from '~/shop/pages/about';

export default function AboutPage() {
  const {fill, knows, language, pick} = useLanguage();
  return (
    <>
      <PageHead title={pick(text.pageTitle)} description={pick(text.description)} />
      {/* Dark, for the header's white text lies over it (specification §2); the pictures lie half on it. */}
      <div className="bg-granite pb-46 text-white [--focus-color:white] md:pb-56">
        <div className="shell pt-30 md:pt-40">
          <h1 className="max-w-[14ch] text-display">{pick(text.title)}</h1>
          <p className="mt-6 max-w-[48ch] text-xl text-white/80">{pick(text.lead)}</p>
        </div>
      </div>
      <div className="shell -mt-32 md:-mt-36">
        <Materials />
      </div>
      <div className="shell pt-section pb-section">
        {toldSections(sections, language, {fill, knows}).map(({id, title, blocks}) => (
          <PageSection key={id} id={id} title={pick(title)}>
            <Prose blocks={blocks} />
          </PageSection>
        ))}
        <PageSection id="company" title={pick(text.company)}>
          <CompanyDetails />
        </PageSection>
      </div>
    </>
  );
}
