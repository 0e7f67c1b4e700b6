import { LANGUAGE_SEGMENTS } from '@vitrine/core/links/path';
import { localeCode } from '@vitrine/core/world/ids';
import { acceptedLanguages } from './page-request.ts';

const LANGUAGES = LANGUAGE_SEGMENTS.map((code) => localeCode(code));

/** The language of a request's address, else the best one for its visitor, else English. */
export function languageFor(request: Pick<Request, 'headers' | 'url'>): string {
  const segment = new URL(request.url).pathname.split('/')[1] ?? '';
  if (LANGUAGE_SEGMENTS.includes(segment)) return segment;
  const [remembered = '', accepted = ''] = acceptedLanguages(request.headers, LANGUAGES).split(';');
  return remembered || (accepted.split(',', 1)[0] ?? '') || 'en';
}
