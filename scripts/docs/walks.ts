/** A document's change to a file. */
export interface FileChange {
  readonly path: string;
  /** `diff`: lines to change; any other: the whole of a new file. */
  readonly language: string;
  readonly text: string;
}

/** A walk from an idea to what one sees. */
export interface Walk {
  readonly title: string;
  readonly changes: readonly FileChange[];
}

const CHANGE = /^`([^`\n]+)`\n\n```(\w+)\n([\s\S]*?)^```$/gm;

/** The walks of a document: each heading of the second level, with the code blocks that follow the path of a file. */
export function readWalks(source: string): readonly Walk[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      changes: Array.from(section.matchAll(CHANGE), ([, path = '', language = '', text = '']) => ({
        path,
        language,
        text,
      })),
    }));
}

/**
 * Makes the changes of a `diff` block: its lines with a blank in front are looked for one after the other, those with
 * a minus are taken out, and those with a plus come behind the last that was found.
 */
export function withLines(text: string, diff: string): string {
  const lines = text.split('\n');
  let at = 0;
  for (const change of diff.split('\n').slice(0, -1)) {
    const [sign, line] = [change.slice(0, 1), change.slice(1)];
    if (sign === '+') {
      lines.splice(at, 0, line);
      at += 1;
      continue;
    }
    const found = lines.indexOf(line, at);
    if (found === -1) throw new Error(`The file has no such line from line ${at + 1} on: ${line}`);
    if (sign === '-') lines.splice(found, 1);
    at = sign === '-' ? found : found + 1;
  }
  return lines.join('\n');
}
