import { readPreview, signPreview, type PreviewKeys } from '@vitrine/content/node';
import { cookieOf } from '../pages/page-request.ts';
import type { PreviewSubject } from './subject.ts';

const PREVIEW_COOKIE = 'vitrine_preview';

/** The preview that a request belongs to; it may have ended. */
export const subjectOf = (keys: PreviewKeys, headers: Pick<Headers, 'get'>): PreviewSubject | undefined => {
  // Nearly every request has none: one look at the header must do.
  if (headers.get('cookie')?.includes(`${PREVIEW_COOKIE}=`) !== true) return undefined;
  const claims = readPreview(keys, cookieOf(headers, PREVIEW_COOKIE) ?? '');
  return claims === undefined || claims.kind === 'opening' ? undefined : claims;
};

/**
 * The `Set-Cookie` line that begins a preview. An editor's stands in a frame of the admin panel, which may be
 * another site: `SameSite=None` lets it arrive there and `Partitioned` keeps it to frames of that very site. Without
 * TLS browsers keep neither, and the two have to be of one site.
 */
export const previewCookieLine = (
  keys: PreviewKeys,
  subject: PreviewSubject,
  { now, isTls }: { readonly now: number; readonly isTls: boolean },
): string =>
  line(
    signPreview(keys, subject),
    Math.floor((subject.endsAt - now) / 1_000),
    isTls && subject.kind === 'session',
    isTls,
  );

/** The lines that end a preview, in whichever way it began. */
export const endedPreviewLines = (isTls: boolean): readonly string[] =>
  isTls ? [line('', 0, true, true), line('', 0, false, true)] : [line('', 0, false, false)];

const line = (value: string, seconds: number, isFramed: boolean, isTls: boolean): string =>
  [
    `${PREVIEW_COOKIE}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    isFramed ? 'SameSite=None; Partitioned' : 'SameSite=Lax',
    ...(isTls ? ['Secure'] : []),
  ].join('; ');
