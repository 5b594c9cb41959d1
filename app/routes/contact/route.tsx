import {useLanguage} from '~/i18n/language-provider';
import {CompanyDetails, EmailLink} from '~/layout/company-details';
import {PageSection, TextPage} from '~/layout/text-page';
import {company} from '~/shop/company';
import {sections, text} from '~/shop/pages/contact';

export default function ContactPage() {
  const {pick} = useLanguage();
  return (
    <TextPage
      title={text.title}
      description={text.description}
      lead={text.lead}
      sections={sections}
      first={
        company.email && (
          <PageSection id="write" title={pick(text.write)}>
            <p className="text-heading wrap-anywhere md:text-title">
              <EmailLink />
            </p>
          </PageSection>
        )
      }
    >
      <PageSection id="company" title={pick(text.company)}>
        <CompanyDetails />
      </PageSection>
    </TextPage>
  );
}
