import {CompanyDetails, EmailLink} from '~/layout/company-details';
import {TextPage} from '~/layout/text-page';
import {company} from '~/shop/company';
import {page} from '~/shop/pages/contact.md';

export default function ContactPage() {
  const write = company.email && (
    <p className="text-heading wrap-anywhere">
      <EmailLink />
    </p>
  );
  return <TextPage page={page} extras={{write, company: <CompanyDetails />}} />;
}
