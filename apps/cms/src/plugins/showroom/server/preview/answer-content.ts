import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ContentBundle } from '@vitrine/content/bundle';
import { withoutKnown } from '@vitrine/content/preview-content';
import { previewKeys } from './keys.ts';

type Context = Parameters<NonNullable<Core.Controller[string]>>[0];

/**
 * Answers the web server, which has checked the token, with the content of a preview. With `known=<version>,…`
 * snapshots of these versions are left out. 304 if nothing has changed; 410 if the preview is over; 404 if there is no
 * content; 401 for everyone else.
 *
 * @param read Reads the content; `over` if no one may see this preview any more.
 */
export async function answerContent(
  ctx: Context,
  read: () => Promise<ContentBundle | 'over' | undefined>,
): Promise<unknown> {
  if (!isFromWebServer(ctx)) return ctx.unauthorized();
  ctx.set('cache-control', 'no-store');
  const content = await read();
  if (content === 'over') {
    ctx.status = 410;
    ctx.body = { error: 'This preview has ended.' };
    return undefined;
  }
  if (content === undefined) return ctx.notFound();
  const etag = `"${content.version}"`;
  ctx.set('etag', etag);
  if (ctx.get('if-none-match') === etag) {
    ctx.status = 304;
    return undefined;
  }
  ctx.body = withoutKnown(content, new Set(String(ctx.query['known'] ?? '').split(',')));
  return undefined;
}

/** Whether the web server asks, which shares the secret. */
export function isFromWebServer(ctx: Pick<Context, 'get'>): boolean {
  return isSame(ctx.get('authorization'), `Bearer ${previewKeys().call}`);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
