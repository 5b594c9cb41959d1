import {TextPage} from '~/layout/text-page';
import {sections, text} from './text';

export default function PrivacyPage() {
  return <TextPage {...text} sections={sections} />;
}
