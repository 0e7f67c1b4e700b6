import type { Core } from '@strapi/strapi';
import { takesFiles } from '../uploads/receive-files.ts';

/**
 * Refuses forms with files, `multipart/form-data`, wherever no file is taken, before any of it is parsed
 * or kept. The routes that take files read them once they know who sends them.
 */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  if (!ctx.is('multipart') || takesFiles(ctx.method, ctx.path)) return next();
  return ctx.throw(415, 'Files are not taken here.');
};
