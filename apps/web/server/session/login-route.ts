import type { ContentBundle } from '@vitrine/content/bundle';
import { formatLoginPath } from '@vitrine/core/links/path';
import type { Clock } from '../process/clock.ts';
import type { RateLimit } from '../coordination/coordination.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { RequestContext } from './request-contexts.ts';
import { failed, INVALID_INPUT, tooMany } from './access-reply.ts';
import type { AccessRefusal, AccessResult } from './access-reply.ts';
import type { CmsLogin, LoginOutcome } from './cms-login.ts';
import { LOGIN_COOKIE } from '../../app/contract/login-cookie.ts';
import { cookieLine, LOGIN_HOST_COOKIE } from './cookies.ts';
import { destinationOf, passedQuery } from './destination.ts';
import { digestOf } from './digest.ts';
import type { SessionKeys } from './keys.ts';
import { createBond, KEPT_BEYOND, sealLogin } from './login-cookie.ts';
import type { Login } from './login-cookie.ts';

/** An address has at most 254 characters (RFC 5321); Strapi's passwords have at most 72 bytes. */
const MAX_IDENTIFIER_LENGTH = 254;
const MAX_PASSWORD_LENGTH = 200;

/** The fields of a login form. */
export type Fields = ReadonlyMap<string, string>;

/** A request for access, with its context. */
export interface Asking {
  readonly fields: Fields;
  readonly context: Pick<RequestContext, 'visitor' | 'origin'>;
  readonly bundle: ContentBundle;
  /** Of the client, as limits count it. */
  readonly address: string;
}

/** The page to which a login form without scripts returns. Neither name nor password is part of its address. */
export function loginPageOf({ fields, bundle }: Pick<Asking, 'fields' | 'bundle'>): string {
  const { snapshots, defaultLocale } = bundle;
  const requested = fields.get('locale') ?? '';
  const snapshot = snapshots[Object.hasOwn(snapshots, requested) ? requested : defaultLocale];
  const parameters = new URLSearchParams(passedQuery(fields.get('query')));
  const redirect = fields.get('redirect') ?? '';
  if (redirect !== '') parameters.set('redirect', redirect.slice(0, MAX_IDENTIFIER_LENGTH));
  const path = formatLoginPath({ locale: snapshot?.locale ?? defaultLocale, defaultLocale });
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

/** `POST /box-api/login`: checks the credentials with the CMS, and always seals the result into a new cookie. */
export function createLogin(options: {
  readonly keys: SessionKeys;
  readonly cms: Pick<CmsLogin, 'logIn'>;
  /** Called for each login that is granted. */
  readonly began: (id: string) => void;
  readonly ofAddress: RateLimit;
  readonly atAccount: RateLimit;
  readonly clock: Pick<Clock, 'now'>;
  readonly logger: ServerLogger;
}) {
  const { keys, ofAddress, atAccount, clock, logger } = options;

  const grant = (login: Login, { fields, context, bundle }: Asking): AccessResult => {
    const now = clock.now();
    const isTls = context.origin.startsWith('https:');
    const bond = isTls ? createBond() : undefined;
    const { value, endsAt, id } = sealLogin(keys, login, now, bond);
    options.began(id);
    const seconds = Math.max(0, Math.floor((endsAt - now) / 1_000)) + KEPT_BEYOND;
    const visitor = { ...context.visitor, isLoggedIn: true, scopes: login.scopes };
    return {
      kind: 'granted',
      name: login.name,
      cookies: [
        cookieLine({ name: LOGIN_COOKIE, value, seconds, isTls }),
        ...(bond === undefined ? [] : [cookieLine({ name: LOGIN_HOST_COOKIE, value: bond, seconds, isTls })]),
      ],
      redirectTo: destinationOf(
        bundle,
        { visitor, now: new Date(now) },
        {
          location: fields.get('redirect') ?? '',
          locale: fields.get('locale'),
          query: fields.get('query'),
        },
      ),
    };
  };

  const refusalOf = (outcome: Exclude<LoginOutcome, { kind: 'granted' }>): AccessRefusal => {
    switch (outcome.kind) {
      case 'refused':
        return { kind: 'refused', status: 400, problem: 'credentials', messages: outcome.messages };
      case 'invalid':
        return INVALID_INPUT;
      case 'tooMany':
        return tooMany(outcome.retryAfter * 1_000);
      default:
        logger.warn({ reason: outcome.reason }, 'The CMS did not answer whether a visitor may log in.');
        return failed(outcome.isReached ? 502 : 503);
    }
  };

  return async (asking: Asking): Promise<AccessResult> => {
    const identifier = (asking.fields.get('identifier') ?? '').trim();
    const password = asking.fields.get('password') ?? '';
    const isFilledIn = identifier !== '' && password !== '';
    if (!isFilledIn || identifier.length > MAX_IDENTIFIER_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
      return INVALID_INPUT;
    }
    const account = digestOf(keys, 'account', identifier.toLowerCase());
    const ofThisAddress = await ofAddress.spend(asking.address);
    if (!ofThisAddress.isAllowed) return tooMany(ofThisAddress.retryAfter);
    const atThisAccount = await atAccount.spend(account);
    if (!atThisAccount.isAllowed) {
      await ofAddress.giveBack(asking.address);
      return tooMany(atThisAccount.retryAfter);
    }
    const outcome = await options.cms.logIn({ identifier, password });
    if (outcome.kind !== 'refused' && outcome.kind !== 'invalid') {
      // This was not a wrong guess.
      await Promise.all([ofAddress.giveBack(asking.address), atAccount.giveBack(account)]);
    }
    return outcome.kind === 'granted' ? grant(outcome.login, asking) : refusalOf(outcome);
  };
}
