/** Gives all who ask for the same thing one answer. */
export type Share<Value> = (key: string, begin: () => Promise<Value>) => Promise<Value>;

/** Keeps the last thing that was asked for. What has failed is begun again. */
export function createShare<Value>(): Share<Value> {
  let last: { readonly key: string; readonly answer: Promise<Value> } | undefined;
  return (key, begin) => {
    if (last?.key === key) return last.answer;
    const asked = { key, answer: begin() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.answer;
  };
}
