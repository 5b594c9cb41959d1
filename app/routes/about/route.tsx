import {CompanyDetails} from '~/layout/company-details';
import {PageHead} from '~/layout/page-head';
import {Prose, useCopy} from '~/layout/prose';
import {PageSection} from '~/layout/text-page';
import {Materials} from './materials';
import {sections, text} from '~/shop/pages/about';

export default function AboutPage() {
  const copy = useCopy();
  return (
    <>
      <PageHead title={copy(text.pageTitle)} description={copy(text.description)} />
      {/* Dark, for the header's white text lies over it (specification §2); the pictures lie half on it. */}
      <div className="bg-granite pb-46 text-white [--focus-color:white] md:pb-56">
        <div className="shell pt-30 md:pt-40">
          <h1 className="max-w-[14ch] text-display">{copy(text.title)}</h1>
          <p className="mt-6 max-w-[48ch] text-xl text-white/80">{copy(text.lead)}</p>
        </div>
      </div>
      <div className="shell -mt-32 md:-mt-36">
        <Materials />
      </div>
      <div className="shell pt-section pb-section">
        {sections.map(({id, title, blocks}) => (
          <PageSection key={id} id={id} title={copy(title)}>
            <Prose blocks={blocks} />
          </PageSection>
        ))}
        <PageSection id="company" title={copy(text.company)}>
          <CompanyDetails />
        </PageSection>
      </div>
    </>
  );
}
