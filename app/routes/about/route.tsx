import {CompanyDetails} from '~/layout/company-details';
import {PageHead} from '~/layout/page-head';
import {useLanguage} from '~/i18n/language-provider';
import {PageSections} from '~/layout/text-page';
import {filledSections} from '~/layout/filled-blocks';
import {Materials} from './materials';
import {page} from '~/shop/pages/about.md';

const extras = {company: <CompanyDetails />};

export default function AboutPage() {
  const {pick} = useLanguage();
  const {title, heading = title, description, lead} = page;
  const sections = filledSections(page.sections, useLanguage(), extras);
  return (
    <>
      <PageHead title={pick(title)} description={pick(description)} />
      {/* Dark behind the header's white text (specification §2); the pictures overlap its edge. */}
      <div className="bg-granite pb-46 text-white [--focus-color:white] md:pb-56">
        <div className="shell pt-30 md:pt-40">
          <h1 className="max-w-[16ch] text-display">{pick(heading)}</h1>
          <p className="mt-6 text-lead">{pick(lead)}</p>
        </div>
      </div>
      <div className="shell -mt-32 md:-mt-36">
        <Materials />
      </div>
      <div className="shell pt-section pb-section">
        <PageSections sections={sections} extras={extras} />
      </div>
    </>
  );
}
