import type { Core } from '@strapi/strapi';
import { refuseShownOutside } from './file-limits.ts';

interface Services {
  readonly extend: <Service>(uid: string, extend: (service: Service) => Service) => void;
}

/** The calls of Strapi's upload service that change a file which entries may show. */
interface UploadService {
  readonly replace: (id: number | string, ...more: readonly unknown[]) => Promise<unknown>;
  readonly updateFileInfo: (id: number | string, ...more: readonly unknown[]) => Promise<unknown>;
}

/**
 * Refuses to replace or describe a file that entries outside of the account's worlds show: visitors see it at once.
 * No account can delete a file that an entry shows.
 */
export function guardFiles(strapi: Core.Strapi): void {
  const services = strapi.get('services') as Services;
  services.extend<UploadService>('plugin::upload.upload', (service) => ({
    ...service,
    async replace(id, ...more) {
      await refuseShownOutside(strapi, Number(id));
      return service.replace(id, ...more);
    },
    async updateFileInfo(id, ...more) {
      await refuseShownOutside(strapi, Number(id));
      return service.updateFileInfo(id, ...more);
    },
  }));
}
