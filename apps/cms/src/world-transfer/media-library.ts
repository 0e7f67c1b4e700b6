import { AsyncLocalStorage } from 'node:async_hooks';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { withAlternativeTexts } from '../content-model/alternative-texts.ts';
import type { StoredFile } from '../content-model/stored-file.ts';
import { findFile, keepMadeFiles } from '../media-pipeline/library-files.ts';
import { mediaTypeOf } from '../uploads/media-types.ts';
import { digestAt } from './stored-bytes.ts';

/** As many as the smallest machine has cores; sharp is the bottleneck. */
const UPLOADS_AT_ONCE = 2;

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';

/** The parts of Strapi's upload plugin that bringing media in needs. */
interface PictureTools {
  generateFileName: (baseName: string) => string;
  isFaultyImage: (file: object) => Promise<boolean>;
}
interface Uploader {
  upload(options: object): Promise<readonly StoredFile[]>;
  remove(file: StoredFile): Promise<unknown>;
  updateFileInfo(id: number, info: object): Promise<unknown>;
}
interface Folders {
  create(folder: object): Promise<{ readonly id: number }>;
}

/** A file to be uploaded. */
export interface Upload {
  /** In the media library. */
  readonly name: string;
  readonly alternativeText: string;
  /** In the languages beside the default one. */
  readonly alternativeTexts?: Readonly<Record<string, string>> | undefined;
  readonly caption?: string | undefined;
  /** Where its bytes are now; the extension is their type. */
  readonly path: string;
  /** Of a clip that does not pass the media pipeline: where its finished copy for phones is. */
  readonly phonePath?: string | undefined;
}

/** All files of the media library, in the order in which they came. */
export function readMediaLibrary(strapi: Core.Strapi): Promise<StoredFile[]> {
  return strapi.db.query(FILE).findMany({ orderBy: { id: 'asc' } });
}

/**
 * Uploads files into a folder of the media library, with their alternative texts.
 *
 * @param given.isPublic For content that everyone has anyway, such as the demo's: a file's address is then derived
 * from its content, so that every CMS and the shipped snapshot name it alike. Any other file gets an address that
 * cannot be guessed, not even from the file.
 */
export async function uploadMedia(
  strapi: Core.Strapi,
  given: {
    readonly uploads: readonly Upload[];
    /** The number of a folder of the library. */
    readonly folder: number;
    readonly isPublic: boolean;
    readonly onUploaded: (name: string, file: StoredFile) => void;
  },
): Promise<void> {
  const names = given.isPublic ? await contentNames(strapi) : undefined;
  const waiting = [...given.uploads];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { name, path, phonePath, alternativeText, alternativeTexts = {}, caption } = next;
      const { size } = await stat(path);
      const upload = (): Promise<readonly StoredFile[]> =>
        uploaderOf(strapi).upload({
          data: { fileInfo: { name, alternativeText, caption, folder: given.folder } },
          files: {
            filepath: path,
            originalFilename: basename(path),
            mimetype: mediaTypeOf(path),
            size,
          },
        });
      const [file] = await (names === undefined
        ? upload()
        : names.during(await contentName(name, path), upload));
      if (file === undefined) throw new Error(`The CMS did not take the file ${name}.`);
      const described = await describedInLanguages(strapi, { ...file, alternativeText }, alternativeTexts);
      if (phonePath !== undefined) await addPhoneCopy(strapi, file, phonePath);
      given.onUploaded(name, described);
    }
  };
  try {
    const workers = await Promise.allSettled(Array.from({ length: UPLOADS_AT_ONCE }, worker));
    const failed = workers.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  } finally {
    names?.restore();
  }
}

/** @throws Error when the file is gone or another one meanwhile. */
async function addPhoneCopy(strapi: Core.Strapi, { id, name }: StoredFile, path: string): Promise<void> {
  // As the database holds it: an upload's answer states its size in more digits.
  const file = await findFile(strapi, id);
  const copy = { name: 'phone', path, ext: '.mp4', mime: 'video/mp4' } as const;
  const isKept = file !== null && (await keepMadeFiles(strapi, file, [copy]));
  if (!isKept) throw new Error(`The CMS did not take the copy for phones of ${name}.`);
}

