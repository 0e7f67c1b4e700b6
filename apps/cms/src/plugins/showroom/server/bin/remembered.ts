/** Asks each question once, by its name. */
export function remembered<Question, Answer>(
  nameOf: (question: Question) => string,
  answer: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (question) => {
    const name = nameOf(question);
    const earlier = known.get(name);
    if (earlier !== undefined) return earlier;
    const asked = answer(question);
    known.set(name, asked);
    return asked;
  };
}
