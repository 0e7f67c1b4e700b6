import type { Core } from '@strapi/strapi';
import { takenBackIn } from '../../../revalidation/taken-back.ts';

/**
 * What editors have unpublished or deleted, readable only with the web server's token: a web server that missed the
 * notification learns here that the content is not lost.
 */
export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    ctx.body = { data: await takenBackIn(strapi).list() };
  },
});
