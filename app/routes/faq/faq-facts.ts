import type {FAQPage} from 'schema-dts';

export function faqFacts(questions: ReadonlyArray<{question: string; answer: string}>): FAQPage {
  return {
    '@type': 'FAQPage',
    'mainEntity': questions.map(({question, answer}) => ({
      '@type': 'Question',
      'name': question,
      'acceptedAnswer': {'@type': 'Answer', 'text': answer},
    })),
  };
}
