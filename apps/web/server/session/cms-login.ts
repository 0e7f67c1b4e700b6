import { z } from 'zod';
import { readBody } from '../http/read-body.ts';
import type { Login } from './login-cookie.ts';
import type { LoginStatus } from './login-watch.ts';

/** "credentials (fields not shown)" (specification section 7); docs/design/unspecified.md, login fields. */
export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

/** The CMS's answer to a login. */
export type LoginOutcome =
  | { readonly kind: 'granted'; readonly login: Login }
  /** The CMS refuses, with its own message. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'tooMany'; readonly retryAfter: number }
  /** The CMS is unreachable, or its answer is not a valid one. */
  | { readonly kind: 'unavailable'; readonly isReached: boolean; readonly reason: string };

/** Milliseconds. */
const PATIENCE = 10_000;

/** Bytes of an answer: a user with all relations. */
const MAX_BYTES = 64 * 1024;

/** Characters. Sealed, all of it must fit into one cookie of 4 kB (RFC 6265, 6.1). */
const MAX_JWT_LENGTH = 2_000;
const MAX_NAME_LENGTH = 60;
const MAX_SCOPES_LENGTH = 400;

/** Seconds to wait when the CMS does not state how long it refuses. */
const USUAL_WAIT = 60;

/** In the shape that the core's `problemOf` reads. */
const MAX_MESSAGES = 8;

const userSchema = z.object({
  username: z.string().nullish().catch(undefined),
  email: z.string().nullish().catch(undefined),
  scope: z.string().nullish().catch(undefined),
});
const grantedSchema = z.object({
  jwt: z.string().min(1).max(MAX_JWT_LENGTH),
  user: userSchema.catch({}),
});
const message = z.string().trim().min(1);
const refusedSchema = z.object({
  error: z.object({
    message: message.optional().catch(undefined),
    details: z
      .object({ errors: z.array(z.object({ message }).optional().catch(undefined)) })
      .optional()
      .catch(undefined),
  }),
});

type User = z.output<typeof userSchema>;

/** "A logged-in user has a scope field" (specification section 6): one or several, with commas or spaces between. */
export function scopesOf(scope: string | null | undefined): readonly string[] {
  return [
    ...new Set(
      (scope ?? '')
        .slice(0, MAX_SCOPES_LENGTH)
        .split(/[\s,]+/)
        .filter((name) => name !== ''),
    ),
  ];
}

function nameOf({ username, email }: User): string {
  return (username || email || '').slice(0, MAX_NAME_LENGTH);
}

function messagesIn(body: unknown): readonly string[] {
  const { data } = refusedSchema.safeParse(body);
  const details = (data?.error.details?.errors ?? []).flatMap((error) => error?.message ?? []);
  const own = data?.error.message;
  return (details.length > 0 ? details : own === undefined ? [] : [own]).slice(0, MAX_MESSAGES);
}

function waitIn(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 && seconds < 24 * 60 * 60 ? Math.ceil(seconds) : USUAL_WAIT;
}

/**
 * Whether the CMS has acknowledged a logout. Any answer of its own counts: a session that it does not know has ended,
 * and a CMS without such a route will never have one.
 */
export type LogoutResult = 'acknowledged' | 'silent';

/** Statuses of a busy or broken server that asks for a later retry. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/** Checks credentials and logins with the CMS. */
export interface CmsLogin {
  /** `POST /api/auth/local` (specification section 7). Never rejects. */
  readonly logIn: (credentials: Credentials) => Promise<LoginOutcome>;
  /** "After login the jwt is sent as an Authorization bearer header" (specification section 7). Never rejects. */
  readonly ask: (jwt: string) => Promise<LoginStatus>;
  /** Ends the session that a jwt belongs to, for other processes that know it. Never rejects. */
  readonly logOut: (jwt: string) => Promise<LogoutResult>;
}

export function createCmsLogin(options: {
  readonly cmsUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds. */
  readonly patience?: number;
}): CmsLogin {
  const { cmsUrl, patience = PATIENCE } = options;

  const request = async (path: string, init: RequestInit) => {
    const response = await options.fetch(`${cmsUrl}${path}`, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      // A redirect must not forward a password to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    const text = await readBody(response, MAX_BYTES);
    return { status: response.status, headers: response.headers, body: parsed(text) };
  };

  const askForUser = async (jwt: string): Promise<{ readonly status: number; readonly user?: User }> => {
    const { status, body } = await request('/api/users/me', { headers: { authorization: `Bearer ${jwt}` } });
    const { data } = userSchema.safeParse(body);
    return { status, ...(status === 200 && data && { user: data }) };
  };

  const granted = async (body: unknown): Promise<LoginOutcome> => {
    const { data } = grantedSchema.safeParse(body);
    if (data === undefined) return { kind: 'unavailable', isReached: true, reason: 'no jwt' };
    const { jwt } = data;
    // Some answer with the user's scope at once; null counts as an answer, too.
    const user =
      data.user.scope === undefined ? { ...data.user, ...(await askForUser(jwt)).user } : data.user;
    return { kind: 'granted', login: { jwt, scopes: scopesOf(user.scope), name: nameOf(user) } };
  };

  return {
    logIn: async (credentials) => {
      try {
        const { status, headers, body } = await request('/api/auth/local', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(credentials),
        });
        switch (status) {
          case 200:
            return await granted(body);
          case 400:
            return { kind: 'refused', messages: messagesIn(body) };
          case 422:
            return { kind: 'invalid' };
          case 429:
            return { kind: 'tooMany', retryAfter: waitIn(headers) };
          default:
            return { kind: 'unavailable', isReached: true, reason: `status ${status}` };
        }
      } catch (error) {
        return { kind: 'unavailable', isReached: false, reason: reasonOf(error) };
      }
    },
    ask: async (jwt) => {
      try {
        const { status, user } = await askForUser(jwt);
        if (status === 401) return { kind: 'ended' };
        // A CMS that does not let accounts read themselves, or their scope, answers without it; null counts as an
        // answer.
        return user?.scope === undefined
          ? { kind: 'unknown' }
          : { kind: 'holds', scopes: scopesOf(user.scope) };
      } catch {
        return { kind: 'unknown' };
      }
    },
    logOut: async (jwt) => {
      try {
        const { status } = await request('/api/auth/logout', {
          method: 'POST',
          headers: { authorization: `Bearer ${jwt}` },
        });
        return isPassing(status) ? 'silent' : 'acknowledged';
      } catch {
        return 'silent';
      }
    },
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only the kind of an error: its message may contain the credentials. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.name === 'TimeoutError' ? 'no answer in time' : error.name;
}
