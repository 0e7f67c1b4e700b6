import { formatHomePath, LOGIN_SEGMENT } from '@vitrine/core/links/path';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { TextKey, Texts } from '~/i18n/translations.tsx';
import type { ServerContext } from '~/contract/server-context.ts';
import { titled } from '~/page-data/brand-view.server.ts';
import type { LoginGiven } from '~/features/login/use-login.ts';
import { accessHelp } from './access-help.server.ts';
import { coverSurroundings } from '../cover/cover-data.server.ts';
import type { CoverSurroundings } from '../cover/cover-data.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';

/** The data of the login page. */
export interface LoginData extends CoverSurroundings {
  readonly title: string;
  /** The title in the browser's tab. */
  readonly tabTitle: string;
  readonly text: string;
  readonly buttonLabel: string;
  readonly homeHref: string;
  readonly help?: NonNullable<LoginGiven['help']>;
  /** The form's hidden fields, by name. */
  readonly carried: { readonly redirect: string; readonly locale: string; readonly query: string };
  /** The problem named in the address: of a form that was sent without scripts, or a session that has ended. */
  readonly problem?: TextKey;
  /** Seconds until the next attempt is accepted, from the address. */
  readonly wait?: number;
  readonly texts: Texts;
  /** The style sheets of the page's code. */
  readonly styles: readonly string[];
}

const PROBLEMS: ReadonlyMap<string, TextKey> = new Map([
  ['credentials', 'error__email_password_validation'],
  ['input', 'error__invalid_input'],
  ['busy', 'error__too_many_requests'],
  ['failed', 'error__something_wrong'],
  ['ended', 'access__session_ended'],
]);

/** Seconds: longer than any wait that the server sets. The address may come from anywhere. */
const MAX_WAIT = 60 * 60;

/**
 * Builds the login page: the editor's texts, or the built-in ones where there are none.
 *
 * @param request.query of the address; untrusted.
 */
export function buildLoginData(request: {
  readonly server: ServerContext;
  readonly language: AddressLanguage;
  readonly query: URLSearchParams;
}): LoginData {
  const { server, language } = request;
  const { snapshot, locale } = language;
  const { loginPage, loginPageBackground } = snapshot.settings;
  const t = serverTexts(snapshot, ['access']);
  const query = new URLSearchParams(request.query);
  const take = (name: string): string => {
    const value = query.get(name) ?? '';
    query.delete(name);
    return value;
  };
  const kind = take('problem') || (server.visitor.hasLoginEnded ? 'ended' : '');
  const problem = PROBLEMS.get(kind);
  const wait = Number(take('wait'));
  const redirect = take('redirect');
  const cover = coverSurroundings({
    server,
    language,
    path: `/${LOGIN_SEGMENT}`,
    picture: loginPageBackground,
  });
  const title = loginPage?.title || t('access__login_title');
  const help = accessHelp(server, language, t);
  const kept = new URLSearchParams(query);
  if (redirect !== '') kept.set('redirect', redirect);
  const search = kept.size === 0 ? '' : `?${kept.toString()}`;
  return {
    ...cover,
    languages: cover.languages.map((link) => Object.assign({}, link, { href: `${link.href}${search}` })),
    title,
    tabTitle: titled(snapshot.settings.brand, title),
    text: loginPage?.text || t('access__login_text'),
    buttonLabel: loginPage?.buttonLabel || t('access__login'),
    homeHref: formatHomePath({ locale, defaultLocale: server.bundle.defaultLocale }),
    ...(help && { help }),
    carried: { redirect, locale, query: query.toString() },
    ...(problem && { problem }),
    ...(kind === 'busy' && wait > 0 && wait <= MAX_WAIT && { wait: Math.ceil(wait) }),
    texts: interfaceTexts(snapshot, ['access', 'problem']),
    styles: server.stylesOf('app/screens/login/login-screen.tsx'),
  };
}
