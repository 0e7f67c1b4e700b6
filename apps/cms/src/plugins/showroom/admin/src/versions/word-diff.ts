/** A run of a text that both sides have, or only one of them. */
export interface DiffRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond this many comparisons the middle of a text is shown as replaced: finding its words takes their product. */
const MAX_COMPARISONS = 4_000_000;

/** Compares two texts word by word. The runs of a side, put together, are its text. */
export function wordDiff(before: string, after: string): readonly DiffRun[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  let end = 0;
  const rest = Math.min(one.length, other.length) - start;
  while (end < rest && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return joined([
    ...runOf('same', one.slice(0, start)),
    ...middleDiff(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...runOf('same', one.slice(one.length - end)),
  ]);
}

/** Words, spaces and punctuation, each by itself. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

function middleDiff(one: readonly string[], other: readonly string[]): readonly DiffRun[] {
  if (one.length * other.length > MAX_COMPARISONS)
    return [...runOf('removed', one), ...runOf('added', other)];
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (from: number, to: number): number => lengths[from * width + to] ?? 0;
  for (let from = one.length - 1; from >= 0; from -= 1) {
    for (let to = other.length - 1; to >= 0; to -= 1) {
      lengths[from * width + to] =
        one[from] === other[to] ? at(from + 1, to + 1) + 1 : Math.max(at(from + 1, to), at(from, to + 1));
    }
  }
  const runs: DiffRun[] = [];
  let [from, to] = [0, 0];
  while (from < one.length && to < other.length) {
    if (one[from] === other[to]) {
      runs.push(...runOf('same', one.slice(from, from + 1)));
      from += 1;
      to += 1;
    } else if (at(from + 1, to) >= at(from, to + 1)) {
      runs.push(...runOf('removed', one.slice(from, from + 1)));
      from += 1;
    } else {
      runs.push(...runOf('added', other.slice(to, to + 1)));
      to += 1;
    }
  }
  return [...runs, ...runOf('removed', one.slice(from)), ...runOf('added', other.slice(to))];
}

function runOf(kind: DiffRun['kind'], words: readonly string[]): readonly DiffRun[] {
  return words.length === 0 ? [] : [{ kind, text: words.join('') }];
}

/** Neighbouring runs of one kind as one. */
function joined(runs: readonly DiffRun[]): readonly DiffRun[] {
  const whole: DiffRun[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last?.kind === run.kind) whole[whole.length - 1] = { ...last, text: last.text + run.text };
    else whole.push(run);
  }
  return whole;
}
