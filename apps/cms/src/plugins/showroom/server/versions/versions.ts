import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { VersionAction } from '../../contracts/versions.ts';
import { rowsIn, titleOf } from '../content/rows.ts';
import { forgettable } from './retention.ts';
import type { RetentionRule, Stage } from './retention.ts';
import { newVersion, whereOf } from './new-version.ts';
import type { Cause, Subject } from './new-version.ts';
import { digestOf, serialise, stateOf, statePopulate } from './state.ts';
import { occasionOf } from './occasions.ts';
import { VERSION } from '../content/version-type.ts';

/** A stored version, without its state. */
export interface StoredVersion {
  readonly id: number;
  readonly at: string | Date;
  readonly action: VersionAction;
  readonly uid: string;
  readonly entry: string;
  readonly language: string | null;
  readonly stage: Stage;
  readonly title: string;
  /** Null where the entry was not there (any more). */
  readonly digest: string | null;
  readonly person: number | null;
  readonly personName: string;
  readonly occasion: string | null;
}

export const LISTED = [
  'id',
  'at',
  'action',
  'uid',
  'entry',
  'language',
  'stage',
  'title',
  'digest',
  'person',
  'personName',
  'occasion',
];

const DAY = 24 * 60 * 60 * 1000;

/** Entries that are read together: more would take longer than other requests should wait. */
const MAX_TOGETHER = 50;

/** An entry whose state is to be kept. */
export interface KeptEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly cause: Cause;
}

export type Versions = ReturnType<typeof createVersions>;

/** The versions of this CMS. */
export function versionsOf(strapi: Core.Strapi): Versions {
  return strapi.plugin('showroom').service('versions');
}

