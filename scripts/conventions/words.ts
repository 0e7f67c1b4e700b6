import { Visitor } from 'oxc-parser';
import type { PropertyKey as Key } from 'oxc-parser';
import type { UnusedWord } from './vocabulary.ts';
import { lineAt } from './source.ts';
import type { Document, Source } from './source.ts';

/** An unused word in the code or a document. */
export interface FoundWord {
  readonly path: string;
  /** From 1; undefined for the path itself. */
  readonly line?: number;
  /** The identifier, path, comment or sentence that has it. */
  readonly text: string;
  readonly unused: UnusedWord;
}

/** The unused words in the comments of a file. */
export function wordsInComments(source: Source, words: readonly UnusedWord[]): readonly FoundWord[] {
  const ruledOut = words.filter(({ scopes }) => scopes.has('comments'));
  return source.parsed.comments.flatMap(({ value, start }) =>
    // A comment begins with two characters that are not part of its value.
    phrasesIn(source, { text: value, start: start + 2 }, ruledOut),
  );
}

/** The unused words in the sentences of a file: strings and templates with a space, and texts of JSX. */
export function wordsInTexts(source: Source, words: readonly UnusedWord[]): readonly FoundWord[] {
  const ruledOut = words.filter(({ scopes }) => scopes.has('texts'));
  const found: FoundWord[] = [];
  const note = (start: number, end: number) => {
    const text = source.text.slice(start, end);
    if (/\s/.test(text)) found.push(...phrasesIn(source, { text, start }, ruledOut));
  };
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value === 'string') note(start, end);
    },
    TemplateElement: ({ start, end }) => note(start, end),
    JSXText: ({ start, end }) => note(start, end),
  }).visit(source.parsed.program);
  return found;
}

/** The unused words in a document. Code in it is left out. */
export function wordsInDocument(document: Document, words: readonly UnusedWord[]): readonly FoundWord[] {
  const ruledOut = words.filter(({ scopes }) => scopes.has('texts'));
  const prose = document.text.replaceAll(/```.*?```|`[^`\n]+`/gs, (code) => code.replaceAll(/[^\n]/g, ' '));
  return phrasesIn(document, { text: prose, start: 0 }, ruledOut);
}

/** The unused words in the identifiers and quoted keys of a file and in its path, each name once. */
export function wordsInNames(source: Source, words: readonly UnusedWord[]): readonly FoundWord[] {
  const ruledOut = new Map(
    words.filter(({ scopes }) => scopes.has('names')).map((unused) => [unused.word, unused]),
  );
  const names = new Map<string, number>();
  const note = ({ name, start }: { readonly name: string; readonly start: number }) => {
    if (!names.has(name)) names.set(name, start);
  };
  const noteKey = (key: Key) => {
    // With a space it is a text or the name of a file.
    if (key.type === 'Literal' && typeof key.value === 'string' && !key.value.includes(' ')) {
      note({ name: key.value, start: key.start });
    }
  };
  new Visitor({
    Identifier: note,
    JSXIdentifier: note,
    PrivateIdentifier: note,
    Property: ({ key }) => noteKey(key),
    TSPropertySignature: ({ key }) => noteKey(key),
    MemberExpression(member) {
      if (member.computed) noteKey(member.property);
    },
  }).visit(source.parsed.program);
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
  const [beginning = ''] = /^[A-Z]+_/.exec(name) ?? [];
  return [...new Set([...wordsOfName(name), beginning.toLowerCase()])].flatMap(
    (word) => words.get(word) ?? [],
  );
}

/** The words that a name is made of: `hasWayBack`, `has-way-back` and `UIWayBack` have three. */
function wordsOfName(name: string): readonly string[] {
  return name
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function phrasesIn(
  file: Document,
  part: { readonly text: string; readonly start: number },
  words: readonly UnusedWord[],
): readonly FoundWord[] {
  return words.flatMap((unused) =>
    [...part.text.matchAll(asPhrase(unused.word))].map(({ index }) => {
      const line = lineAt(file.text, part.start + index);
      return { path: file.path, line, text: file.text.split('\n')[line - 1]?.trim() ?? '', unused };
    }),
  );
}

function asPhrase(word: string): RegExp {
  return new RegExp(String.raw`(?<![\w/-])${word.replaceAll(' ', String.raw`\s+(?:\*\s+)?`)}(?![\w-])`, 'gi');
}
