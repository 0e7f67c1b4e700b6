import type { ContentChange } from './content-answers.ts';

/** The checksum of a collection's entries in one language: every write changes it, by whichever process. */
export interface ContentMark extends ContentChange {
  readonly mark: string;
}

/** All checksums of a CMS at one moment. */
export type ContentMarks = readonly ContentMark[];

/** What has been written between two readings; empty when nothing has. */
export function changedSince(before: ContentMarks, now: ContentMarks): readonly ContentChange[] {
  const known = new Map(before.map((one) => [nameOf(one), one]));
  const found = new Map(now.map((one) => [nameOf(one), one]));
  return [...new Map([...known, ...found])].flatMap(([name, { collection, locale }]) =>
    known.get(name)?.mark === found.get(name)?.mark
      ? []
      : [{ collection, ...(locale === undefined ? {} : { locale }) }],
  );
}

function nameOf({ collection, locale }: ContentChange): string {
  return JSON.stringify([collection, locale]);
}
