import { readPreview, signPreview } from '@vitrine/content/node';
import type { PreviewKeys } from '@vitrine/content/node';
import { cookieOf } from '../pages/page-request.ts';
import type { PreviewSubject } from './subject.ts';

const PLAIN_NAME = 'vitrine_preview';

/**
 * Over TLS the name itself makes the browser limit the cookie to this exact host, all its paths, and TLS (RFC
 * 6265bis, section 4.1.3.2), so no cookie set by another host of the same site, or for another path, is mistaken for
 * it.
 */
function nameOf(isTls: boolean): string {
  return isTls ? `__Host-${PLAIN_NAME}` : PLAIN_NAME;
}

/** The preview that a request belongs to; it may have ended. */
export function subjectOf(
  keys: PreviewKeys,
  headers: Pick<Headers, 'get'>,
  isTls: () => boolean,
): PreviewSubject | undefined {
  // Nearly every request has none: one search of the header must be enough.
  if (headers.get('cookie')?.includes(`${PLAIN_NAME}=`) !== true) return undefined;
  const claims = readPreview(keys, cookieOf(headers, nameOf(isTls())) ?? '');
  return claims === undefined || claims.kind === 'opening' ? undefined : claims;
}

/**
 * The `Set-Cookie` lines that begin a preview; their order matters. An editor's is set in a frame of the admin panel,
 * which may be another site: `SameSite=None` makes the browser accept it there and `Partitioned` keeps it to frames
 * of that site. Without TLS browsers keep neither, and the two have to be on one site.
 *
 * Over TLS a browser keeps a partitioned cookie and an unpartitioned one of the same name side by side. The other one
 * is ended first: a browser without partitions would otherwise end the one just begun.
 */
export function begunPreviewLines(
  keys: PreviewKeys,
  subject: PreviewSubject,
  { now, isTls }: { readonly now: number; readonly isTls: boolean },
): readonly string[] {
  const isFramed = isTls && subject.kind === 'session';
  const own = line(signPreview(keys, subject), Math.floor((subject.endsAt - now) / 1_000), isFramed, isTls);
  return isTls ? [line('', 0, !isFramed, isTls), own] : [own];
}

/** The lines that end a preview, whichever kind it is. */
export function endedPreviewLines(isTls: boolean): readonly string[] {
  return isTls ? [line('', 0, true, true), line('', 0, false, true)] : [line('', 0, false, false)];
}

function line(value: string, seconds: number, isFramed: boolean, isTls: boolean): string {
  return [
    `${nameOf(isTls)}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    isFramed ? 'SameSite=None; Partitioned' : 'SameSite=Lax',
    ...(isTls ? ['Secure'] : []),
  ].join('; ');
}
