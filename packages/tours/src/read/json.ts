import { LIMITS } from '../limits.ts';
import { TourError } from '../tour-error.ts';

/**
 * Parses untrusted JSON: bounded in length and depth, and never evaluated.
 *
 * @param what Names the file in sentences.
 * @param listName Objects under this key of the whole may not name an entry twice. `JSON.parse` would silently keep
 *   the last one.
 * @throws TourError
 */
export function parseTourJson(text: string, what: string, listName?: string): unknown {
  checkLength(text, what);
  const source = withoutMark(text);
  scan(source, what, listName);
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new TourError(
      'notReadable',
      `${what} is not valid JSON: ${(cause as Error).message.slice(0, 200)}.`,
      cause,
    );
  }
}

/** @throws TourError when a description is longer than any real tour's. */
export function checkLength(text: string, what: string): void {
  if (text.length <= LIMITS.characters) return;
  throw new TourError(
    'tooLarge',
    `${what} has ${millions(text.length)} million characters; ${millions(LIMITS.characters)} million are read at most.`,
  );
}

/** Without the byte order mark that editors on Windows write first. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function millions(count: number): string {
  return (count / 1_000_000).toFixed(1);
}

/** One pass over the brackets, so that nothing deep or doubled reaches the parser. */
function scan(source: string, what: string, listName: string | undefined): void {
  let depth = 0;
  let rootKey: string | undefined;
  let names = new Set<string>();
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at];
    if (character === '{' || character === '[') {
      depth += 1;
      if (depth === 2) names = new Set();
      if (depth > LIMITS.depth) throw tooDeep(what);
    } else if (character === '}' || character === ']') {
      depth -= 1;
    } else if (character === '"') {
      const end = endOfString(source, at);
      if (depth <= 2 && listName !== undefined && isKey(source, end)) {
        const key = keyOf(source.slice(at, end));
        if (depth === 1) rootKey = key;
        if (depth === 2 && rootKey === listName && key !== undefined) {
          if (names.has(key)) throw duplicate(what, key);
          names.add(key);
        }
      }
      at = end - 1;
    }
  }
}

/** @throws TourError for a description that is nested too deeply. */
export function tooDeep(what: string): TourError {
  return new TourError(
    'tooDeep',
    `${what} is nested more than ${LIMITS.depth} levels deep: that is no tour.`,
  );
}

export function duplicate(what: string, id: string): TourError {
  return new TourError(
    'duplicateId',
    `${what} has two scenes with the id “${id.slice(0, LIMITS.title)}”: links to it would be ambiguous.`,
  );
}

function endOfString(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== '"') at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

function isKey(source: string, end: number): boolean {
  let at = end;
  while (/\s/.test(source[at] ?? '')) at += 1;
  return source[at] === ':';
}

function keyOf(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return undefined;
  }
}
