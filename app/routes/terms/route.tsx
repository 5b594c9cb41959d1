import {CompanyDetails} from '~/layout/company-details';
import {TextPage} from '~/layout/text-page';
import {page} from '~/shop/pages/terms.md';

export default function TermsPage() {
  return <TextPage page={page} extras={{company: <CompanyDetails />}} />;
}
