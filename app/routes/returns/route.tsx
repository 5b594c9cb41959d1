import {Link} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {PageSection, TextPage} from '~/layout/text-page';
import {buttonClass} from '~/ui/button';
import {formTitle, sections, text} from '~/shop/pages/returns';
import {WithdrawalForm} from './withdrawal-form';

const formSection = {id: 'withdraw', title: formTitle};

export default function ReturnsPage() {
  const {pick} = useLanguage();
  return (
    <TextPage
      {...text}
      sections={sections}
      more={[formSection]}
      action={
        <Link to={`#${formSection.id}`} className={buttonClass.primary}>
          {pick(formTitle)}
        </Link>
      }
    >
      <PageSection id={formSection.id} title={pick(formTitle)}>
        <WithdrawalForm />
      </PageSection>
    </TextPage>
  );
}
