import type {FAQPage} from 'schema-dts';
import type {Question} from '~/shop/questions';
import type {Language} from '~/i18n/languages';

export function faqFacts(questions: readonly Question[], language: Language): FAQPage {
  return {
    '@type': 'FAQPage',
    'mainEntity': questions.map(({question, answer}) => ({
      '@type': 'Question',
      'name': question[language],
      'acceptedAnswer': {'@type': 'Answer', 'text': answer[language]},
    })),
  };
}
