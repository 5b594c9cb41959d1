import {useLanguage} from '~/i18n/language-provider';
import {Prose} from '~/layout/prose';
import {QuestionList, useToldQuestions} from '~/layout/question-list';
import {StructuredData} from '~/layout/structured-data';
import {PageSection, TextPage} from '~/layout/text-page';
import {moreText, text} from '~/shop/pages/faq';
import {questionGroups} from '~/shop/pages/faq-questions';
import {faqFacts} from './faq-facts';

export default function FaqPage() {
  const {pick} = useLanguage();
  const told = useToldQuestions();
  const groups = questionGroups.filter(({questions}) => told(questions).length > 0);
  return (
    <TextPage title={text.title} description={text.description} lead={text.lead} more={groups}>
      <StructuredData
        facts={
          import.meta.env.SSR
            ? [faqFacts(groups.flatMap(({questions}) => told(questions)))]
            : undefined
        }
      />
      {groups.map(({id, title, questions}) => (
        <PageSection key={id} id={id} title={pick(title)}>
          {/* The section's own lines stand for the accordion's first and last. */}
          <div className="-my-4 *:border-t-0 [&_details:last-child]:border-b-0">
            <QuestionList questions={questions} />
          </div>
        </PageSection>
      ))}
      <PageSection id="more" title={pick(text.more)}>
        <Prose blocks={moreText} />
      </PageSection>
    </TextPage>
  );
}
