import { createContext, redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { detectLanguage, languageCookie, rememberedLanguage } from '~/page-data/languages.server.ts';
import { languageOfPath } from '~/page-data/resolved-address.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';
import { serverContext } from '~/contract/server-context.ts';

/** The language of the request, for every loader and guard after this one. */
export const languageContext = createContext<AddressLanguage>();

/**
 * Reads the language of the address. Only at `/` the browser's `Accept-Language` decides; a prefix always wins and
 * is remembered for 365 days (specification sections 1 and 9).
 */
export const languageGuard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { bundle, closedWorlds } = context.get(serverContext);
  const { pathname, search } = url;
  const cookie = request.headers.get('cookie');
  if (pathname === '/') {
    const acceptLanguage = request.headers.get('accept-language');
    const wanted = detectLanguage({ bundle, cookie, acceptLanguage });
    if (wanted !== bundle.defaultLocale) throw redirect(`/${wanted}${search}`, { headers: VARIES });
  }
  const language = languageOfPath(bundle, pathname, closedWorlds);
  context.set(languageContext, language);
  const response = await next();
  if (pathname === '/') response.headers.append('vary', VARIES.vary);
  if (language.isPrefixed && rememberedLanguage(cookie) !== language.locale) {
    response.headers.append('set-cookie', languageCookie(language.locale));
  }
  return response;
};

const VARIES = { vary: 'accept-language, cookie' };
