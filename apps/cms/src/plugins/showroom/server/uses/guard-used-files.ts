import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { FILE, permissionsOf } from '../../../../accounts/permissions.ts';
import type { AuthState } from '../../../../accounts/permissions.ts';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import { contentTypeOf } from '../../../../content-model/model.ts';
import { tableOf } from '../../../../publishing/one-sided-relations.ts';
import { matchedRoute } from '../../../../rules/matched-route.ts';
import { holdersOfFiles } from './holders.ts';
import { nameUses } from './name-uses.ts';
import { usedFilesSentence } from './used-files-sentence.ts';

const FOLDER = 'plugin::upload.folder';

interface StoredFile {
  readonly id: number;
  readonly name?: string;
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
 * Refuses to delete files that entries show, when the media library asks for it, and names the entries: nothing
 * brings a deleted file back. Several files go together or not at all. Imports and erasing data are not asked.
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
  const names = new Set<string>();
  const uses = new Map<string, string>();
  let hidden = 0;
  for (const { id } of files) {
    const named = await nameUses(strapi, await holdersOfFiles(strapi, [id]), {
      account,
      asked: { uid: FILE, documentIds: [] },
    });
    if (named.uses.length === 0 && named.hidden === 0) continue;
    const [row] = await tableOf(strapi, FILE).findMany({ where: { id } });
    names.add(String(row?.['name'] ?? id));
    for (const { uid, documentId, title } of named.uses) {
      uses.set(`${uid} ${documentId}`, title === '' ? contentTypeOf(strapi, uid).info.displayName : title);
    }
    hidden = Math.max(hidden, named.hidden);
  }
  if (names.size === 0) return;
  throw new errors.ApplicationError(
    usedFilesSentence({ names: [...names], titles: [...uses.values()], hidden }, panelLanguage(strapi)),
  );
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
