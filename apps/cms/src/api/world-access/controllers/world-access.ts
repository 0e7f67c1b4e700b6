import type { Core } from '@strapi/strapi';
import { accessCodesIn } from '../../../query/access-codes.ts';

/** The access codes of the published worlds that ask for one, for the web server's token alone. */
export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    ctx.body = await accessCodesIn(strapi, 'published');
  },
});
