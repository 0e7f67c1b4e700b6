import type { Core } from '@strapi/strapi';
import { FILE } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { UsedFile, UsedFilesPage } from '../../contracts/uses.ts';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import { VERSION } from '../versions/version-type.ts';
import { versionsOf } from '../versions/versions.ts';
import { FILE_LINKS, holdersOfFiles } from '../content/holders.ts';
import type { Holders } from '../content/holders.ts';
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

/** The entries whose present texts show a file: these are no links of the media library. */
async function holdersInTexts(strapi: Core.Strapi, hash: string): Promise<Holders> {
  const found: readonly { readonly uid: string; readonly entry: string; readonly language: string | null }[] =
    await strapi.db.query(VERSION).findMany({
      select: ['uid', 'entry', 'language'],
      where: { isPresent: true, files: { $contains: hash } },
    });
  const holders = new Map<string, Set<number>>();
  for (const { uid, entry, language } of found) {
    const rows: readonly { readonly id: number }[] = await strapi.db.query(uid).findMany({
      select: ['id'],
      where: {
        documentId: entry,
        ...(isLocalisedType(strapi, uid) ? { locale: language } : {}),
        ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}),
      },
    });
    for (const { id } of rows) holders.set(uid, (holders.get(uid) ?? new Set<number>()).add(id));
  }
  return holders;
}
