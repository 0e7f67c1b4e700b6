import type { Core } from '@strapi/strapi';
import { ContentError } from '@vitrine/content/errors';
import { loadContent } from '@vitrine/content/load-bundle';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import type { ContentChange } from '@vitrine/content/content-answers';
import { changedSince } from '@vitrine/content/content-checksums';
import type { ContentChecksums } from '@vitrine/content/content-checksums';
import type { LoadedContent } from '@vitrine/content/load-bundle';
import type { EarlierLoad } from '@vitrine/content/load-options';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { ReadChecksums } from '../../../../revalidation/content-checksums.ts';
import type { ExaminedShowroom, LocatedFinding } from '../../contracts/doctor.ts';
import { readStoredAccess } from '../access/stored-access.ts';
import type { StoredAccess } from '../access/stored-access.ts';
import { isReasonNotToPublish } from './blocking.ts';
import { draftFetch, IN_PROCESS } from './draft-fetch.ts';
import { examineContent } from './examine-content.ts';
import type { KnownOfFiles } from './examine-content.ts';
import { createShare } from './share.ts';
import type { Share } from './share.ts';
import { createWriteLog } from './write-log.ts';
import type { WriteLog } from './write-log.ts';

/** Examines the drafts of a CMS. */
export interface Doctor {
  /**
   * All findings. Reads again only after a write, by this process or another one on the same database;
   * concurrent callers share one result.
   */
  readonly examine: () => Promise<ExaminedShowroom>;
  /** The drafts as the showroom would load them; undefined in a CMS without any location. */
  readonly drafts: () => Promise<LoadedContent | undefined>;
  /**
   * The errors that keep one entry from being published in some languages (undefined: in all), including those
   * it shares with a rival. It sees uncommitted writes and may be called inside a transaction, and it is fast
   * because it does not wait for a full load.
   */
  readonly errorsOf: (
    uid: string,
    documentId: string,
    locales: readonly string[] | undefined,
  ) => Promise<readonly LocatedFinding[]>;
  /** Reports every write of this process. */
  readonly writes: WriteLog;
}

/** What is known about files: how well clips match their pictures, and problems of PDFs. */
export type KnownOf = (snapshots: readonly Snapshot[]) => KnownOfFiles;

const NOTHING_KNOWN: KnownOfFiles = { clipEnds: [], documentProblems: [] };

/** The result for a showroom without any location: nothing to examine. */
const NOTHING: ExaminedShowroom = {
  worlds: [],
  sharedScore: 100,
  findings: [],
  defaultLocale: DEFAULT_LOCALE,
};

/** What a load has seen, by which later writes are recognised. */
interface Seen {
  /** The revision of this process's committed writes when the load began. */
  readonly revision: number;
  /**
   * Checksums that cover the writes of all processes. By themselves they would miss two writes in one
   * millisecond.
   */
  readonly checksums: ContentChecksums;
}

/** A load that a glance builds on. Copies of changed entries inside others may be outdated in it. */
interface Base extends Seen {
  /** Ascending: later loads know more. */
  readonly turn: number;
  readonly loaded: LoadedContent;
}

/** One load of the content with its findings. */
interface Whole {
  /** Absent if there is no location. */
  readonly loaded: LoadedContent | undefined;
  readonly examined: ExaminedShowroom;
}

interface Settled extends Whole, Seen {
  /** Ascending: later loads know more. */
  readonly turn: number;
  readonly knownOfFiles: KnownOfFiles;
  readonly storedAccess: readonly StoredAccess[];
}

/** State shared by the calls of one transaction. */
interface Inside {
  readonly whole: Share<Whole>;
  readonly glance: Share<ExaminedShowroom>;
  readonly checksums: Share<ContentChecksums>;
}

/** The doctor's inputs. */
export interface DoctorSources {
  readonly knownOf: KnownOf;
  readonly readChecksums: ReadChecksums;
}

