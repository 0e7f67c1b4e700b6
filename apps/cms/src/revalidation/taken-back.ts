import type { Core } from '@strapi/strapi';
import { hasDrafts } from '../publishing/one-sided-relations.ts';
import { collectionOf, isSeenByVisitors } from './announce-changes.ts';

/** The table of what editors have taken back. */
const TAKEN_BACK = 'plugin::showroom.taken-back';

export const takenBackType = {
  schema: {
    kind: 'collectionType',
    collectionName: 'showroom_taken_back',
    info: { singularName: 'taken-back', pluralName: 'taken-backs', displayName: 'Taken back' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      uid: { type: 'string', required: true },
      entry: { type: 'string', required: true },
      language: { type: 'string' },
      at: { type: 'datetime', required: true },
    },
  },
} as const;

/** An entry that visitors no longer see, because an editor has unpublished or deleted it. */
export interface TakenBackEntry {
  /** The last part of its REST path. */
  readonly collection: string;
  readonly documentId: string;
  /** The one language in which it was taken back; null for a type without languages. */
  readonly locale: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** A web server that was away for longer compares what it kept with everything, and waits for what is missing. */
const DAYS_KEPT = 30;

/** A hundred bytes each, read at each poll: more than a large world with all its languages. */
const MOST_KEPT = 5_000;

const DAY = 24 * 60 * 60 * 1000;

/** One query asks for so many documents: databases limit the variables of a query. */
const BATCH = 500;

type Language = string | null;

interface Row {
  readonly id: number;
  readonly uid: string;
  readonly entry: string;
  readonly language: Language;
  readonly at: string | Date;
}

interface Version {
  readonly documentId: string;
  readonly locale: Language;
}

/** @param now The time, in milliseconds since 1970. */
export function takenBackIn(strapi: Core.Strapi, now: () => number = Date.now) {
  const table = () => strapi.db.query(TAKEN_BACK as never);

  /** The versions of documents that visitors see. */
  const seenVersions = async (uid: string, documentIds: readonly string[]): Promise<readonly Version[]> => {
    const seen: Version[] = [];
    for (let start = 0; start < documentIds.length; start += BATCH) {
      const rows = await strapi.db.query(uid as never).findMany({
        select: ['documentId', 'locale'],
        where: {
          documentId: { $in: documentIds.slice(start, start + BATCH) },
          ...(hasDrafts(strapi.contentType(uid as never)) ? { publishedAt: { $notNull: true } } : {}),
        },
      });
      for (const { documentId, locale } of rows) seen.push({ documentId, locale: locale ?? null });
    }
    return seen;
  };

  const forgetOld = async (): Promise<void> => {
    await table().deleteMany({ where: { at: { $lt: new Date(now() - DAYS_KEPT * DAY) } } });
    const [oldest]: readonly { readonly id: number }[] = await table().findMany({
      select: ['id'],
      orderBy: { id: 'desc' },
      offset: MOST_KEPT - 1,
      limit: 1,
    });
    if (oldest !== undefined) await table().deleteMany({ where: { id: { $lt: oldest.id } } });
  };

  return {
    /** The languages in which visitors see a document; `null` for one without languages. */
    languagesOf: async (uid: string, documentId: string): Promise<ReadonlySet<Language>> =>
      new Set((await seenVersions(uid, [documentId])).map(({ locale }) => locale)),
    /** Keeps that a document was taken back in some languages. Call it in the transaction that does so. */
    keep: async (uid: string, documentId: string, languages: readonly Language[]): Promise<void> => {
      await table().deleteMany({
        where: { uid, entry: documentId, $or: languages.map((language) => ({ language })) },
      });
      const at = new Date(now());
      await table().createMany({
        data: languages.map((language) => ({ uid, entry: documentId, language, at })),
      });
      await forgetOld();
    },
    /** What was taken back and is not published again, the newest first. */
    list: async (): Promise<readonly TakenBackEntry[]> => {
      const rows: readonly Row[] = await table().findMany({
        where: { at: { $gte: new Date(now() - DAYS_KEPT * DAY) } },
        orderBy: { id: 'desc' },
        limit: MOST_KEPT,
      });
      const entries: TakenBackEntry[] = [];
      for (const [uid, group] of Map.groupBy(rows, (row) => row.uid)) {
        // Of a type that an update took away nothing is shown.
        if (strapi.contentTypes[uid as never] === undefined) continue;
        const documentIds = [...new Set(group.map(({ entry }) => entry))];
        const seen = new Set((await seenVersions(uid, documentIds)).map(nameOf));
        const collection = collectionOf(strapi.contentType(uid as never));
        for (const { entry: documentId, language: locale, at } of group) {
          if (seen.has(nameOf({ documentId, locale }))) continue;
          entries.push({ collection, documentId, locale, at: new Date(at).toISOString() });
        }
      }
      return entries;
    },
  };
}

function nameOf({ documentId, locale }: Version): string {
  return `${documentId} ${locale ?? ''}`;
}

const TAKING: ReadonlySet<string> = new Set(['delete', 'unpublish']);

/**
 * Keeps a record of what editors take back, in the transaction that takes it back: a web server that is not told of
 * a change finds it in `GET /api/taken-back`, and does not mistake it for a loss (decision 0035).
 */
export function recordTakenBack(strapi: Core.Strapi): void {
  const taken = takenBackIn(strapi);
  strapi.documents.use(async (context, next) => {
    const { documentId } = context.params as { readonly documentId?: string };
    if (documentId === undefined || !TAKING.has(context.action) || !isSeenByVisitors(context.uid)) {
      return next();
    }
    return strapi.db.transaction(async () => {
      const before = await taken.languagesOf(context.uid, documentId);
      const result = await next();
      const after = await taken.languagesOf(context.uid, documentId);
      const gone = [...before].filter((language) => !after.has(language));
      if (gone.length > 0) await taken.keep(context.uid, documentId, gone);
      return result;
    });
  });
}
