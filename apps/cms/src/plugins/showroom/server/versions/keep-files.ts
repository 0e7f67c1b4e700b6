import type { Core } from '@strapi/strapi';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import { PERMISSION_FIELDS, permissionsOf } from '../../../../accounts/permissions.ts';
import type { AuthState } from '../../../../accounts/permissions.ts';
import { matchedRoute } from '../../../../rules/matched-route.ts';
import { refusal } from '../../../../rules/refusal.ts';
import { versionsOf } from './versions.ts';
import type { StoredVersion } from './versions.ts';

interface LibraryFile {
  readonly name: string;
  readonly hash: string;
}

interface UploadService {
  readonly remove: (file: LibraryFile) => Promise<unknown>;
}

interface Services {
  readonly extend: (uid: string, extend: (service: UploadService) => UploadService) => void;
}

/**
 * Refuses to delete a file that an entry shows, or has shown in a version that is still kept, when the media library asks
 * for it. An import that takes back what it has uploaded is not asked.
 */
export function keepFilesOfVersions(strapi: Core.Strapi): void {
  (strapi.get('services') as Services).extend('plugin::upload.upload', (service) => ({
    ...service,
    async remove(file) {
      const isLibrary = matchedRoute(strapi.requestContext.get())?.plugin === 'upload';
      const version = isLibrary ? await versionsOf(strapi).showing(file.hash) : undefined;
      if (version === undefined) return service.remove(file);
      const title = (await mayBeNamed(strapi, version)) ? version.title : '';
      const sentences = panelLanguage(strapi) === 'de' ? GERMAN : ENGLISH;
      throw refusal('files', sentences(file.name, title, versionsOf(strapi).rule.days));
    },
  }));
}

type Sentences = (file: string, entry: string, days: number) => string;

const ENGLISH: Sentences = (file, entry, days) =>
  `${entry === '' ? 'An entry' : `“${entry}”`} shows “${file}”, or did so in a version that can be restored: the file cannot be deleted until ${days} days after it was last shown.`;

const GERMAN: Sentences = (file, entry, days) =>
  `${entry === '' ? 'Ein Eintrag' : `„${entry}“`} zeigt „${file}“ oder hat es in einer Version gezeigt, die sich wiederherstellen lässt: Die Datei kann erst ${days} Tage, nachdem sie zuletzt gezeigt wurde, gelöscht werden.`;

/** Titles are for those who may read the entry. */
async function mayBeNamed(strapi: Core.Strapi, { uid, entry, language }: StoredVersion): Promise<boolean> {
  const state = strapi.requestContext.get()?.state as AuthState | undefined;
  if (state?.userAbility === undefined) return false;
  const row: object | null = await strapi.db.query(uid).findOne({
    where: { documentId: entry, ...(language === null ? {} : { locale: language }) },
    populate: PERMISSION_FIELDS,
  });
  return row !== null && permissionsOf(strapi, state).can('read', uid, row);
}
