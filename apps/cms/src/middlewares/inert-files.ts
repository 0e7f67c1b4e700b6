import { posix } from 'node:path';
import type { Core } from '@strapi/strapi';
import { INERT_FILE } from '@vitrine/core/media/inert-file';
import { mediaTypeOf } from '../uploads/media-types.ts';

const UPLOADS = '/uploads/';

/** Types that a browser shows or plays itself. */
const SHOWN = /^(?:image|video|audio|model)\/|^application\/pdf$/;

function headersOf(name: string): Readonly<Record<string, string>> {
  const type = mediaTypeOf(name);
  const isShown = type !== undefined && SHOWN.test(type);
  return {
    'content-type': type ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    // Browsers show no PDF from within a sandbox; as that type, nothing in it is part of a page.
    ...(type === 'application/pdf' ? {} : { 'content-security-policy': INERT_FILE }),
    ...(isShown ? {} : { 'content-disposition': 'attachment' }),
  };
}

/** The path as the file system will read it; undefined for an invalid path. */
function pathOf(address: string): string | undefined {
  try {
    return posix.normalize(decodeURIComponent(address).replaceAll('\\', '/'));
  } catch {
    return undefined;
  }
}

/**
 * Serves uploads so that none of them can act on the panel's origin: with the type from the list of media types, in a
 * sandbox, and as a download if browsers do not show the type themselves. It applies to every file of the folder,
 * also from before uploads were examined.
 *
 * The folder must be served at one address only: another spelling would bypass this.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const path = pathOf(ctx.path);
  const isUpload = ctx.path.startsWith(UPLOADS);
  if (path === undefined || (path.toLowerCase().startsWith(UPLOADS) && !isUpload)) return ctx.notFound();
  await next();
  if (isUpload && ctx.status < 400) ctx.set(headersOf(path));
};
