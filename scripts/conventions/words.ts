import { Visitor } from 'oxc-parser';
import type { UnusedWord } from './vocabulary.ts';
import { lineAt } from './source.ts';
import type { Source } from './source.ts';

/** An unused word in the code. */
export interface FoundWord {
  readonly path: string;
  /** From 1; undefined for the path itself. */
  readonly line?: number;
  /** The identifier, path or comment that has it. */
  readonly text: string;
  readonly unused: UnusedWord;
}

/** The unused words in the comments of a file. */
export function wordsInComments(source: Source, words: readonly UnusedWord[]): readonly FoundWord[] {
  const ruledOut = words.filter(({ scopes }) => scopes.has('comments'));
  return source.parsed.comments.flatMap(({ value, start }) =>
    ruledOut.flatMap((unused) =>
      [...value.matchAll(asPhrase(unused.word))].map(({ index }) => {
        // A comment begins with two characters that are not part of its value.
        const line = lineAt(source.text, start + 2 + index);
        return { path: source.path, line, text: source.text.split('\n')[line - 1]?.trim() ?? '', unused };
      }),
    ),
  );
}

/** The unused words in the identifiers of a file and in its path, each name once. */
export function wordsInNames(source: Source, words: readonly UnusedWord[]): readonly FoundWord[] {
  const ruledOut = new Map(
    words.filter(({ scopes }) => scopes.has('names')).map((unused) => [unused.word, unused]),
  );
  const names = new Map<string, number>();
  const note = ({ name, start }: { readonly name: string; readonly start: number }) => {
    if (!names.has(name)) names.set(name, start);
  };
  new Visitor({ Identifier: note, JSXIdentifier: note, PrivateIdentifier: note }).visit(
    source.parsed.program,
  );
  const inPath = find(source.path, ruledOut).map((unused) => ({
    path: source.path,
    text: source.path,
    unused,
  }));
  const inCode = [...names].flatMap(([name, start]) =>
    find(name, ruledOut).map((unused) => ({
      path: source.path,
      line: lineAt(source.text, start),
      text: name,
      unused,
    })),
  );
  return [...inPath, ...inCode];
}

function find(name: string, words: ReadonlyMap<string, UnusedWord>): readonly UnusedWord[] {
  return [...new Set(wordsOfName(name))].flatMap((word) => words.get(word) ?? []);
}

/** The words that a name is made of: `hasWayBack` and `has-way-back` have three. */
function wordsOfName(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function asPhrase(word: string): RegExp {
  return new RegExp(String.raw`(?<![\w/-])${word.replaceAll(' ', String.raw`\s+(?:\*\s+)?`)}(?![\w-])`, 'gi');
}
