import type { Core } from '@strapi/strapi';
import { ACCESS_FIELDS } from '@vitrine/doctor/checks/access-differences';
import type { AccessVersions } from '@vitrine/doctor/checks/access-differences';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';

/** The stored access rules of an entry. */
export interface StoredAccess {
  readonly uid: typeof WORLD | typeof LOCATION;
  readonly documentId: string;
  /** Of a location: the documents of its worlds, over all languages. */
  readonly worlds: ReadonlySet<string>;
  readonly published: AccessVersions;
  readonly drafts: AccessVersions;
}

const KINDS = [
  { uid: WORLD, kind: 'world', id: 'slug', title: 'name' },
  { uid: LOCATION, kind: 'location', id: 'payloadId', title: 'title' },
] as const;

/** A database row with the selected attributes. */
type AccessRow = Readonly<Record<string, unknown>> & {
  readonly documentId: string;
  readonly locale: string | null;
  readonly publishedAt: unknown;
  readonly world?: { readonly documentId: string } | null;
};

/**
 * Reads the access rules of all worlds and locations, in every language, drafts and published versions. One
 * query instead of the Document Service, which reads one language and version at a time.
 */
export async function readStoredAccess(strapi: Core.Strapi): Promise<readonly StoredAccess[]> {
  const all: StoredAccess[] = [];
  for (const { uid, kind, id, title } of KINDS) {
    const rows: readonly AccessRow[] = await strapi.db.query(uid).findMany({
      select: ['documentId', 'locale', 'publishedAt', id, title, ...ACCESS_FIELDS[kind]],
      ...(uid === LOCATION ? { populate: { world: { select: ['documentId'] } } } : {}),
      orderBy: { id: 'asc' },
    });
    for (const [documentId, own] of Map.groupBy(rows, (row) => row.documentId)) {
      // The draft identifies the entry.
      const first = own.find(({ publishedAt }) => publishedAt === null) ?? own[0];
      const versionsOf = (isPublished: boolean): AccessVersions => ({
        kind,
        id: String(first?.[id] ?? ''),
        title: String(first?.[title] ?? ''),
        versions: own
          .filter(({ publishedAt }) => (publishedAt !== null) === isPublished)
          .map((fields) => ({ locale: fields.locale ?? '', fields })),
      });
      all.push({
        uid,
        documentId,
        worlds: new Set(own.flatMap(({ world }) => world?.documentId ?? [])),
        published: versionsOf(true),
        drafts: versionsOf(false),
      });
    }
  }
  return all;
}
