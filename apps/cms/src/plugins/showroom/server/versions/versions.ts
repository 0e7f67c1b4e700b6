import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { VersionAction } from '../../contracts/versions.ts';
import type { Actor } from '../changes/changes.ts';
import { rowsIn, titleOf } from '../content/rows.ts';
import { forgettable } from './retention.ts';
import type { RetentionRule, Stage } from './retention.ts';
import { digestOf, fileHashesIn, serialise, stateOf, statePopulate } from './state.ts';
import type { State } from './state.ts';
import { VERSION } from './version-type.ts';

/** An entry in one language. */
export interface Subject {
  readonly uid: string;
  readonly documentId: string;
  /** Null for a type without languages. */
  readonly locale: string | null;
}

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
}

const LISTED = [
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
];

const MAX_TITLE_LENGTH = 200;
const DAY = 24 * 60 * 60 * 1000;

/** Why versions come about. */
export interface Cause {
  readonly action: VersionAction;
  /** Where visitors see another version for another reason. */
  readonly publishedBy?: VersionAction | undefined;
  /** Absent for the CMS itself. */
  readonly actor?: Actor | undefined;
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

  const add = async (
    subject: Subject,
    stage: Stage,
    { action, publishedBy, actor }: Cause,
    given: {
      readonly isFirst: boolean;
      readonly state: State | undefined;
      readonly title: string;
      readonly at: Date;
    },
  ): Promise<void> => {
    const serialised = given.state === undefined ? null : serialise(given.state);
    const where = whereOf(subject);
    if (!given.isFirst) {
      await table().updateMany({ where: { ...where, stage, isPresent: true }, data: { isPresent: false } });
    }
    await table().create({
      data: {
        ...where,
        at: given.at,
        action: stage === 'published' ? (publishedBy ?? action) : action,
        stage,
        title: given.title.slice(0, MAX_TITLE_LENGTH),
        state: serialised,
        digest: serialised === null ? null : digestOf(serialised),
        files: given.state === undefined ? null : fileHashesIn(given.state).join(' '),
        isPresent: true,
        person: actor?.id ?? null,
        personName: actor?.name ?? '',
      },
    });
    if (!given.isFirst && (await table().count({ where })) > rule.number) await pruneSubject(subject);
  };

  return {
    rule,
    forget,

    /**
     * Keeps the present state of an entry, in every language and stage in which it differs from the last version.
     * Call it in the transaction that has changed the entry.
     */
    async keep(uid: string, documentId: string, cause: Cause): Promise<void> {
      const present: readonly StoredVersion[] = await table().findMany({
        select: LISTED,
        where: { uid, entry: documentId, isPresent: true },
      });
      const last = new Map(present.map((version) => [slotOf(version.language, version.stage), version]));
      for (const { row, locale, stage, state, digest } of await read(uid, { documentId })) {
        const slot = slotOf(locale, stage);
        const known = last.get(slot);
        last.delete(slot);
        if (known?.digest === digest) continue;
        // What was there before versions were kept is as old as its last change.
        const isFirst = known === undefined;
        const at = isFirst && cause.action === 'found' ? new Date(String(row['updatedAt'])) : now();
        await add({ uid, documentId, locale }, stage, cause, { isFirst, state, title: titleOf(row), at });
      }
      for (const { language, stage, digest, title } of last.values()) {
        if (digest === null) continue;
        const subject = { uid, documentId, locale: language };
        await add(subject, stage, cause, { isFirst: false, state: undefined, title, at: now() });
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

function slotOf(locale: string | null, stage: Stage): string {
  return `${locale ?? ''} ${stage}`;
}

function whereOf({ uid, documentId, locale }: Subject) {
  return { uid, entry: documentId, language: locale };
}
