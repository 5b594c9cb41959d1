/** Asks each question once for as long as the function lives; repeats a failed one. */
export function onceEach() {
  const answers = new Map<string, Promise<unknown>>();
  return function ask<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = answers.get(question) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = find();
    answers.set(question, answer);
    answer.catch(() => answers.delete(question));
    return answer;
  };
}
