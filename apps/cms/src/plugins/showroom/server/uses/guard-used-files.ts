import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { FILE, PERMISSION_FIELDS, permissionsOf } from '../../../../accounts/permissions.ts';
import type { AuthState, Permissions } from '../../../../accounts/permissions.ts';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import { contentTypeOf } from '../../../../content-model/model.ts';
import { tableOf } from '../../../../publishing/one-sided-relations.ts';
import { matchedRoute } from '../../../../rules/matched-route.ts';
import { versionsOf } from '../versions/versions.ts';
import type { StoredVersion } from '../versions/versions.ts';
import { holdersOfFiles } from '../content/holders.ts';
import { nameUses } from './name-uses.ts';
import { keptFilesSentence, usedFilesSentence } from './used-files-sentence.ts';
import type { UsedFiles } from './used-files-sentence.ts';

const FOLDER = 'plugin::upload.folder';

interface StoredFile {
  readonly id: number;
}

interface Services {
  readonly extend: <Service>(uid: string, extend: (service: Service) => Service) => void;
}

interface UploadService {
  readonly remove: (file: StoredFile) => Promise<unknown>;
}

interface ByIds {
  readonly deleteByIds: (ids?: readonly number[]) => Promise<unknown>;
}

/**
 * Refuses to delete files that entries show, or have shown in a version that is still kept, when the media library asks
 * for it, and names the entries: nothing brings a deleted file back. Several files go together or not at all. Imports
 * and erasing data are not asked.
 */
export function guardUsedFiles(strapi: Core.Strapi): void {
  const services = strapi.get('services') as Services;
  services.extend<UploadService>('plugin::upload.upload', (service) => ({
    ...service,
    async remove(file) {
      await refuseUsed(strapi, [file]);
      return service.remove(file);
    },
  }));
  services.extend<ByIds>('plugin::upload.file', (service) => ({
    ...service,
    async deleteByIds(ids = []) {
      await refuseUsed(
        strapi,
        ids.map((id) => ({ id })),
      );
      return service.deleteByIds(ids);
    },
  }));
  services.extend<ByIds>('plugin::upload.folder', (service) => ({
    ...service,
    async deleteByIds(ids = []) {
      await refuseUsed(strapi, await filesBelow(strapi, ids));
      return service.deleteByIds(ids);
    },
  }));
}

async function refuseUsed(strapi: Core.Strapi, files: readonly StoredFile[]): Promise<void> {
  const context = strapi.requestContext.get();
  const state = (context?.state ?? {}) as AuthState;
  const isLibrary = matchedRoute(context)?.plugin === 'upload' && state.userAbility !== undefined;
  if (!isLibrary || files.length === 0) return;
  const account = permissionsOf(strapi, state);
  const language = panelLanguage(strapi);
  const rows = await tableOf(strapi, FILE).findMany({ where: { id: { $in: files.map(({ id }) => id) } } });
  const used = collector();
  const kept = collector();
  for (const { id, name, hash } of rows) {
    const { uses, hidden } = await nameUses(strapi, await holdersOfFiles(strapi, [id]), {
      account,
      asked: { uid: FILE, documentIds: [] },
    });
    const titles = uses.map(({ uid, title }) =>
      title === '' ? contentTypeOf(strapi, uid).info.displayName : title,
    );
    if (titles.length + hidden > 0) used.add(String(name), titles, hidden);
    else {
      const version = await versionsOf(strapi).showing(String(hash));
      const isNamed = version !== undefined && (await mayBeNamed(strapi, account, version));
      if (version !== undefined) kept.add(String(name), isNamed ? [version.title] : [], isNamed ? 0 : 1);
    }
  }
  if (used.names.size > 0) throw new errors.ApplicationError(usedFilesSentence(used.collected(), language));
  if (kept.names.size === 0) return;
  const { days } = versionsOf(strapi).rule;
  throw new errors.ApplicationError(keptFilesSentence(kept.collected(), days, language));
}

/** The files that are refused for one reason, and the entries that it names. */
function collector() {
  const names = new Set<string>();
  const titles = new Set<string>();
  let hidden = 0;
  return {
    names,
    add(name: string, ofEntries: readonly string[], unnamed: number): void {
      names.add(name);
      for (const title of ofEntries) titles.add(title);
      hidden = Math.max(hidden, unnamed);
    },
    collected: (): UsedFiles => ({ names: [...names], titles: [...titles], hidden }),
  };
}

/** The title that a version holds is for those who may read the entry. */
async function mayBeNamed(
  strapi: Core.Strapi,
  account: Permissions,
  { uid, entry, language }: StoredVersion,
): Promise<boolean> {
  const row: object | null = await strapi.db.query(uid).findOne({
    where: { documentId: entry, ...(language === null ? {} : { locale: language }) },
    populate: PERMISSION_FIELDS,
  });
  return row !== null && account.can('read', uid, row);
}

async function filesBelow(strapi: Core.Strapi, folders: readonly number[]): Promise<readonly StoredFile[]> {
  const rows = await tableOf(strapi, FOLDER).findMany({ where: { id: { $in: folders } } });
  const paths = rows.map((row) => String(row['path']));
  if (paths.length === 0) return [];
  return tableOf(strapi, FILE).findMany({
    where: {
      $or: paths.flatMap((path) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]),
    },
  });
}
