import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { FILE, PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { alternativeTextIn, withAlternativeTexts } from '../../../../content-model/alternative-texts.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import type {
  EntryTranslation,
  TranslatedEntry,
  TranslationConflict,
  TranslationInput,
} from '../../contracts/translations.ts';
import { filesWithinPresentLimit, refuseShownOutside } from '../world-limits/file-limits.ts';
import { OvertakenError } from './entry-translation.ts';
import type { Wanted } from './entry-translation.ts';
import { fileCell, groupFiles, groupOf, pairFiles } from './file-groups.ts';
import type { FileGroup, LibraryFile } from './file-groups.ts';
import { refuseBrokenText, reviewedPaths } from './text-input.ts';
import { pathKey } from './text-pairs.ts';

interface StoredLibraryFile extends LibraryFile {
  readonly updatedBy: Readonly<Record<string, unknown>> | null;
}

/** The files that the account may read, with what their permissions depend on. */
async function readFiles(strapi: Core.Strapi, account: Permissions): Promise<readonly StoredLibraryFile[]> {
  const readable = await account.readableIds(FILE);
  const files: readonly StoredLibraryFile[] = await strapi.db
    .query(FILE)
    .findMany({ populate: { ...PERMISSION_FIELDS, folder: true, updatedBy: true } });
  return files.filter(({ id }) => readable.has(id));
}

/** The alternative texts of the library as entries of the overview; none for an account that may not read it. */
export async function fileEntries(
  strapi: Core.Strapi,
  account: Permissions,
  codes: readonly string[],
): Promise<readonly TranslatedEntry[]> {
  return groupFiles(await readFiles(strapi, account)).map((group) => ({
    uid: FILE,
    documentId: group.id,
    title: group.title,
    worlds: [],
    cells: Object.fromEntries(codes.map((code) => [code, fileCell(group, code)])),
  }));
}

/**
 * The alternative texts of a group of files in two languages. An account that may change only some worlds gets those of
 * files that it may describe; where there are none, it looks at all of them.
 *
 * @throws NotFoundError if no file of it exists that the account may read.
 */
export async function readFileTranslation(
  strapi: Core.Strapi,
  { documentId, source, target }: Wanted,
  account: Permissions,
): Promise<EntryTranslation> {
  const group = await groupFor(strapi, documentId, account);
  const own = await filesWithinPresentLimit(strapi, group.files);
  const texts = pairFiles(own.length === 0 ? group : { ...group, files: own }, source, target);
  return {
    title: group.title,
    locales: await readLocales(strapi),
    isSingle: false,
    isLive: true,
    texts,
    isOutdated: texts.some(({ isOutdated }) => isOutdated),
    differing: [],
    ...lastWrite(group.files),
    isWritable: own.length > 0 && own.every((file) => account.can('update', FILE, file)),
  };
}

/**
 * Writes alternative texts, and takes outdated ones as still right. Visitors have them at once: the library has no
 * drafts.
 *
 * @throws OvertakenError, ForbiddenError and ValidationError as for entries.
 */
export async function writeFileTranslation(
  strapi: Core.Strapi,
  { documentId, source, target }: Wanted,
  given: {
    readonly input: Pick<TranslationInput, 'basedOn' | 'texts' | 'reviewed'>;
    readonly account: Permissions;
  },
): Promise<void> {
  const { input, account } = given;
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await acquireWriteLock(strapi, trx);
    const group = await groupFor(strapi, documentId, account);
    const last = lastWrite(group.files);
    if (last.updatedAt !== input.basedOn) throw new OvertakenError(last);
    const texts = pairFiles(group, source, target);
    refuseBrokenText({ texts, differing: [] }, input.texts);
    const outdated = texts.filter(({ isOutdated }) => isOutdated).map(({ path }) => path);
    const reviewed = new Set(reviewedPaths(input.reviewed, outdated).map(pathKey));
    const written = new Map(input.texts.map(({ path, value }) => [pathKey(path), String(value ?? '')]));
    for (const file of group.files) {
      const text =
        written.get(file.documentId) ??
        (reviewed.has(file.documentId) ? alternativeTextIn(file, target) : undefined);
      if (text === undefined) continue;
      if (!account.can('update', FILE, file)) {
        throw new errors.ForbiddenError(`You may not describe “${file.name}”.`);
      }
      await refuseShownOutside(strapi, file.id);
      const row = await strapi.db.query(FILE).update({
        where: { id: file.id },
        data: { ...withAlternativeTexts(file, new Map([[target, text]])), updatedBy: account.id },
      });
      // As the media library announces its own changes.
      onCommit(() => void strapi.eventHub.emit('media.update', { media: row }));
    }
  });
}

async function groupFor(
  strapi: Core.Strapi,
  id: string,
  account: Permissions,
): Promise<FileGroup<StoredLibraryFile>> {
  const group = groupOf(await readFiles(strapi, account), id);
  if (group === undefined) throw new errors.NotFoundError('There are no files to describe here.');
  return group;
}

function lastWrite(files: readonly StoredLibraryFile[]): TranslationConflict {
  const [latest] = files.toSorted((one, other) => timeOf(other) - timeOf(one));
  return {
    updatedAt: latest === undefined ? null : new Date(latest.updatedAt).toISOString(),
    updatedBy: latest?.updatedBy ? administratorName(latest.updatedBy) : null,
  };
}

function timeOf({ updatedAt }: LibraryFile): number {
  return new Date(updatedAt).getTime();
}
