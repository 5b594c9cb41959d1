import {useToldQuestions, QuestionList} from '~/layout/question-list';
import {StructuredData} from '~/layout/structured-data';
import {TextPage} from '~/layout/text-page';
import {page} from '~/shop/pages/faq.md';
import {questions as questionsAtHome} from '~/shop/questions.md';
import {faqFacts} from './faq-facts';

const groups = page.sections.map(({id, home = '', questions = []}) => {
  const first = home.split(',');
  return {
    id,
    questions: [...questionsAtHome.filter((one) => first.includes(one.id)), ...questions],
  };
});

export default function FaqPage() {
  const told = useToldQuestions();
  const lists = groups
    .filter(({questions}) => told(questions).length > 0)
    .map(({id, questions}) => [
      id,
      // The section's own lines stand for the accordion's first and last.
      <div key={id} className="-my-4 *:border-t-0 [&_details:last-child]:border-b-0">
        <QuestionList questions={questions} />
      </div>,
    ]);
  return (
    <>
      <StructuredData
        facts={
          import.meta.env.SSR
            ? [faqFacts(groups.flatMap(({questions}) => told(questions)))]
            : undefined
        }
      />
      <TextPage page={page} extras={Object.fromEntries(lists)} />
    </>
  );
}
