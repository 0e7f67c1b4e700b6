import type { Clock } from '../clock.ts';
import { createLru } from '../pages/lru.ts';
import type { SealedLogin } from './login-cookie.ts';

/** What the CMS says of a login that it gave: its scopes now, that it has ended, or nothing at all. */
export type LoginNews =
  | { readonly kind: 'holds'; readonly scopes: readonly string[] }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown' };

/** Milliseconds after which the CMS is asked again about a login that is in use. */
export const LOOKED_AFTER_EVERY = 5 * 60 * 1_000;

/** Logins that are remembered at most; the ones unused for longest are forgotten first. */
const MOST_LOGINS = 20_000;

/** What this process knows of a login beyond its cookie. */
interface Known {
  readonly askedAt: number;
  readonly hasEnded: boolean;
  /** Absent: those of the cookie. */
  readonly scopes?: readonly string[];
}

/**
 * Looks after logins that are in use: an account that was blocked, deleted or given other scopes in the CMS is
 * known within minutes, not when its cookie ends. Visitors never wait for it, and while the CMS is away what was
 * known last holds.
 */
export interface LoginWatch {
  /** The scopes that a login has now; undefined when it has ended. */
  readonly scopesOf: (login: SealedLogin) => readonly string[] | undefined;
  /** Ends a login in this process, whoever still has its cookie. */
  readonly end: (id: string) => void;
  /** Changes whenever anything that {@link LoginWatch.scopesOf} answers may have changed. */
  readonly stamp: () => number;
}

/** @param options.ask the CMS about a bearer token; it may reject. */
export const createLoginWatch = (options: {
  readonly ask: (jwt: string) => Promise<LoginNews>;
  readonly clock: Pick<Clock, 'now'>;
}): LoginWatch => {
  const { clock } = options;
  const logins = createLru<Known>({ limit: MOST_LOGINS, weigh: () => 1 });
  let stamp = 0;

  const learn = (id: string, known: Known): void => {
    logins.set(id, known);
    stamp += 1;
  };

  const lookAfter = async ({ id, jwt }: SealedLogin): Promise<void> => {
    const news = await options.ask(jwt).catch((): LoginNews => ({ kind: 'unknown' }));
    const known = logins.get(id);
    // Who logged out meanwhile stays logged out.
    if (news.kind === 'unknown' || known?.hasEnded) return;
    const askedAt = clock.now();
    learn(id, { askedAt, ...(news.kind === 'ended' ? { hasEnded: true } : { hasEnded: false, ...news }) });
  };

  return {
    scopesOf: (login) => {
      const now = clock.now();
      const known = logins.get(login.id);
      if (known?.hasEnded) return undefined;
      if (known === undefined) {
        // It came from the CMS a moment ago, or from a process that has looked after it.
        logins.set(login.id, { askedAt: now, hasEnded: false });
      } else if (now - known.askedAt >= LOOKED_AFTER_EVERY) {
        logins.set(login.id, { ...known, askedAt: now });
        void lookAfter(login);
      }
      return known?.scopes ?? login.scopes;
    },
    end: (id) => learn(id, { askedAt: clock.now(), hasEnded: true }),
    stamp: () => stamp,
  };
};
