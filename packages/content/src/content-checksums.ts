import type { ContentChange } from './content-answers.ts';

/** The checksum of a collection's entries in one language: every write changes it, by whichever process. */
export interface ContentChecksum extends ContentChange {
  readonly checksum: string;
}

/** All checksums of a CMS at one moment. */
export type ContentChecksums = readonly ContentChecksum[];

/** What has been written between two readings; empty when nothing has. */
export function changedSince(before: ContentChecksums, now: ContentChecksums): readonly ContentChange[] {
  const known = new Map(before.map((one) => [nameOf(one), one]));
  const found = new Map(now.map((one) => [nameOf(one), one]));
  return [...new Map([...known, ...found])].flatMap(([name, { collection, locale }]) =>
    known.get(name)?.checksum === found.get(name)?.checksum
      ? []
      : [{ collection, ...(locale === undefined ? {} : { locale }) }],
  );
}

function nameOf({ collection, locale }: ContentChange): string {
  return JSON.stringify([collection, locale]);
}
