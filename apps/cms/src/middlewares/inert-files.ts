import { posix } from 'node:path';
import type { Core } from '@strapi/strapi';
import { INERT_FILE } from '@vitrine/core/media/inert-file';
import { mediaTypeOf } from '../uploads/media-types.ts';

const UPLOADS = '/uploads/';

/** What a browser shows or plays by itself. */
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

/** As the file system will read it; undefined for what is no path. */
function pathOf(address: string): string | undefined {
  try {
    return posix.normalize(decodeURIComponent(address).replaceAll('\\', '/'));
  } catch {
    return undefined;
  }
}

/**
 * Serves uploads so that none of them can act on the panel's origin: as what the list of media types says, in a
 * sandbox, and all that browsers do not show by themselves as a download. It applies to every file of the folder,
 * also from before uploads were examined.
 *
 * Its folder is served by one way only: another spelling of the address would pass this by.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const path = pathOf(ctx.path);
  const isUpload = ctx.path.startsWith(UPLOADS);
  if (path === undefined || (path.toLowerCase().startsWith(UPLOADS) && !isUpload)) return ctx.notFound();
  await next();
  if (isUpload && ctx.status < 400) ctx.set(headersOf(path));
};
