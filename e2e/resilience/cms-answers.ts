import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/processes.ts';

/** Strapi's answers: by path, then by locale (an empty one where the type is not localised). */
export type CmsAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const ANSWERS = join(ROOT, 'packages/content/fixtures/small-world.v5.json');
const PICTURE = readFileSync(join(ROOT, 'demo/media/spin/nv6-24.jpg'));

/** The bytes of every file of the fake's media library. */
export const FILE_BYTES: Buffer = PICTURE;

function isFile(value: object): boolean {
  return 'url' in value && typeof value.url === 'string' && value.url.startsWith('/uploads/');
}

/** Gives every file its real size, in kilobytes as Strapi does, and the type of a picture. */
function withTrueSizes(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && isFile(value)
    ? { ...value, size: FILE_BYTES.length / 1000, sizeInBytes: FILE_BYTES.length }
    : value;
}

/** A small showroom of three worlds in two languages. Each call gives a fresh copy. */
export function readAnswers(): CmsAnswers {
  return JSON.parse(readFileSync(ANSWERS, 'utf8'), withTrueSizes) as CmsAnswers;
}

/** The answers after an editor has renamed the first location. */
export function withTitle(answers: CmsAnswers, title: string): CmsAnswers {
  return changed(answers, '/api/content-locations', (entries) =>
    entries.map((entry) =>
      typeof entry === 'object' && entry !== null && 'slug' in entry && entry.slug === 'entrance'
        ? { ...entry, title }
        : entry,
    ),
  );
}

/** The answers of a CMS that has forgotten a collection. */
export function without(answers: CmsAnswers, ...paths: readonly string[]): CmsAnswers {
  return paths.reduce((kept, path) => changed(kept, path, () => []), answers);
}

function changed(
  answers: CmsAnswers,
  path: string,
  change: (entries: readonly unknown[]) => readonly unknown[],
): CmsAnswers {
  return {
    ...answers,
    [path]: Object.fromEntries(
      Object.entries(answers[path] ?? {}).map(([locale, answer]) => [locale, changedList(answer, change)]),
    ),
  };
}

/** Whether an answer is a collection's. */
export function isList(answer: unknown): answer is { readonly data: readonly unknown[] } {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
}

function changedList(answer: unknown, change: (entries: readonly unknown[]) => readonly unknown[]): unknown {
  return isList(answer) ? { ...answer, data: change(answer.data) } : answer;
}
