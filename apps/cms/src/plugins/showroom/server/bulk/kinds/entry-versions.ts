import { setImmediate } from 'node:timers/promises';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { PERMISSION_FIELDS } from '../../../../../accounts/permissions.ts';
import { documentsOf } from '../../../../../content-model/documents.ts';
import { populateAll } from '../../../../../content-model/stored-entries.ts';
import type { Row } from '../../translations/text-pairs.ts';
import { versionOf } from './table-kind.ts';
import type { Workplace } from './table-kind.ts';

/** The drafts of one entry. */
export interface EntryVersions {
  readonly documentId: string;
  /** As the account may read them, by language. */
  readonly seen: ReadonlyMap<string, Row>;
  /** What permissions are judged by, of every version, also of those that the account may not read. */
  readonly judged: ReadonlyMap<string, Row>;
  /** When each was last written. */
  readonly versions: ReadonlyMap<string, string>;
}

/** Entries per query: SQLite answers no other request during one. */
const PAGE = 50;

/** The documents of a type that exist in the default language, in the order of their creation. */
export async function documentIdsOf({ strapi }: Workplace, uid: string): Promise<readonly string[]> {
  const found: readonly { readonly documentId: string }[] = await strapi.db.query(uid).findMany({
    where: { publishedAt: null, locale: DEFAULT_LOCALE },
    select: ['documentId'],
    orderBy: { id: 'asc' },
  });
  return found.map(({ documentId }) => documentId);
}

/**
 * Reads the drafts of entries in all languages.
 *
 * @param names the attributes to read; undefined for all.
 */
export async function* entryVersions(
  { strapi, rows, account, locales }: Workplace,
  uid: string,
  documentIds: readonly string[],
  names?: ReadonlySet<string>,
): AsyncGenerator<EntryVersions> {
  const populate = Object.fromEntries(
    Object.entries(populateAll(rows.attributesOf, uid)).filter(([name]) => names?.has(name) !== false),
  );
  for (let at = 0; at < documentIds.length; at += PAGE) {
    const page = documentIds.slice(at, at + PAGE);
    const found = new Map<string, Map<string, Row>>();
    for (const locale of locales) {
      const versions = await documentsOf(strapi, uid).findMany({
        locale,
        status: 'draft',
        filters: { documentId: { $in: page } },
        populate: { ...populate, ...PERMISSION_FIELDS },
      });
      for (const row of versions) {
        const known = found.get(row.documentId) ?? new Map<string, Row>();
        found.set(row.documentId, known.set(locale, row));
      }
    }
    for (const documentId of page) {
      const judged = found.get(documentId) ?? new Map<string, Row>();
      yield {
        documentId,
        judged,
        versions: new Map([...judged].map(([locale, row]) => [locale, versionOf(row)])),
        seen: new Map(
          [...judged].flatMap(([locale, row]) =>
            account.can('read', uid, row) ? [[locale, account.readable(uid, row)]] : [],
          ),
        ),
      };
    }
    await setImmediate();
  }
}
