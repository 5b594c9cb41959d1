import {useLanguage} from '~/i18n/language-provider';
import {StructuredData} from '~/layout/structured-data';
import {Prose} from '~/layout/prose';
import {PageSection, TextPage} from '~/layout/text-page';
import {Accordion} from '~/ui/accordion';
import {faqFacts} from './faq-facts';
import {questionGroups} from '~/shop/pages/faq-questions';
import {moreText, text} from '~/shop/pages/faq';

export default function FaqPage() {
  const {language, pick} = useLanguage();
  const allQuestions = questionGroups.flatMap(({questions}) => questions);
  return (
    <TextPage
      title={text.title}
      description={text.description}
      lead={text.lead}
      contents={questionGroups}
    >
      <StructuredData
        facts={import.meta.env.SSR ? [faqFacts(allQuestions, language)] : undefined}
      />
      {questionGroups.map(({id, title, questions}) => (
        <PageSection key={id} id={id} title={pick(title)}>
          {/* The section's own lines stand for the accordion's first and last. */}
          <div className="-my-4 *:border-t-0 [&_details:last-child]:border-b-0">
            <Accordion
              name="faq"
              items={questions.map(({id, question, answer}) => ({
                id,
                title: pick(question),
                content: <p>{pick(answer)}</p>,
              }))}
            />
          </div>
        </PageSection>
      ))}
      <PageSection id="more" title={pick(text.more)}>
        <Prose blocks={moreText} />
      </PageSection>
    </TextPage>
  );
}
