import {useLanguage} from '~/i18n/language-provider';
import {QuestionList} from '~/layout/question-list';
import {text} from '~/shop/pages/home';
import {questions} from '~/shop/questions.md';

export function Questions() {
  const {pick} = useLanguage();
  if (questions.length === 0) return null;
  return (
    <section id="faq" aria-labelledby="faq-title" className="shell pt-section">
      <div className="grid gap-8 lg:grid-cols-3">
        <h2 id="faq-title" className="text-name">
          {pick(text.faq)}
        </h2>
        <div className="lg:col-span-2">
          <QuestionList questions={questions} />
        </div>
      </div>
    </section>
  );
}
