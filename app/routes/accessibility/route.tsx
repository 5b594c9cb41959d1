import {TextPage} from '~/layout/text-page';
import {page} from '~/shop/pages/accessibility.md';

export default function AccessibilityPage() {
  return <TextPage page={page} />;
}
