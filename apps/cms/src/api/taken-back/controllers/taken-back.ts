import type { Core } from '@strapi/strapi';
import { takenBackIn } from '../../../revalidation/taken-back.ts';

/**
 * What editors have unpublished or deleted, for the web server's token alone: a web server that was not told of it
 * learns here that it is no loss.
 */
export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    ctx.body = { data: await takenBackIn(strapi).list() };
  },
});
