import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { FILE } from './library-files.ts';

/** Characters of a hash: enough to distinguish all versions of one file. */
const DIGITS = 12;

interface ReplacedFile {
  readonly id: number;
  readonly provider_metadata?: Readonly<Record<string, unknown>> | null;
}

interface UploadService {
  readonly replace: (
    id: number | string,
    request: { readonly file: { readonly filepath?: string } },
    options?: object,
  ) => Promise<ReplacedFile>;
}

interface Services {
  readonly extend: (uid: string, extend: (service: UploadService) => UploadService) => void;
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, DIGITS);
}

/**
 * A replaced file keeps its address, so Strapi's events do not show that its bytes have changed. This writes a part
 * of their hash beside it (`provider_metadata.replaced`), so that the web server fetches it again and gives it
 * another address, whatever its size.
 *
 * @param onMarked called when that can be read: Strapi announces the replacement earlier.
 */
export function markReplaced(strapi: Core.Strapi, onMarked: () => void): void {
  const services = strapi.get('services') as Services;
  services.extend('plugin::upload.upload', (service) => ({
    ...service,
    async replace(id, request, options) {
      const { filepath } = request.file;
      // Strapi moves the file while it replaces.
      const replaced = filepath === undefined ? undefined : await digestOf(filepath);
      const file = await service.replace(id, request, options);
      if (replaced === undefined) return file;
      const metadata = { ...file.provider_metadata, replaced };
      const marked: ReplacedFile = await strapi.db
        .query(FILE)
        .update({ where: { id: file.id }, data: { provider_metadata: metadata } });
      onMarked();
      return { ...file, provider_metadata: marked.provider_metadata ?? metadata };
    },
  }));
}