/** @param now the current time. */
export function createVersions(strapi: Core.Strapi, rule: RetentionRule, now: () => Date = () => new Date()) {
  const table = () => strapi.db.query(VERSION);
  const { attributesOf } = rowsIn(strapi);
  let forgotten = 0;

  const pruneSubject = async (subject: Subject): Promise<void> => {
    const versions: readonly StoredVersion[] = await table().findMany({
      select: ['id', 'at', 'stage', 'digest'],
      where: whereOf(subject),
      orderBy: { id: 'asc' },
    });
    const aged = versions.map(({ id, at, stage, digest }) => ({
      id,
      at: new Date(at).getTime(),
      stage,
      isGone: digest === null,
    }));
    const ids = forgettable(aged, rule, now().getTime());
    if (ids.length > 0) await table().deleteMany({ where: { id: { $in: ids } } });
  };

  /** The rows of an entry as they are now, with their states. */
  const read = async (uid: string, where: object) => {
    const rows: readonly Row[] = await strapi.db
      .query(uid)
      .findMany({ where, populate: statePopulate(attributesOf, uid) });
    return rows.map((row) => {
      const locale = isLocalisedType(strapi, uid) ? String(row['locale']) : null;
      const stage: Stage = hasDrafts(strapi, uid) && row['publishedAt'] !== null ? 'published' : 'saved';
      const state = stateOf(attributesOf, uid, row, locale ?? undefined);
      return { row, locale, stage, state, digest: digestOf(serialise(state)) };
    });
  };

  /** Deletes versions that are too old. */
  const forget = async (): Promise<void> => {
    forgotten = now().getTime();
    const old: readonly StoredVersion[] = await table().findMany({
      select: ['uid', 'entry', 'language'],
      where: {
        at: { $lt: new Date(forgotten - rule.days * DAY) },
        $or: [{ isPresent: false }, { digest: null }],
      },
    });
    const subjects = new Map(
      old.map(({ uid, entry, language }) => [
        `${uid} ${entry} ${language}`,
        { uid, documentId: entry, locale: language },
      ]),
    );
    for (const subject of subjects.values()) {
      await pruneSubject(subject);
      await setImmediate();
    }
  };

  /** Forgets of these what is too much. */
  const pruneOverfull = async (uid: string, documentIds: readonly string[]): Promise<void> => {
    const { tableName } = strapi.db.metadata.get(VERSION);
    const overfull: readonly { readonly entry: string; readonly language: string | null }[] =
      await strapi.db.transaction(({ trx }) =>
        strapi.db
          .getConnection(tableName)
          .select('entry', 'language')
          .where({ uid })
          .whereIn('entry', [...documentIds])
          .groupBy('entry', 'language')
          .havingRaw('count(*) > ?', [rule.number])
          .transacting(trx),
      );
    for (const { entry, language } of overfull) {
      await pruneSubject({ uid, documentId: entry, locale: language });
    }
  };

  /** Keeps the present states of a few entries of one type. */
  const keepSome = async (
    uid: string,
    entries: ReadonlyMap<string, Cause>,
    occasion: string,
  ): Promise<void> => {
    const ids = [...entries.keys()];
    const present: readonly StoredVersion[] = await table().findMany({
      select: LISTED,
      where: { uid, entry: { $in: ids }, isPresent: true },
    });
    const presentOf = Map.groupBy(present, ({ entry }) => entry);
    const rowsOf = Map.groupBy(await read(uid, { documentId: { $in: ids } }), ({ row }) =>
      String(row['documentId']),
    );
    const added: object[] = [];
    const replaced: StoredVersion[] = [];
    for (const [documentId, cause] of entries) {
      const last = Map.groupBy(presentOf.get(documentId) ?? [], slotOf);
      for (const { row, locale, stage, state, digest } of rowsOf.get(documentId) ?? []) {
        const slot = slotOf({ language: locale, stage });
        const known = last.get(slot) ?? [];
        last.delete(slot);
        if (known.at(-1)?.digest === digest) continue;
        // What was there before versions were kept is as old as its last change.
        const isFirst = known.length === 0;
        const at = isFirst && cause.action === 'found' ? new Date(String(row['updatedAt'])) : now();
        replaced.push(...known);
        const title = titleOf(row);
        added.push(newVersion({ uid, documentId, locale }, stage, cause, { state, title, at, occasion }));
      }
      for (const known of last.values()) {
        const gone = known.at(-1);
        if (gone === undefined || gone.digest === null) continue;
        const { language, stage, title } = gone;
        replaced.push(...known);
        added.push(
          newVersion({ uid, documentId, locale: language }, stage, cause, {
            state: undefined,
            title,
            at: now(),
            occasion,
          }),
        );
      }
    }
    if (replaced.length > 0) {
      const where = { id: { $in: replaced.map(({ id }) => id) } };
      await table().updateMany({ where, data: { isPresent: false } });
    }
    if (added.length > 0) await table().createMany({ data: added });
    // First versions make nothing too much.
    if (replaced.length > 0) await pruneOverfull(uid, [...new Set(replaced.map(({ entry }) => entry))]);
  };

  return {
    rule,
    forget,

    /**
     * Keeps the present states of entries, in every language and stage in which they differ from the last version.
     * Call it in the transaction that has changed them.
     */
    async keep(entries: readonly KeptEntry[]): Promise<void> {
      const occasion = occasionOf(strapi);
      for (const [uid, ofType] of Map.groupBy(entries, (entry) => entry.uid)) {
        for (let at = 0; at < ofType.length; at += MAX_TOGETHER) {
          const some = ofType.slice(at, at + MAX_TOGETHER);
          await keepSome(uid, new Map(some.map(({ documentId, cause }) => [documentId, cause])), occasion);
        }
      }
      if (now().getTime() - forgotten > DAY) await forget();
    },

    /** The versions of an entry, the latest first. */
    async list(
      subject: Subject,
      { offset, limit, stage }: { readonly offset: number; readonly limit: number; readonly stage?: Stage },
    ): Promise<{ readonly versions: readonly StoredVersion[]; readonly total: number }> {
      const where = { ...whereOf(subject), ...(stage === undefined ? {} : { stage }) };
      return {
        versions: await table().findMany({
          select: LISTED,
          where,
          orderBy: { id: 'desc' },
          offset,
          limit,
        }),
        total: await table().count({ where }),
      };
    },

    /** One version of an entry. @returns its state, null where the entry was not there; undefined for no version. */
    async read(
      subject: Subject,
      id: number,
    ): Promise<{ readonly version: StoredVersion; readonly state: Row | null } | undefined> {
      const found: (StoredVersion & { readonly state: string | null }) | null = await table().findOne({
        where: { ...whereOf(subject), id },
      });
      return found === null
        ? undefined
        : { version: found, state: found.state === null ? null : (JSON.parse(found.state) as Row) };
    },

    /** Deletes the earlier versions that show a file. @returns How many. */
    async forgetFile(hash: string): Promise<number> {
      const { count } = await table().deleteMany({ where: { isPresent: false, files: { $contains: hash } } });
      return count;
    },

    /** A version that shows a file. */
    async showing(hash: string): Promise<StoredVersion | undefined> {
      const found: StoredVersion | null = await table().findOne({
        select: LISTED,
        where: { files: { $contains: hash } },
        orderBy: { id: 'desc' },
      });
      return found ?? undefined;
    },
  };
}

function slotOf({ language, stage }: { readonly language: string | null; readonly stage: Stage }): string {
  return `${language ?? ''} ${stage}`;
}
