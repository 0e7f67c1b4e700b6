import type { Core } from '@strapi/strapi';
import { contentTypeOf, hasDrafts } from '../content-model/model.ts';
import { collectionOf, isSeenByVisitors } from './announce-changes.ts';

/** The table of the entries that editors have taken back. */
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

/** An entry that visitors no longer see because an editor unpublished or deleted it. */
export interface TakenBackEntry {
  /** The last part of its REST path. */
  readonly collection: string;
  readonly documentId: string;
  /** The locale in which it was taken back; null for a type without locales. */
  readonly locale: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * A web server that was away for longer compares its content with everything, and its loss guard waits before it
 * accepts the losses.
 */
const DAYS_KEPT = 30;

/** About a hundred bytes each, read at every poll. More than a large world has entries in all its locales. */
const MAX_KEPT = 5_000;

const DAY = 24 * 60 * 60 * 1000;

/** Documents per query: databases limit the variables of a query. */
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
  const table = () => strapi.db.query(TAKEN_BACK);

  /** The versions of documents that visitors see. */
  const seenVersions = async (uid: string, documentIds: readonly string[]): Promise<readonly Version[]> => {
    const seen: Version[] = [];
    for (let start = 0; start < documentIds.length; start += BATCH) {
      const rows = await strapi.db.query(uid).findMany({
        select: ['documentId', 'locale'],
        where: {
          documentId: { $in: documentIds.slice(start, start + BATCH) },
          ...(hasDrafts(strapi, uid) ? { publishedAt: { $notNull: true } } : {}),
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
      offset: MAX_KEPT - 1,
      limit: 1,
    });
    if (oldest !== undefined) await table().deleteMany({ where: { id: { $lt: oldest.id } } });
  };

  return {
    /** The locales in which visitors see a document; `null` for a type without locales. */
    languagesOf: async (uid: string, documentId: string): Promise<ReadonlySet<Language>> =>
      new Set((await seenVersions(uid, [documentId])).map(({ locale }) => locale)),
    /** Records that a document was taken back in some locales. Call it in the transaction that does so. */
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
    /** Entries that were taken back and not published again, newest first. */
    list: async (): Promise<readonly TakenBackEntry[]> => {
      const rows: readonly Row[] = await table().findMany({
        where: { at: { $gte: new Date(now() - DAYS_KEPT * DAY) } },
        orderBy: { id: 'desc' },
        limit: MAX_KEPT,
      });
      const entries: TakenBackEntry[] = [];
      for (const [uid, group] of Map.groupBy(rows, (row) => row.uid)) {
        // An update may have removed the type.
        if (!Object.hasOwn(strapi.contentTypes, uid)) continue;
        const documentIds = [...new Set(group.map(({ entry }) => entry))];
        const seen = new Set((await seenVersions(uid, documentIds)).map(nameOf));
        const collection = collectionOf(contentTypeOf(strapi, uid));
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
 * Records what editors take back, in the transaction that takes it back. A web server that missed the notification
 * finds it in `GET /api/taken-back` and does not mistake it for lost content (decision 0035).
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
