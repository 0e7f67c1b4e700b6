import type { Core } from '@strapi/strapi';
import { contentChecksumsIn } from '../../../revalidation/content-checksums.ts';

/**
 * The checksums of the published content, readable only with the web server's token: a web server that asks every half
 * minute whether anything has changed need not read everything to know.
 */
export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const readChecksums = contentChecksumsIn(strapi, 'published');
  return {
    async find(ctx) {
      ctx.body = { data: await readChecksums() };
    },
  };
};
