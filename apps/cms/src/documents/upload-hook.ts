import type { Core } from '@strapi/strapi';
import type { LibraryFile } from '../media-pipeline/library-files.ts';
import { isPdf } from './document-texts.ts';
import type { DocumentTexts } from './document-texts.ts';

/** The calls of Strapi's upload service that bring a file in, change its bytes or take it away. */
interface UploadService {
  readonly upload: (request: object, options?: object) => Promise<readonly LibraryFile[]>;
  readonly replace: (id: number | string, request: object, options?: object) => Promise<LibraryFile>;
  readonly remove: (file: LibraryFile) => Promise<unknown>;
}

interface Services {
  readonly extend: (uid: string, extend: (service: UploadService) => UploadService) => void;
}

/**
 * Has the words taken out of every PDF that comes into the media library: from the panel, the REST API, an import or
 * the seed, which all call this service. A command that brings content in and ends waits for them.
 */
export function readUploadedPdfs(strapi: Core.Strapi, texts: DocumentTexts): void {
  const takeUp = async (file: LibraryFile): Promise<void> => {
    try {
      if (!isPdf(file)) return;
      if (strapi.server.httpServer.listening) await texts.add(file);
      else await texts.addNow(file);
    } catch (error) {
      // The upload succeeds without them.
      strapi.log.warn(`The words of ${file.name} could not be read: ${String(error)}`);
    }
  };
  const services = strapi.get('services') as Services;
  services.extend('plugin::upload.upload', (service) => ({
    ...service,
    async upload(request, options) {
      const files = await service.upload(request, options);
      for (const file of files) await takeUp(file);
      return files;
    },
    async replace(id, request, options) {
      const file = await service.replace(id, request, options);
      await takeUp(file);
      return file;
    },
    async remove(file) {
      await texts.forget(file);
      return service.remove(file);
    },
  }));
}
