import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { contentTypeOf } from '../../../../content-model/model.ts';
import type { Use, Uses } from '../../contracts/uses.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { titleOf } from '../content/rows.ts';
import type { Holders } from '../content/holders.ts';

interface StoredRow extends Row {
  readonly documentId: string;
  readonly locale?: string | null;
  readonly publishedAt?: unknown;
}

/**
 * Names the entries of the rows, by kind and title. An entry that the account may not read is counted and not named.
 *
 * @param asked What the question is about: that an entry leads to itself is no news.
 */
export async function nameUses(
  strapi: Core.Strapi,
  holders: Holders,
  given: {
    readonly account: Pick<Permissions, 'can' | 'readable'>;
    readonly asked: { readonly uid: string; readonly documentIds: readonly string[] };
  },
): Promise<Uses> {
  const { account, asked } = given;
  const uses: Use[] = [];
  let hidden = 0;
  for (const [uid, ids] of holders) {
    const found: readonly StoredRow[] = await strapi.db
      .query(uid)
      .findMany({ where: { id: { $in: [...ids] } }, populate: PERMISSION_FIELDS, orderBy: { id: 'asc' } });
    for (const [documentId, rows] of Map.groupBy(found, (row) => row.documentId)) {
      if (uid === asked.uid && asked.documentIds.includes(documentId)) continue;
      const row = best(rows.filter((one) => account.can('read', uid, one)));
      if (row === undefined) hidden += 1;
      else {
        uses.push({
          uid,
          documentId,
          isSingle: contentTypeOf(strapi, uid).kind === 'singleType',
          title: titleOf(account.readable(uid, row)),
          ...(typeof row.locale === 'string' ? { locale: row.locale } : {}),
        });
      }
    }
  }
  return {
    uses: uses.toSorted(
      (one, other) => one.uid.localeCompare(other.uid) || one.title.localeCompare(other.title),
    ),
    hidden,
  };
}

/** The default language before others, a draft before what is published. */
function best(rows: readonly StoredRow[]): StoredRow | undefined {
  const rank = (row: StoredRow): number =>
    (row.locale === DEFAULT_LOCALE ? 0 : 2) + (row.publishedAt === null ? 0 : 1);
  return rows.toSorted((one, other) => rank(one) - rank(other))[0];
}
