import {useLanguage} from '~/i18n/language-provider';
import {Prose} from '~/layout/prose';
import {PageSection, TextPage} from '~/layout/text-page';
import {Accordion} from '~/ui/accordion';
import {questionGroups} from './questions';
import {moreText, text} from './text';

export default function FaqPage() {
  const {pick} = useLanguage();
  return (
    <TextPage
      title={text.title}
      description={text.description}
      lead={text.lead}
      contents={questionGroups}
    >
      {questionGroups.map(({id, title, questions}) => (
        <PageSection key={id} id={id} title={pick(title)}>
          <Accordion
            name="faq"
            items={questions.map(({id, question, answer}) => ({
              id,
              title: pick(question),
              content: <p>{pick(answer)}</p>,
            }))}
          />
        </PageSection>
      ))}
      <PageSection id="more" title={pick(text.more)}>
        <Prose blocks={moreText} />
      </PageSection>
    </TextPage>
  );
}
