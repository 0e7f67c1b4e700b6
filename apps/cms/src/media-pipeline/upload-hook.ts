import type { Core } from '@strapi/strapi';
import { refusal } from '../rules/refusal.ts';
import type { LibraryFile } from './library-files.ts';
import { isVideoType } from './library-files.ts';
import type { MediaPipeline } from './media-pipeline.ts';

/** A file on its way into the media library. */
interface IncomingFile {
  readonly filepath?: string;
  readonly originalFilename?: string | null;
  readonly mimetype?: string | null;
  /** By its first bytes. */
  readonly detectedMimeType?: string;
}

/** The calls of Strapi's upload service that bring a file in, change its bytes or take it away. */
interface UploadService {
  readonly upload: (
    request: { readonly files: IncomingFile | readonly IncomingFile[] },
    options?: object,
  ) => Promise<readonly LibraryFile[]>;
  readonly replace: (
    id: number | string,
    request: { readonly file: IncomingFile },
    options?: object,
  ) => Promise<LibraryFile>;
  readonly remove: (file: LibraryFile) => Promise<unknown>;
}

interface Services {
  readonly extend: (uid: string, extend: (service: UploadService) => UploadService) => void;
}

/**
 * Passes every uploaded video through the pipeline. It extends the upload service, which the admin panel, the REST API
 * and the importers all call.
 *
 * A command that imports content and exits leaves its videos to the next start of the CMS.
 */
export function hookIntoUploads(strapi: Core.Strapi, pipeline: MediaPipeline): void {
  const isCommand = (): boolean => !strapi.server.httpServer.listening;

  const refuseBroken = async (files: readonly IncomingFile[]): Promise<void> => {
    for (const { filepath, originalFilename, mimetype, detectedMimeType } of files) {
      if (filepath === undefined || !isVideoType(detectedMimeType ?? mimetype)) continue;
      const sentence = await pipeline.whyRefused(filepath, originalFilename ?? 'The file');
      if (sentence !== undefined) throw refusal('files', sentence);
    }
  };
  const takeUp = async ({ id, mime }: LibraryFile): Promise<void> => {
    if (!isVideoType(mime)) await pipeline.forget(id);
    else if (isCommand()) await pipeline.leave(id);
    else await pipeline.add(id);
  };

  const services = strapi.get('services') as Services;
  services.extend('plugin::upload.upload', (service) => ({
    ...service,
    async upload(request, options) {
      if (pipeline.isSkipped()) return service.upload(request, options);
      await refuseBroken([request.files].flat());
      const files = await service.upload(request, options);
      for (const file of files) if (isVideoType(file.mime)) await takeUp(file);
      return files;
    },
    async replace(id, request, options) {
      if (pipeline.isSkipped()) return service.replace(id, request, options);
      await refuseBroken([request.file]);
      const file = await service.replace(id, request, options);
      await takeUp(file);
      return file;
    },
    async remove(file) {
      await pipeline.forget(file.id);
      return service.remove(file);
    },
  }));
}
