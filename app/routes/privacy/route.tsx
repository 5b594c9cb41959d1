import {TextPage} from '~/layout/text-page';
import {page} from '~/shop/pages/privacy.md';

export default function PrivacyPage() {
  return <TextPage page={page} />;
}
