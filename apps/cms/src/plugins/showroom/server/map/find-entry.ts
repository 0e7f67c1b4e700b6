import type { Core } from '@strapi/strapi';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { readDocuments } from './rows.ts';
import type { Document, Populate } from './rows.ts';

/** Finds an entry that is about to be changed, with its last writer; undefined if the account may not read it. */
export async function findEntry(
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

/** The last writer of an entry, if known. */
export function writerOf({ row }: Document): { readonly by?: string } {
  const by = administratorName(row['updatedBy']);
  return by === '' ? {} : { by };
}
