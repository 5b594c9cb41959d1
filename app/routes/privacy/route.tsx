import {TextPage} from '~/layout/text-page';
import {sections, text} from '~/shop/pages/privacy';

export default function PrivacyPage() {
  return <TextPage {...text} sections={sections} />;
}
