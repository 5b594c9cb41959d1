import {useCallback, useState} from 'react';

interface Question<Subject> {
  subject: Subject;
  answer: (agreed: boolean) => void;
}

/** A question that interrupts what is going on until a dialog has answered it. */
export function useQuestion<Subject>() {
  const [question, setQuestion] = useState<Question<Subject>>();

  const ask = useCallback(
    (subject: Subject) =>
      new Promise<boolean>((resolve) => {
        setQuestion({
          subject,
          answer(agreed) {
            setQuestion(undefined);
            resolve(agreed);
          },
        });
      }),
    [],
  );
  return {question, ask};
}
