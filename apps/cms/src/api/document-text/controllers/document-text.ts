import type { Core } from '@strapi/strapi';
import { documentTextsIn } from '../../../documents/index.ts';

/** The words of PDFs, for the web server's token alone: the web server decides who may see which PDF. */
export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    ctx.body = { data: (await documentTextsIn(strapi)?.list()) ?? [] };
  },
  async findOne(ctx) {
    const text = await documentTextsIn(strapi)?.textOf(String(ctx['params'].file));
    if (text === undefined) return ctx.notFound();
    ctx.body = { data: text };
  },
});
