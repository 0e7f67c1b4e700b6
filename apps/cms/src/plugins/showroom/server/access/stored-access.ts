import type { Core } from '@strapi/strapi';
import { ACCESS_FIELDS } from '@vitrine/doctor/checks/access-differences';
import type { AccessVersions } from '@vitrine/doctor/checks/access-differences';
import { LOCATION, WORLD } from '../../../../rules/content-uids.ts';

/** What the CMS holds of an entry about who may enter. */
export interface StoredAccess {
  readonly uid: typeof WORLD | typeof LOCATION;
  readonly documentId: string;
  /** Of a location: the documents of the worlds that it stands in, by its languages. */
  readonly worlds: ReadonlySet<string>;
  readonly published: AccessVersions;
  readonly drafts: AccessVersions;
}

const KINDS = [
  { uid: WORLD, kind: 'world', id: 'slug', title: 'name' },
  { uid: LOCATION, kind: 'location', id: 'payloadId', title: 'title' },
] as const;

/** A row of the database, with the attributes that were selected. */
type AccessRow = Readonly<Record<string, unknown>> & {
  readonly documentId: string;
  readonly locale: string | null;
  readonly publishedAt: unknown;
  readonly world?: { readonly documentId: string } | null;
};

/**
 * Reads what all languages of all worlds and locations say about who may enter, published and not. The Document
 * Service would give one language and one version at a time.
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
      // An entry is known by its draft.
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
