import type { FoundWord } from './words.ts';

/** A name that is not ours to choose, so that it may have a word that the glossary rules out. */
export interface ForeignName {
  readonly name: string;
  /** Who has chosen it, or what would break if it changed. */
  readonly reason: string;
  /** The files that may have it, by the beginnings of their paths. */
  readonly paths: readonly string[];
}

export const FOREIGN_NAMES: readonly ForeignName[] = [
  {
    name: 'hotSpots',
    reason: 'A key of a tour of Pannellum, as its viewer reads it.',
    paths: [
      'packages/tours/src/',
      'packages/tours/testing/',
      'e2e/editors/',
      'apps/cms/tests/',
      'bench/src/imports/',
    ],
  },
  {
    name: 'containedInPlace',
    reason: 'A property of schema.org, as search engines read it.',
    paths: ['apps/web/app/screens/page/page-head.server.ts'],
  },
];

/** Whether a name was chosen by others. A file's own path never is. */
export function isForeign({ path, line, text }: FoundWord, names: readonly ForeignName[]): boolean {
  if (line === undefined) return false;
  return names.some(({ name, paths }) => name === text && paths.some((start) => path.startsWith(start)));
}

/** The permissions that nothing needs: `hotSpots in e2e/editors/`. */
export function unneededNames(found: readonly FoundWord[], names: readonly ForeignName[]): readonly string[] {
  return names.flatMap(({ name, reason, paths }) =>
    paths
      .filter((start) => !found.some((word) => isForeign(word, [{ name, reason, paths: [start] }])))
      .map((start) => `${name} in ${start}`),
  );
}
