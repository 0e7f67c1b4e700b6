import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { ParseResult } from 'oxc-parser';

/** A file of code with its syntax tree. */
export interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly parsed: ParseResult;
}

/** Reads code that has no file, for tests. @throws Error when the text is not TypeScript. */
export function parseSource(path: string, text: string): Source {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return { path, text, parsed };
}

/** All code of the repository, new files included; what git ignores is left out. */
export function readSources(root: string): readonly Source[] {
  return filesOf(root, ['*.ts', '*.tsx', '*.mjs']).map((path) =>
    parseSource(path, readFileSync(join(root, path), 'utf8')),
  );
}

/** A file of prose. */
export interface Document {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** All Markdown of the repository, but for the files whose paths begin with one of `except`. */
export function readDocuments(root: string, except: readonly string[]): readonly Document[] {
  return filesOf(root, ['*.md'])
    .filter((path) => !except.some((start) => path.startsWith(start)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function filesOf(root: string, patterns: readonly string[]): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** The line at an offset of the text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