/** A file that could not be taken out of the library. */
export interface StuckFile {
  readonly file: StoredFile;
  readonly cause: unknown;
}

/** Takes files out of the library again. @returns Those that are still there. */
export async function removeMedia(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
): Promise<readonly StuckFile[]> {
  const stuck: StuckFile[] = [];
  for (const file of files) {
    try {
      await uploaderOf(strapi).remove(file);
    } catch (cause) {
      stuck.push({ file, cause });
    }
  }
  return stuck;
}

/** Changes the metadata of a file in the library. */
export async function describeMedium(
  strapi: Core.Strapi,
  file: StoredFile,
  {
    alternativeText,
    alternativeTexts = {},
    caption = '',
  }: Pick<Upload, 'alternativeText' | 'alternativeTexts' | 'caption'>,
): Promise<void> {
  await uploaderOf(strapi).updateFileInfo(file.id, { alternativeText, caption });
  await describedInLanguages(strapi, { ...file, alternativeText }, alternativeTexts);
}

async function describedInLanguages(
  strapi: Core.Strapi,
  file: StoredFile,
  texts: Readonly<Record<string, string>>,
): Promise<StoredFile> {
  const others = new Map(Object.entries(texts).filter(([locale]) => locale !== DEFAULT_LOCALE));
  if (others.size === 0) return file;
  const described = withAlternativeTexts(file, others);
  const media = await strapi.db.query(FILE).update({ where: { id: file.id }, data: described });
  await strapi.eventHub.emit('media.update', { media });
  return { ...file, ...described };
}

/** The id of a top-level folder of the library, which is created if it does not exist. */
export async function ensureFolder(
  strapi: Core.Strapi,
  name: string,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const existing = await strapi.db.query(FOLDER).findOne({ where: { name, parent: null } });
  if (existing !== null) return { id: existing.id, isNew: false };
  const folders = strapi.plugin('upload').service('folder') as unknown as Folders;
  return { id: (await folders.create({ name, parent: null })).id, isNew: true };
}

export function removeFolder(strapi: Core.Strapi, id: number): Promise<unknown> {
  return strapi.db.query(FOLDER).delete({ where: { id } });
}

function uploaderOf(strapi: Core.Strapi): Uploader {
  return strapi.plugin('upload').service('upload') as unknown as Uploader;
}

/**
 * Derives the names of uploads from their content during this call; uploads of an editor at the same time get their
 * usual names. If a name is taken, Strapi's own is used, which is always unique: two entries of the library that
 * share a file would lose it together. Nor does Strapi read every pixel first to see whether such a picture is whole,
 * which is a seventh of the demo's import: the widths that it makes next would fail as well.
 */
async function contentNames(strapi: Core.Strapi) {
  const images = strapi.plugin('upload').service('image-manipulation') as unknown as PictureTools;
  const { generateFileName, isFaultyImage } = images;
  const taken = new Set((await readMediaLibrary(strapi)).map(({ hash, ext }) => `${hash}${ext ?? ''}`));
  const own = new AsyncLocalStorage<string>();
  images.generateFileName = (name) => own.getStore() ?? generateFileName(name);
  images.isFaultyImage = async (file) => own.getStore() === undefined && isFaultyImage(file);
  return {
    during: <Result>({ hash, ext }: ContentName, work: () => Promise<Result>): Promise<Result> => {
      const isFree = !taken.has(`${hash}${ext}`);
      taken.add(`${hash}${ext}`);
      return isFree ? own.run(hash, work) : work();
    },
    restore: () => {
      images.generateFileName = generateFileName;
      images.isFaultyImage = isFaultyImage;
    },
  };
}

interface ContentName {
  readonly hash: string;
  readonly ext: string;
}

async function contentName(name: string, path: string): Promise<ContentName> {
  const digest = await digestAt(path);
  const ext = extname(path);
  // As Strapi names uploads: an import without derived names gives the same words.
  const words = strings.nameToSlug(basename(name, ext), { separator: '_', lowercase: false });
  return { hash: `${words}_${digest.slice(0, 10)}`, ext };
}