export function createDoctor(strapi: Core.Strapi, { knownOf, readChecksums }: DoctorSources): Doctor {
  const fetch = draftFetch(strapi);
  const types = Object.values(strapi.contentTypes);
  const writes = createWriteLog();
  /**
   * Only loads made outside transactions are answers for others, because a transaction's writes can be rolled
   * back. A transaction never waits for a load outside: with SQLite, the only connection would not be free.
   */
  let settled: Settled | undefined;
  /** The latest load. One made inside a transaction will do: what is rolled back changes the checksums. */
  let base: Base | undefined;
  let turns = 0;
  const keepBase = (next: Omit<Base, 'loaded'> & { readonly loaded: LoadedContent | undefined }): void => {
    const { loaded } = next;
    if (loaded !== undefined && (base === undefined || base.turn < next.turn)) base = { ...next, loaded };
  };
  const outside = createShare<Settled>();
  const inside = new WeakMap<object, Inside>();

  const load = async (since?: EarlierLoad): Promise<LoadedContent | undefined> => {
    try {
      return await loadContent({
        cmsUrl: IN_PROCESS,
        fetch,
        leavesDocumentTexts: true,
        ...(since === undefined ? {} : { since }),
      });
    } catch (error) {
      if (error instanceof ContentError && error.kind === 'empty') return undefined;
      throw error;
    }
  };
  /** Reads all drafts, or what has changed since an earlier load of all of them and whatever holds copies of it. */
  const loadWhole = (
    before: Settled | undefined,
    changes: readonly ContentChange[],
  ): Promise<LoadedContent | undefined> =>
    load(before?.loaded && { answers: before.loaded.answers, changes, reach: 'copies' });
  const judge = (
    loaded: LoadedContent | undefined,
    known: KnownOfFiles = NOTHING_KNOWN,
    storedAccess: readonly StoredAccess[] = [],
  ): ExaminedShowroom =>
    loaded === undefined ? NOTHING : examineContent(loaded, types, known, storedAccess);
  /** Files are analysed in the background, so findings about them appear without a write. */
  const withKnown = (known: Omit<Settled, 'examined'> & Partial<Settled>): Settled => {
    const { loaded, storedAccess } = known;
    const knownOfFiles =
      loaded === undefined ? NOTHING_KNOWN : knownOf(Object.values(loaded.bundle.snapshots));
    if (known.examined !== undefined && JSON.stringify(knownOfFiles) === JSON.stringify(known.knownOfFiles)) {
      return { ...known, examined: known.examined };
    }
    return { ...known, knownOfFiles, examined: judge(loaded, knownOfFiles, storedAccess) };
  };

  const readOutside = async (): Promise<Whole> => {
    const revision = writes.revision();
    const checksums = await readChecksums();
    const before = settled;
    const changes = before
      ? [...writes.since(before.revision), ...changedSince(before.checksums, checksums)]
      : [];
    if (before === undefined || changes.length > 0) {
      const next = await outside(JSON.stringify([revision, ...checksums]), async () => {
        turns += 1;
        const turn = turns;
        const loaded = await loadWhole(before, changes);
        keepBase({ turn, revision, checksums, loaded });
        const storedAccess = await readStoredAccess(strapi);
        return withKnown({ turn, revision, checksums, loaded, storedAccess, knownOfFiles: NOTHING_KNOWN });
      });
      // A load that began earlier can end later.
      if (settled === undefined || settled.turn < next.turn) settled = next;
      return next;
    }
    settled = withKnown(before);
    return settled;
  };

  const sharedIn = (transaction: object): Inside => {
    const known = inside.get(transaction) ?? {
      whole: createShare(),
      glance: createShare(),
      checksums: createShare(),
    };
    inside.set(transaction, known);
    return known;
  };
  /** Within a transaction, the result is reusable until this transaction or a commit writes. */
  const keyIn = (transaction: object): string => `${writes.revision()} ${writes.of(transaction).length}`;
  const seenIn = async (transaction: object): Promise<Seen> => {
    const revision = writes.revision();
    return {
      revision,
      checksums: await sharedIn(transaction).checksums(keyIn(transaction), () => readChecksums(transaction)),
    };
  };
  /** The collections that this transaction sees differently from an earlier load. */
  const changedIn = (transaction: object, before: Seen, now: Seen): readonly ContentChange[] => [
    ...writes.since(before.revision),
    ...writes.of(transaction),
    ...changedSince(before.checksums, now.checksums),
  ];

  const readInside = async (transaction: object): Promise<Whole> => {
    const known = settled;
    const seen = await seenIn(transaction);
    const changes = known ? changedIn(transaction, known, seen) : [];
    if (known !== undefined && changes.length === 0) return known;
    return sharedIn(transaction).whole(keyIn(transaction), async () => {
      turns += 1;
      const turn = turns;
      const loaded = await loadWhole(known, changes);
      keepBase({ ...seen, turn, loaded });
      return { loaded, examined: judge(loaded, NOTHING_KNOWN, await readStoredAccess(strapi)) };
    });
  };
  const read = async (): Promise<Whole> => {
    const transaction = await transactionOf(strapi);
    return transaction === undefined ? readOutside() : readInside(transaction);
  };

  /** Reads only what has changed since the latest load. Undefined without one. */
  const glanceInside = async (transaction: object): Promise<ExaminedShowroom | undefined> => {
    const known = base;
    if (known === undefined) return undefined;
    const seen = await seenIn(transaction);
    const changes = changedIn(transaction, known, seen);
    return sharedIn(transaction).glance(`${known.turn} ${keyIn(transaction)}`, async () => {
      if (changes.length === 0) return judge(known.loaded);
      turns += 1;
      const turn = turns;
      const loaded = await load({ answers: known.loaded.answers, changes, reach: 'entries' });
      keepBase({ ...seen, turn, loaded });
      return judge(loaded);
    });
  };

  return {
    writes,
    examine: async () => (await read()).examined,
    drafts: async () => (await read()).loaded,
    async errorsOf(uid, documentId, locales) {
      const isOfEntry = ({ severity, code, entry, rival, subject: { locale } }: LocatedFinding): boolean =>
        isReasonNotToPublish({ severity, code }) &&
        [entry, rival].some((found) => found?.uid === uid && found.documentId === documentId) &&
        (locale === undefined || locales === undefined || locales.includes(locale));
      const transaction = await transactionOf(strapi);
      const first = transaction && (await glanceInside(transaction));
      if (first !== undefined && !first.findings.some(isOfEntry)) return [];
      // Findings of other entries about a changed entry may be outdated: they are no reason to refuse.
      return (await read()).examined.findings.filter(isOfEntry);
    },
  };
}

/** The transaction of the caller. */
async function transactionOf(strapi: Core.Strapi): Promise<object | undefined> {
  return strapi.db.inTransaction() ? (await strapi.db.transaction(({ trx }) => ({ trx }))).trx : undefined;
}
