import type { Core } from '@strapi/strapi';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import { readRow } from '../../../../content-model/read-row.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { Rows } from './rows.ts';

/** An entry, independent of language. */
export interface EntryName {
  readonly uid: string;
  readonly documentId: string;
}

/** All entries that a row refers to, including from its components. */
export function referencesOf(
  { attributesOf }: Pick<Rows, 'attributesOf'>,
  uid: string,
  row: Row,
): readonly EntryName[] {
  const found: EntryName[] = [];
  readRow(
    {
      attributesOf,
      referenceOf: (target, documentId) => {
        found.push({ uid: target, documentId });
        return undefined;
      },
      mediumOf: () => undefined,
      richTextOf: (value) => value,
    },
    uid,
    row,
  );
  return found;
}

/** Whether an entry exists in a language: Strapi rejects references to one that does not. */
export type ExistsThere = (uid: string, documentId: string) => boolean;

/** Finds out which of the entries exist in a language. */
export async function existsInLocale(
  strapi: Core.Strapi,
  locale: string,
  names: readonly EntryName[],
): Promise<ExistsThere> {
  const existing = new Set<string>();
  for (const uid of new Set(names.map((name) => name.uid))) {
    const documentIds = names.filter((name) => name.uid === uid).map(({ documentId }) => documentId);
    const rows: readonly { readonly documentId: string }[] = await strapi.db.query(uid).findMany({
      where: {
        documentId: { $in: documentIds },
        ...(isLocalisedType(strapi, uid) ? { locale } : {}),
        ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}),
      },
      select: ['documentId'],
    });
    for (const { documentId } of rows) existing.add(`${uid} ${documentId}`);
  }
  return (uid, documentId) => existing.has(`${uid} ${documentId}`);
}
