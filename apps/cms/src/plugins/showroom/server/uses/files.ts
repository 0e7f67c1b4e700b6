import type { Core } from '@strapi/strapi';
import { FILE } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { UsedFile, UsedFilesPage } from '../../contracts/uses.ts';
import { versionsOf } from '../versions/versions.ts';
import { FILE_LINKS, holdersInTexts, holdersOfFiles } from '../content/holders.ts';
import { nameUses } from './name-uses.ts';

const PAGE_SIZE = 20;

interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly mime: string;
  readonly hash: string;
  readonly size: number | null;
  readonly formats?: { readonly thumbnail?: { readonly url?: string } } | null;
}

/** The files of the library that an account may read, by name, each with the entries that show it. */
export async function listUsedFiles(
  strapi: Core.Strapi,
  account: Permissions,
  { search, page, isUnused }: { readonly search: string; readonly page: number; readonly isUnused: boolean },
): Promise<UsedFilesPage> {
  const linked: readonly number[] = isUnused
    ? (await strapi.db.connection(FILE_LINKS).distinct('file_id')).map(
        (row: { file_id: number }) => row.file_id,
      )
    : [];
  const readable = await account.readableIds(FILE, {
    ...(search === '' ? {} : { name: { $containsi: search } }),
    ...(isUnused ? { id: { $notIn: [...linked] } } : {}),
  });
  const files: readonly StoredFile[] = await strapi.db.query(FILE).findMany({
    where: { id: { $in: [...readable] } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  const described: UsedFile[] = [];
  for (const file of files) described.push(await describe(strapi, account, file));
  return { files: described, total: readable.size, pageSize: PAGE_SIZE };
}

async function describe(
  strapi: Core.Strapi,
  account: Permissions,
  { id, name, url, mime, hash, size, formats }: StoredFile,
): Promise<UsedFile> {
  const holders = new Map([...(await holdersOfFiles(strapi, [id]))].map(([uid, ids]) => [uid, new Set(ids)]));
  for (const [uid, ids] of await holdersInTexts(strapi, hash)) {
    holders.set(uid, new Set([...(holders.get(uid) ?? []), ...ids]));
  }
  const { uses, hidden } = await nameUses(strapi, holders, {
    account,
    asked: { uid: FILE, documentIds: [] },
  });
  const isImage = mime.startsWith('image/');
  return {
    id,
    name,
    kilobytes: size ?? 0,
    uses,
    hidden,
    isKept: uses.length + hidden === 0 && (await versionsOf(strapi).showing(hash)) !== undefined,
    ...(isImage ? { picture: formats?.thumbnail?.url ?? url } : {}),
  };
}
