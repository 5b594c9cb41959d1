import {Link} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {TextPage} from '~/layout/text-page';
import {buttonClass} from '~/ui/button';
import {page} from '~/shop/pages/returns.md';
import {WithdrawalForm} from './withdrawal-form';

const form = page.sections.find(({id}) => id === 'withdraw');

export default function ReturnsPage() {
  const {pick} = useLanguage();
  const toForm = form && (
    <Link to={`#${form.id}`} className={buttonClass.primary}>
      {pick(form.title)}
    </Link>
  );
  return <TextPage page={page} extras={{withdraw: <WithdrawalForm />}} action={toForm} />;
}
