import type {ReactNode} from 'react';
import {QuestionList, useVisibleQuestions} from '~/layout/question-list';
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
  const visible = useVisibleQuestions();
  const extras: Record<string, ReactNode> = {};
  for (const {id, questions} of groups) {
    if (visible(questions).length === 0) continue;
    extras[id] = (
      // The section's borders replace the accordion's first and last.
      <div className="-my-4 *:border-t-0 [&_details:last-child]:border-b-0">
        <QuestionList questions={questions} />
      </div>
    );
  }
  return (
    <>
      <StructuredData
        facts={
          import.meta.env.SSR
            ? [faqFacts(groups.flatMap(({questions}) => visible(questions)))]
            : undefined
        }
      />
      <TextPage page={page} extras={extras} />
    </>
  );
}
