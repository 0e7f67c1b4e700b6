/**
 * Whether two words differ by at most this many letters added, left out or replaced (Levenshtein's distance), as the
 * search index tolerates typing mistakes.
 */
export function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 1; index <= one.length; index += 1) {
    const next = [index];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (one[index - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, replaced));
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row[other.length] ?? 0) <= most;
}
