import type { Core } from '@strapi/strapi';
import { contentMarksIn } from '../../../revalidation/content-marks.ts';

/**
 * The checksums of the published content, readable only with the web server's token: a web server that asks every half
 * minute whether anything has changed need not read everything to know.
 */
export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const readMarks = contentMarksIn(strapi, 'published');
  return {
    async find(ctx) {
      ctx.body = { data: await readMarks() };
    },
  };
};
