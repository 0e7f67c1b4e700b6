import type { LocatedFinding } from '../../../contracts/doctor.ts';

/** The findings about one entry, one file, or one thing that is neither. */
export interface EntryGroup {
  readonly key: string;
  /** What it is called; undefined for what has no entry. */
  readonly title: string | undefined;
  /** Its content type, where it is an entry. */
  readonly uid: string | undefined;
  readonly kinds: readonly KindGroup[];
}

/** Findings of one kind: the languages that a text is missing in, the hotspots that lead to nothing. */
export interface KindGroup {
  readonly code: LocatedFinding['code'];
  readonly findings: readonly LocatedFinding[];
}

/** The findings of one world, or of what all worlds share. */
interface WorldGroup {
  readonly world: string | undefined;
  readonly entries: readonly EntryGroup[];
}

/** Findings by world, entry and kind, each in the order of its first finding: what is worst comes first. */
export function groupFindings(findings: readonly LocatedFinding[]): readonly WorldGroup[] {
  return [...Map.groupBy(findings, ({ world }) => world)].map(([world, ofWorld]) => ({
    world,
    entries: [...Map.groupBy(ofWorld, keyOfEntry)].map(([key, ofEntry]) => ({
      key,
      title: ofEntry[0] && titleOf(ofEntry[0]),
      uid: ofEntry[0]?.entry?.uid,
      kinds: [...Map.groupBy(ofEntry, ({ code }) => code)].map(([code, ofKind]) => ({
        code,
        findings: ofKind,
      })),
    })),
  }));
}

function keyOfEntry({ entry, subject: { kind, id } }: LocatedFinding): string {
  return entry === undefined
    ? JSON.stringify([kind, kind === 'media' ? id : ''])
    : `${entry.uid} ${entry.documentId}`;
}

function titleOf({ entry, subject }: LocatedFinding): string | undefined {
  return entry?.title ?? (subject.kind === 'media' ? subject.id : undefined);
}
