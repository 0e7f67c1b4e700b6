import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { DEMO_MEDIA_FOLDER } from '../../../../demo/read-content.ts';
import type { DemoMedia } from '../../../../demo/read-content.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
  '.glb': 'model/gltf-binary',
};

/** As many as the smallest machine has cores; sharp is the bottleneck. */
const UPLOADS_AT_ONCE = 2;

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';
const FOLDER_NAME = 'Norvane demo';

/** The parts of Strapi's upload plugin that the seed uses. */
interface FileNames {
  generateFileName: (baseName: string) => string;
}
interface Uploader {
  upload(options: object): Promise<readonly { readonly id: number }[]>;
}
interface Folders {
  create(folder: object): Promise<{ readonly id: number }>;
}

export interface Upload extends DemoMedia {
  readonly name: string;
}

/** The files of the media library by name. */
export const readMediaLibrary = async (strapi: Core.Strapi): Promise<Map<string, number>> => {
  const files = await strapi.db.query(FILE).findMany({ select: ['id', 'name'] });
  return new Map(files.map((file: { id: number; name: string }) => [file.name, file.id]));
};

/**
 * Uploads files into the demo's folder of the media library, with their alternative texts. A file's address
 * is made of its content, so that every seeded CMS and the shipped snapshot name it alike.
 */
export const uploadMedia = async (
  strapi: Core.Strapi,
  uploads: readonly Upload[],
  onUploaded: (name: string, id: number) => void,
): Promise<void> => {
  if (uploads.length === 0) return;
  const folder = await demoFolder(strapi);
  const images = strapi.plugin('upload').service('image-manipulation') as unknown as FileNames;
  const uploader = strapi.plugin('upload').service('upload') as unknown as Uploader;
  const generateFileName = images.generateFileName;
  const hashes = new Map<string, string>();
  images.generateFileName = (name: string) => hashes.get(name) ?? generateFileName(name);
  const waiting = [...uploads];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { alternativeText, caption } = next;
      const path = join(DEMO_MEDIA_FOLDER, next.file);
      const baseName = basename(next.name, extname(next.name));
      hashes.set(baseName, await contentName(baseName, path));
      const [file] = await uploader.upload({
        data: { fileInfo: { name: next.name, alternativeText, caption, folder } },
        files: {
          filepath: path,
          originalFilename: next.name,
          mimetype: MEDIA_TYPES[extname(next.name)],
          size: (await stat(path)).size,
        },
      });
      if (file === undefined) throw new Error(`The CMS did not take the file ${next.name}.`);
      onUploaded(next.name, file.id);
    }
  };
  try {
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
  } finally {
    images.generateFileName = generateFileName;
  }
};

const contentName = async (baseName: string, path: string): Promise<string> => {
  const digest = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  return `${baseName.replaceAll(/[^\w]+/g, '_')}_${digest.slice(0, 10)}`;
};

const demoFolder = async (strapi: Core.Strapi): Promise<number> => {
  const existing = await strapi.db.query(FOLDER).findOne({ where: { name: FOLDER_NAME, parent: null } });
  if (existing !== null) return existing.id;
  const folders = strapi.plugin('upload').service('folder') as unknown as Folders;
  return (await folders.create({ name: FOLDER_NAME, parent: null })).id;
};
