import type { ContentBundle } from '@vitrine/content/bundle';
import { formatHomePath } from '@vitrine/core/links/path';
import type { Clock } from '../process/clock.ts';
import type { Client } from '../http/client-address.ts';
import { readPosted, textFieldsOf } from '../http/posted.ts';
import type { Coordination } from '../coordination/coordination.ts';
import { reply, replyText } from '../http/reply.ts';
import type { ServerLogger } from '../process/logger.ts';
import { createVisitorOf } from './visitor.ts';
import type { RequestContext } from './request-contexts.ts';
import { answerPage, answerScript, MAX_ACCESS_BYTES } from './access-reply.ts';
import type { AccessResult } from './access-reply.ts';
import { createCmsLogin } from './cms-login.ts';
import { LOGIN_COOKIE } from '../../app/contract/login-cookie.ts';
import { endedCookieLine, endedLoginLines, LOGIN_COOKIES, LOGIN_HOST_COOKIE, ownCookies } from './cookies.ts';
import { deriveSessionKeys } from './keys.ts';
import { CODES_OF_ADDRESS, GUESSES_AT_ACCOUNT, GUESSES_AT_WORLD, PASSWORDS_OF_ADDRESS } from './limits.ts';
import type { EndedLogins } from './ended-logins.ts';
import { openLogin } from './login-cookie.ts';
import type { SealedLogin } from './login-cookie.ts';
import { createLogin, loginPageOf } from './login-route.ts';
import type { Asking } from './login-route.ts';
import { createLoginWatch } from './login-watch.ts';
import { createLogoutNotifier } from './logout-notifier.ts';
import { createWorldCodes } from './protected-worlds.ts';
import { codePageOf, createUnlock } from './unlock-route.ts';

/** The routes that grant or end access: `POST /box-api/<call>`. */
export const ACCESS_CALLS = ['login', 'logout', 'unlock', 'forget'] as const;
export type AccessCall = (typeof ACCESS_CALLS)[number];

/** Puts together what determines who a visitor is: the cookies, the CMS for logins, and the limits. */
export function createSession(options: {
  readonly cmsUrl: string;
  /** `SESSION_SECRET`. */
  readonly secret: string;
  readonly endedLogins: EndedLogins;
  readonly limit: Coordination['limit'];
  readonly current: () => ContentBundle | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly logger: ServerLogger;
}) {
  const { current, limit, clock, logger } = options;
  const keys = deriveSessionKeys(options.secret);
  const accessCodes = createWorldCodes(current);
  const cms = createCmsLogin({ cmsUrl: options.cmsUrl, fetch: options.fetch });
  const watch = createLoginWatch({ ask: cms.ask, ended: options.endedLogins, clock });
  const logouts = createLogoutNotifier({ logOut: cms.logOut, clock, logger });
  const login = createLogin({
    keys,
    cms,
    began: watch.began,
    ofAddress: limit('passwords-of-address', PASSWORDS_OF_ADDRESS),
    atAccount: limit('guesses-at-account', GUESSES_AT_ACCOUNT),
    clock,
    logger,
  });
  const unlock = createUnlock({
    keys,
    accessCodes,
    ofAddress: limit('codes-of-address', CODES_OF_ADDRESS),
    atWorld: limit('guesses-at-world', GUESSES_AT_WORLD),
    clock,
  });

  /** The login of a request, unless its cookie has expired. */
  const loginOf = (request: Pick<Request, 'headers'>): SealedLogin | undefined => {
    const cookies = ownCookies(request.headers.get('cookie'));
    const value = cookies.get(LOGIN_COOKIE);
    const bond = cookies.get(LOGIN_HOST_COOKIE);
    const opened = value === undefined ? undefined : openLogin(keys, value, clock.now(), bond);
    return opened?.kind === 'login' ? opened.login : undefined;
  };

  /** Ends the login of a request: here at once, in other processes when they are told or ask the CMS about it. */
  const endLogin = (request: Request): void => {
    const known = loginOf(request);
    if (known === undefined) return;
    watch.end(known);
    void logouts.notify(known);
  };

  /** "A login state change redirects to home or to logout. No logout call is made." (specification section 4, Auth) */
  const logout = (request: Request, { fields, context, bundle }: Asking): AccessResult => {
    endLogin(request);
    const { defaultLocale, snapshots } = bundle;
    const locale = snapshots[fields.get('locale') ?? '']?.locale ?? defaultLocale;
    const isTls = context.origin.startsWith('https:');
    return {
      kind: 'granted',
      redirectTo: formatHomePath({ locale, defaultLocale }),
      cookies: endedLoginLines(isTls),
    };
  };

  /** Forgets a visitor who has left: the opened worlds and, optionally, the login. */
  const forget = (request: Request, { fields, context }: Asking): Response => {
    const forgetsLogin = fields.get('login') === 'true';
    if (forgetsLogin) endLogin(request);
    const names = [...ownCookies(request.headers.get('cookie')).keys()];
    const response = reply({ status: 204, headers: { 'cache-control': 'no-store' } });
    for (const name of names.filter((own) => forgetsLogin || !LOGIN_COOKIES.includes(own))) {
      response.headers.append('set-cookie', endedCookieLine(name, context.origin.startsWith('https:')));
    }
    return response;
  };

  return {
    /** Call it when an account has changed in the CMS: each login is then checked again. */
    accountsChanged: watch.doubt,

    visitorOf: createVisitorOf({ keys, clock, accessCodes, watch }),

    /** Settles once a request's visitor is known; undefined if it is known at once. Never rejects. */
    settled: (request: Request): Promise<void> | undefined => {
      const known = loginOf(request);
      return known && watch.settled(known);
    },

    /**
     * Watches the login of a window that only listens.
     *
     * @param onChange the login has ended, or has other scopes.
     * @returns a function that stops watching; undefined for a window without a login.
     */
    follow: (request: Request, onChange: () => void): (() => void) | undefined => {
      const known = loginOf(request);
      return known && watch.follow(known, onChange);
    },

    /** Answers one of {@link ACCESS_CALLS}. */
    respond: async (
      call: AccessCall,
      request: Request,
      context: Pick<RequestContext, 'visitor' | 'origin'>,
      { network: address }: Client,
    ): Promise<Response> => {
      const posted = await readPosted(request, { origin: context.origin, maxBytes: MAX_ACCESS_BYTES });
      if (posted instanceof Response) return posted;
      const fields = textFieldsOf(posted);
      const bundle = current();
      if (fields === undefined || bundle === undefined) return replyText('This form cannot be read.', 400);
      const asking: Asking = { fields, context, bundle, address };
      const answer = (result: AccessResult, back: string): Response =>
        posted.isScript ? answerScript(result) : answerPage(result, back);
      switch (call) {
        case 'login':
          return answer(await login(asking), loginPageOf(asking));
        case 'unlock':
          return answer(await unlock(asking), codePageOf(asking));
        case 'logout':
          return answer(logout(request, asking), '/');
        default:
          return forget(request, asking);
      }
    },
  };
}

export type Session = ReturnType<typeof createSession>;
