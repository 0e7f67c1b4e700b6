import { localeFromAcceptLanguage } from '@vitrine/core/links/accept-language';
import { isWritten } from '@vitrine/core/links/written-language';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Locale } from '@vitrine/core/world/snapshot';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { LanguageLink } from './location-view.ts';
import type { PublishedContent } from '~/contract/server-context.ts';

/** The languages that the switcher offers, of those the content has (specification section 1). */
const OFFERED: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es']);

/** The cookie that remembers a chosen language, for 365 days (specification section 9). */
export const LANGUAGE_COOKIE = 'vitrine_language';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The `Set-Cookie` line that remembers a language; hidden from scripts. */
export function languageCookie(locale: LocaleCode): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; HttpOnly`;
}

/** A language of the content. The caller has its code from a snapshot, so it always exists. */
export function localeOf(bundle: PublishedContent, code: LocaleCode): Locale {
  return bundle.locales.find((locale) => locale.code === code) ?? { code, iso: code, name: code };
}

/**
 * What visitors read who would like a language that the showroom is not written in, by that language. It is their
 * own language that says so.
 */
const notesByBundle = new WeakMap<PublishedContent, ReadonlyMap<LocaleCode, string>>();

function notesOf(bundle: PublishedContent): ReadonlyMap<LocaleCode, string> {
  const known = notesByBundle.get(bundle);
  if (known) return known;
  const inDefault = bundle.snapshots[bundle.defaultLocale];
  const notes = new Map(
    bundle.locales.flatMap(({ code }): readonly [LocaleCode, string][] => {
      const snapshot = bundle.snapshots[code];
      if (!snapshot || !inDefault || isWritten(snapshot, inDefault)) return [];
      const language = new Intl.DisplayNames([code], { type: 'language' }).of(bundle.defaultLocale);
      return [[code, serverTexts(snapshot, ['page'])('language__unwritten', { language: language ?? '' })]];
    }),
  );
  notesByBundle.set(bundle, notes);
  return notes;
}

/**
 * The same page in every language of the content. The switcher's addresses always carry the language, so that
 * choosing the default language is remembered like any other.
 *
 * @param path of the page in the default language.
 */
export function languageLinks(
  bundle: PublishedContent,
  current: LocaleCode,
  path: string,
): readonly LanguageLink[] {
  const notes = notesOf(bundle);
  return bundle.locales.map((locale) => {
    const note = notes.get(locale.code);
    const href = path === '/' ? `/${locale.code}` : `/${locale.code}${path}`;
    return {
      locale,
      href,
      canonicalHref: locale.code === bundle.defaultLocale ? path : href,
      isCurrent: locale.code === current,
      isOffered: OFFERED.has(locale.code) || locale.code === current,
      ...(note !== undefined && { note }),
    };
  });
}

/**
 * The language for a visitor without a prefix: the remembered one, else the browser's first choice among those that
 * the showroom is written in, else the default.
 */
export function detectLanguage(request: {
  readonly bundle: PublishedContent;
  readonly cookie: string | null;
  readonly acceptLanguage: string | null;
}): LocaleCode {
  const offered = request.bundle.locales.map(({ code }) => code);
  const remembered = rememberedLanguage(request.cookie);
  const notes = notesOf(request.bundle);
  const written = offered.filter((code) => !notes.has(code));
  return (
    offered.find((code) => code === remembered) ??
    localeFromAcceptLanguage(request.acceptLanguage, written) ??
    request.bundle.defaultLocale
  );
}

/** The value of the language cookie in a `Cookie` header; undefined without one. */
export function rememberedLanguage(cookie: string | null): string | undefined {
  const pair = (cookie ?? '').split(';').find((part) => part.trim().startsWith(`${LANGUAGE_COOKIE}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}
