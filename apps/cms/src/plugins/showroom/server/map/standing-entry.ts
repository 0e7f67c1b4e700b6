import type { Core } from '@strapi/strapi';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { readDocuments } from './rows.ts';
import type { Document, Populate } from './rows.ts';

/** An entry that is about to be changed, with whoever has written it; undefined where there is none for the account. */
export async function standingEntry(
  strapi: Core.Strapi,
  account: Permissions,
  wanted: { readonly uid: string; readonly documentId: string; readonly populate: Populate },
): Promise<Document | undefined> {
  const { uid, documentId, populate } = wanted;
  const [entry] = await readDocuments(strapi, account, {
    uid,
    documentIds: [documentId],
    links: uid === WORLD || uid === LOCATION ? [] : ['from', 'to'],
    populate: { ...populate, updatedBy: true },
  });
  return entry;
}

/** Who has written an entry, where it is known. */
export function writerOf({ row }: Document): { readonly by?: string } {
  const by = administratorName(row['updatedBy']);
  return by === '' ? {} : { by };
}
