import { fontSheet } from '@vitrine/core/fonts/font-sheet';
import { IMMUTABLE, reply, replyText } from '../http/reply.ts';

/**
 * `GET /box-api/fonts/faces.css?…`: the `@font-face` rules of a theme. The address determines the content, so it is
 * the same for everyone and immutable; the fonts themselves are media, for those who may see the worlds that use
 * them.
 */
export function respondFontSheet(request: Request): Response {
  const sheet = fontSheet(new URL(request.url).searchParams);
  if (sheet === undefined) return replyText('There is no such style sheet.', 404);
  return reply({
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': IMMUTABLE },
    body: sheet,
  });
}
