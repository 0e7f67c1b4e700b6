import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { newWorkFolder } from '../environment/work-folder.ts';
import { runAsSystem } from '../publishing/run-as-system.ts';
import { ensureFolder, removeFolder, removeMedia, uploadMedia } from './media-library.ts';
import type { StoredFile } from '../content-model/stored-file.ts';
import type { Upload } from './media-library.ts';
import type { ExistingWorld } from './existing-world.ts';
import { WorldTransferError } from './transfer-error.ts';
import type { WorldSource } from './world-source.ts';

/** Of the media library. */
const FOLDER_NAME = 'Imported worlds';

/**
 * Uploads new media and writes the entries, all or nothing: entries are written in one transaction, and the uploads are
 * removed if it fails, unless they are kept.
 *
 * @param given.write Runs inside the transaction, with the write lock held: what it reads cannot change before the end.
 * @throws WorldTransferError `failed`, or what `write` refuses.
 */
export async function writeWorld<Result>(
  strapi: Core.Strapi,
  given: {
    readonly source: WorldSource;
    readonly existing: ExistingWorld;
    readonly onUploaded: (name: string) => void;
    /** Asked when it has failed. */
    readonly keepsUploads: () => boolean;
    readonly write: (files: ExistingWorld['files']) => Promise<Result>;
  },
): Promise<Result> {
  const { source, existing, onUploaded, keepsUploads, write } = given;
  const uploaded = new Map<string, StoredFile>();
  let newFolder: number | undefined;
  try {
    if (existing.newMedia.length > 0) {
      const folder = await ensureFolder(strapi, FOLDER_NAME);
      if (folder.isNew) newFolder = folder.id;
      await withUploads(strapi, source, existing, (uploads) =>
        uploadMedia(strapi, {
          uploads,
          folder: folder.id,
          isPublic: false,
          onUploaded: (name, file) => {
            uploaded.set(name, file);
            onUploaded(name);
          },
        }),
      );
    }
    return await runAsSystem(strapi, () => write(new Map([...existing.files, ...uploaded])));
  } catch (cause) {
    const left = keepsUploads() ? [] : await takeBack(strapi, [...uploaded.values()], newFolder);
    throw failure(cause, left);
  }
}

/** Something that a failed import could not remove. */
interface Leftover {
  readonly name: string;
  readonly cause: unknown;
}

async function takeBack(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
  folder: number | undefined,
): Promise<readonly Leftover[]> {
  const stuck = await removeMedia(strapi, files);
  const left: Leftover[] = stuck.map(({ file, cause }) => ({ name: file.name, cause }));
  // A folder that still contains files would hide them when it is deleted.
  if (folder === undefined || left.length > 0) return left;
  await removeFolder(strapi, folder).catch((cause: unknown) => left.push({ name: FOLDER_NAME, cause }));
  return left;
}

function failure(cause: unknown, left: readonly Leftover[]): WorldTransferError {
  const [first] = left;
  if (first === undefined && cause instanceof WorldTransferError) return cause;
  if (first === undefined) {
    const sentence = `${sentenceOf(cause)} Nothing was imported.`;
    return new WorldTransferError('failed', [{ code: 'failed', path: '', sentence }], { cause });
  }
  const names = left.map(({ name }) => `“${name}”`).join(', ');
  const notes = [
    { code: 'failed', path: '', sentence: `${sentenceOf(cause)} No entry was imported.` },
    {
      code: 'leftover',
      path: FOLDER_NAME,
      sentence: `The media library could not be tidied up (${sentenceOf(first.cause)}): delete there yourself ${names}.`,
    },
  ];
  const errors = [cause, ...left.map((leftover) => leftover.cause)];
  return new WorldTransferError('failed', notes, { cause: new AggregateError(errors) });
}

function sentenceOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** The CMS uploads from files alone. */
async function withUploads(
  strapi: Core.Strapi,
  source: WorldSource,
  { newMedia }: ExistingWorld,
  upload: (uploads: readonly Upload[]) => Promise<void>,
): Promise<void> {
  const folder = await newWorkFolder('world');
  try {
    const uploads: Upload[] = [];
    for (const { name, medium } of newMedia) {
      const path = await laidOut(source, medium.file, folder);
      const { alternativeText, alternativeTexts, caption } = medium;
      uploads.push({ name, path, alternativeText, alternativeTexts, caption });
    }
    await upload(uploads);
  } finally {
    // Of the system's own folder, which tidies itself up: no reason to fail, or to hide one.
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      strapi.log.warn(`The folder ${folder} could not be removed: ${sentenceOf(error)}`),
    );
  }
}

async function laidOut({ media }: WorldSource, file: string, folder: string): Promise<string> {
  const medium = media.get(file) ?? new Uint8Array();
  if (!(medium instanceof Uint8Array)) return medium.path;
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, medium);
  return path;
}
