import {useLanguage} from '~/i18n/language-provider';
import {PageSection, TextPage} from '~/layout/text-page';
import {formTitle, sections, text} from './text';
import {WithdrawalForm} from './withdrawal-form';

const formSection = {id: 'withdraw', title: formTitle};

export default function ReturnsPage() {
  const {pick} = useLanguage();
  return (
    <TextPage {...text} sections={sections} contents={[formSection, ...sections]}>
      <PageSection id={formSection.id} title={pick(formTitle)}>
        <WithdrawalForm />
      </PageSection>
    </TextPage>
  );
}
