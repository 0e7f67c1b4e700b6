import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { isFontExtension } from '@vitrine/core/world/font-facts';
import type { FontFacts } from '@vitrine/core/world/font-facts';
import type { IncomingFile } from '../incoming-file.ts';
import { readFont } from './read-font.ts';

const FILE = 'plugin::upload.file';

interface StoredFile {
  readonly id: number;
  readonly provider_metadata?: Readonly<Record<string, unknown>> | null;
}

/** The calls of Strapi's upload service that bring bytes in. */
interface UploadService {
  readonly upload: (
    request: { readonly files: IncomingFile | readonly IncomingFile[] },
    options?: object,
  ) => Promise<readonly StoredFile[]>;
  readonly replace: (
    id: number | string,
    request: { readonly file: IncomingFile },
    options?: object,
  ) => Promise<StoredFile>;
}

interface Services {
  readonly extend: (uid: string, extend: (service: UploadService) => UploadService) => void;
}

/**
 * Stores the facts of each font beside it in the media library (`provider_metadata.font`), so that neither the web
 * server nor the doctor has to read fonts. Unreadable fonts are refused earlier: see `guardUploads`, which is called
 * after this.
 */
export function describeFonts(strapi: Core.Strapi): void {
  const services = strapi.get('services') as Services;
  services.extend('plugin::upload.upload', (service) => ({
    ...service,
    async upload(request, options) {
      // Strapi moves the files while it stores them.
      const facts = await Promise.all([request.files].flat().map((file) => factsOf(file)));
      const stored = await service.upload(request, options);
      return Promise.all(stored.map((file, index) => described(strapi, file, facts[index])));
    },
    async replace(id, request, options) {
      const facts = await factsOf(request.file);
      return described(strapi, await service.replace(id, request, options), facts);
    },
  }));
}

async function factsOf({ filepath, originalFilename }: IncomingFile): Promise<FontFacts | undefined> {
  return filepath !== undefined && isFontExtension(extname(originalFilename ?? ''))
    ? readFont(await readFile(filepath))
    : undefined;
}

async function described(
  strapi: Core.Strapi,
  file: StoredFile,
  font: FontFacts | undefined,
): Promise<StoredFile> {
  if (font === undefined) return file;
  const metadata = { ...file.provider_metadata, font };
  await strapi.db.query(FILE).update({ where: { id: file.id }, data: { provider_metadata: metadata } });
  return { ...file, provider_metadata: metadata };
}
