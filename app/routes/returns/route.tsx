import {useLanguage} from '~/i18n/language-provider';
import {TextPage} from '~/layout/text-page';
import {buttonClass} from '~/ui/button';
import {PlainLink} from '~/ui/link';
import {page} from '~/shop/pages/returns.md';
import {WithdrawalForm} from './withdrawal-form';

const form = page.sections.find(({id}) => id === 'withdraw');

export default function ReturnsPage() {
  const {pick} = useLanguage();
  const toForm = form && (
    <PlainLink to={`#${form.id}`} className={buttonClass.primary}>
      {pick(form.title)}
    </PlainLink>
  );
  return <TextPage page={page} extras={{withdraw: <WithdrawalForm />}} action={toForm} />;
}
