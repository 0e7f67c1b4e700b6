import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import type { PublishState } from '../../contracts/map.ts';

/** The draft of one language, as stored. */
export interface Row {
  readonly id: number;
  readonly documentId: string;
  /** Null for types without languages. */
  readonly locale: string | null;
  readonly updatedAt: string;
  readonly [attribute: string]: unknown;
}

/** Strapi's notation of what to populate. */
export type Populate = Readonly<Record<string, unknown>>;

/** A document as the map needs it: one language in full, and the relations of all languages. */
export interface Document {
  /**
   * The stored row, including what the account may not read: to check permissions, and to write unchanged parts
   * back.
   */
  readonly row: Row;
  /** What the account may read: to compare, and for the answer. */
  readonly seen: Row;
  readonly status: PublishState;
  /** The related document in any language; undefined if it may not be read. */
  readonly linked: (relation: string) => string | undefined;
}

/**
 * Reads the drafts of these documents that the account may read, in the order of creation. Each is read in the
 * default language if it exists there.
 *
 * @param links relations that apply to all languages. They are read in every language, because a relation is
 *   empty if the related entry does not exist in that language.
 * @param populate what to read of the one language.
 */
export async function readDocuments(
  strapi: Core.Strapi,
  account: Permissions,
  wanted: {
    readonly uid: string;
    readonly documentIds: readonly string[];
    readonly links?: readonly string[];
    readonly populate?: Populate;
  },
): Promise<readonly Document[]> {
  const { uid, links = [], populate = {} } = wanted;
  const documentIds = [...new Set(wanted.documentIds)];
  if (documentIds.length === 0) return [];
  const readable = await account.readableIds(uid, { documentId: { $in: documentIds } });
  const select = ['id', 'documentId', 'updatedAt', ...(isLocalisedType(strapi, uid) ? ['locale'] : [])];
  const [drafts, published] = await Promise.all([
    rowsOf(strapi, uid, {
      select,
      where: { documentId: { $in: documentIds }, publishedAt: null },
      populate: Object.fromEntries(links.map((link) => [link, { select: ['documentId'] }])),
    }),
    rowsOf(strapi, uid, {
      select,
      where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
    }),
  ]);
  const byDocument = Map.groupBy(drafts, ({ documentId }) => documentId);
  const homes = [...byDocument.values()].flatMap((versions) => {
    const shown = versions.filter(({ id }) => readable.has(id));
    return shown.find(({ locale }) => locale === DEFAULT_LOCALE) ?? shown[0] ?? [];
  });
  const full = await rowsOf(strapi, uid, {
    where: { id: { $in: homes.map(({ id }) => id) } },
    populate: { ...populate, ...PERMISSION_FIELDS },
  });
  const publishedAt = new Map(published.map((row) => [versionOf(row), timeOf(row)]));
  return full.map((row) => ({
    row,
    seen: account.readable(uid, row),
    status: statusOf(row, publishedAt.get(versionOf(row))),
    linked: (relation) => {
      if (!account.can('read', uid, row, [relation])) return undefined;
      for (const version of byDocument.get(row.documentId) ?? []) {
        const target = version[relation] as Row | null | undefined;
        if (target) return target.documentId;
      }
      return undefined;
    },
  }));
}

/** Finds stored rows in the order of creation, without Strapi's defaults. */
export async function rowsOf(strapi: Core.Strapi, uid: string, query: object): Promise<readonly Row[]> {
  const rows: Row[] = await strapi.db.query(uid).findMany({ orderBy: { id: 'asc' }, ...query });
  return rows.map(withLocale);
}

function withLocale(row: Row): Row {
  return { ...row, locale: row.locale ?? null };
}

function versionOf({ documentId, locale }: Row): string {
  return `${documentId} ${locale ?? ''}`;
}

function timeOf({ updatedAt }: Row): number {
  return new Date(updatedAt).getTime();
}

/** As the content manager does: by comparing the times of draft and publication. */
function statusOf(draft: Row, publishedAt: number | undefined): PublishState {
  if (publishedAt === undefined) return 'draft';
  return timeOf(draft) > publishedAt ? 'modified' : 'published';
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
