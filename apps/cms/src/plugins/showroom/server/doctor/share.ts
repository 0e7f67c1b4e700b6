/** Shares one result among all concurrent callers with the same key. */
export type Share<Value> = (key: string, begin: () => Promise<Value>) => Promise<Value>;

/** Keeps the latest result. A failed one is not kept. */
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
