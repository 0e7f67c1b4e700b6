import { WorldFileError } from './world-file-error.ts';

/**
 * Parses untrusted JSON. `JSON.parse` silently keeps the last of two equal keys and accepts any depth; here both are
 * refused, and so is a key that would change an object's prototype.
 *
 * @param depth How many levels of objects and lists are allowed.
 * @throws WorldFileError `notJson`, `tooDeep` or `duplicateKey`.
 */
export function parseJson(text: string, { file, depth }: { file: string; depth: number }): unknown {
  const value = parsed(text, file);
  judgeStructure(text, { file, depth });
  return value;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WorldFileError('notJson', file, `${file} is not valid JSON: ${(cause as Error).message}.`);
  }
}

/** The text is valid JSON already: a string before a colon is a key. */
function judgeStructure(text: string, { file, depth }: { file: string; depth: number }): void {
  /** The keys of every open object; nothing for a list. */
  const open: (Set<string> | undefined)[] = [];
  let string = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      string = text.slice(at, end + 1);
      at = end;
    } else if (sign === '{' || sign === '[') {
      if (open.push(sign === '{' ? new Set() : undefined) > depth) throw tooDeep(file, depth);
    } else if (sign === '}' || sign === ']') {
      open.pop();
    } else if (sign === ':') {
      const key = JSON.parse(string) as string;
      const keys = open.at(-1);
      if (key === '__proto__' || keys?.has(key) === true) throw twice(file, key);
      keys?.add(key);
    }
  }
}

/** Without a regular expression, which would need stack for every backslash of a string of backslashes. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function tooDeep(file: string, depth: number): WorldFileError {
  return new WorldFileError(
    'tooDeep',
    file,
    `${file} is nested more than ${depth} levels deep: no world needs that.`,
  );
}

function twice(file: string, key: string): WorldFileError {
  return new WorldFileError(
    'duplicateKey',
    key,
    key === '__proto__'
      ? `${file} uses the key “__proto__”, which no entry can have.`
      : `${file} holds the key “${key}” twice in the same object: only one of the two can be meant.`,
  );
}
