import {useLanguage} from '~/i18n/language-provider';
import {CompanyDetails} from '~/layout/company-details';
import {PageSection, TextPage} from '~/layout/text-page';
import {companyTitle, sections, text} from '~/shop/pages/terms';

export default function TermsPage() {
  const {pick} = useLanguage();
  return (
    <TextPage
      {...text}
      sections={sections}
      first={
        <PageSection id="company" title={pick(companyTitle)}>
          <CompanyDetails />
        </PageSection>
      }
    />
  );
}
