import {useLanguage} from '~/i18n/language-provider';
import type {Question} from '~/i18n/copy';
import {Accordion} from '~/ui/accordion';

/** Questions of which one at a time is open (specification §2). */
export function QuestionList({questions}: {questions: readonly Question[]}) {
  const visible = useVisibleQuestions();
  return (
    <Accordion
      name="faq"
      items={visible(questions).map(({id, question, answer}) => ({
        id,
        title: question,
        content: <p>{answer}</p>,
      }))}
    />
  );
}

interface VisibleQuestion {
  id: string;
  question: string;
  answer: string;
}

/** Questions in the visitor's language, without those without an answer. */
export function useVisibleQuestions(): (questions: readonly Question[]) => VisibleQuestion[] {
  const {knows, pick} = useLanguage();
  return (questions) =>
    questions
      .filter(({needs}) => needs === undefined || knows(needs))
      .map(({id, question, answer}) => ({id, question: pick(question), answer: pick(answer)}))
      .filter(({question, answer}) => question && answer);
}
