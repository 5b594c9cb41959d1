import {TextPage} from '~/layout/text-page';
import {sections, text} from '~/shop/pages/accessibility';

export default function AccessibilityPage() {
  return <TextPage {...text} sections={sections} />;
}
