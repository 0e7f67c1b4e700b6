import type { Clock } from '../process/clock.ts';
import { createLru } from '../cache/lru.ts';
import type { EndedLogins } from './ended-logins.ts';
import type { SealedLogin } from './login-cookie.ts';

/** What the CMS says of a login that it gave: its scopes now, that it has ended, or nothing at all. */
export type LoginStatus =
  | { readonly kind: 'holds'; readonly scopes: readonly string[] }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown' };

/** Milliseconds after which the CMS is asked again about an active login. */
export const LOGIN_CHECK_INTERVAL = 15_000;

/**
 * Milliseconds after which the CMS's last statement is no longer trusted: a request then waits for a new one. A
 * visitor remembered just before may stay so for {@link LOGIN_CHECK_INTERVAL} more, which leaves a quarter of a
 * minute to spare.
 */
export const TRUSTED_FOR = 30_000;

/** Milliseconds that a visitor waits at most: a CMS that hangs is a CMS that is away. */
export const MAX_WAIT = 2_000;

/** Logins that are remembered at most; the ones unused for longest are forgotten first. */
const MAX_LOGINS = 20_000;

/** What this process knows of a login beyond its cookie. */
interface Known {
  /** When the CMS was asked last, with whatever success. */
  readonly askedAt: number;
  readonly hasEnded: boolean;
  /** Absent: those of the cookie. */
  readonly scopes?: readonly string[];
}

/**
 * Looks after logins that are in use: an account whose password was changed, that was blocked, deleted or given other
 * scopes in the CMS is known within a minute, not when its cookie ends. While the CMS is away what was known last
 * holds.
 */
export interface LoginWatch {
  /** The CMS has given this login just now. */
  readonly began: (id: string) => void;
  /** Settles once the login may be judged; undefined when it may be at once. Never rejects. */
  readonly settled: (login: SealedLogin) => Promise<void> | undefined;
  /** The scopes that a login has now; undefined when it has ended. */
  readonly scopesOf: (login: SealedLogin) => readonly string[] | undefined;
  /** Looks after a login without any request, until the answer is called: for a window that only listens. */
  readonly follow: (login: SealedLogin, onChange: () => void) => () => void;
  /** Ends a login in this process and for its successors, even if copies of its cookie exist. */
  readonly end: (login: Pick<SealedLogin, 'id' | 'endsAt'>) => void;
  /** Changes whenever anything that {@link LoginWatch.scopesOf} answers may have changed. */
  readonly stamp: () => number;
}

/** @param options.ask the CMS about a bearer token; it may reject. */
export function createLoginWatch(options: {
  readonly ask: (jwt: string) => Promise<LoginStatus>;
  /** Logins that were ended here, by this process or by those before. */
  readonly ended: EndedLogins;
  readonly clock: Clock;
}): LoginWatch {
  const { ended, clock } = options;
  const logins = createLru<Known>({ limit: MAX_LOGINS, weigh: () => 1 });
  const asking = new Map<string, Promise<void>>();
  const followed = new Map<() => void, SealedLogin>();
  let cancelRound: (() => void) | undefined;
  let stamp = 0;

  const hasEnded = (id: string): boolean => ended.has(id) || logins.get(id)?.hasEnded === true;

  const tell = (id: string): void => {
    stamp += 1;
    for (const [onChange, login] of followed) if (login.id === id) onChange();
  };

  const learn = (login: SealedLogin, news: LoginStatus): void => {
    const { id } = login;
    const known = logins.get(id);
    // Who logged out meanwhile stays logged out.
    if (hasEnded(id)) return;
    const before = known?.scopes ?? login.scopes;
    const scopes = news.kind === 'holds' ? news.scopes : before;
    logins.set(id, { askedAt: clock.now(), hasEnded: news.kind === 'ended', scopes });
    // What the CMS said last holds through a restart as well.
    if (news.kind === 'ended') ended.add(id, login.endsAt);
    if (news.kind === 'ended' || scopes.join() !== before.join()) tell(id);
  };

  const ask = (login: SealedLogin): Promise<void> => {
    const running = asking.get(login.id);
    if (running !== undefined) return running;
    const answer = askAndLearn(login);
    asking.set(login.id, answer);
    return answer;
  };

  const askAndLearn = async (login: SealedLogin): Promise<void> => {
    const news = await options.ask(login.jwt).catch((): LoginStatus => ({ kind: 'unknown' }));
    asking.delete(login.id);
    learn(login, news);
  };

  /** A clock that was put back makes everything old, not young. */
  const isOlderThan = (age: number, known: Known | undefined): boolean => {
    const passed = known === undefined ? Number.POSITIVE_INFINITY : clock.now() - known.askedAt;
    return passed < 0 || passed >= age;
  };

  const lookRound = (): void => {
    cancelRound ??= clock.after(LOGIN_CHECK_INTERVAL, () => {
      cancelRound = undefined;
      const logged = new Map([...followed.values()].map((login) => [login.id, login]));
      for (const login of logged.values()) if (!hasEnded(login.id)) void ask(login);
      if (followed.size > 0) lookRound();
    });
  };

  return {
    began: (id) => logins.set(id, { askedAt: clock.now(), hasEnded: false }),
    settled: (login) => {
      if (hasEnded(login.id) || !isOlderThan(TRUSTED_FOR, logins.get(login.id))) return undefined;
      const answer = ask(login);
      return new Promise((resolve) => {
        const cancel = clock.after(MAX_WAIT, () => {
          // What was known last holds, and the next request does not wait for the same silence.
          learn(login, { kind: 'unknown' });
          resolve();
        });
        void answer.then(cancel).then(resolve);
      });
    },
    scopesOf: (login) => {
      if (hasEnded(login.id)) return undefined;
      const known = logins.get(login.id);
      if (isOlderThan(LOGIN_CHECK_INTERVAL, known)) void ask(login);
      return known?.scopes ?? login.scopes;
    },
    follow: (login, onChange) => {
      followed.set(onChange, login);
      lookRound();
      return () => {
        followed.delete(onChange);
        if (followed.size > 0) return;
        cancelRound?.();
        cancelRound = undefined;
      };
    },
    end: ({ id, endsAt }) => {
      ended.add(id, endsAt);
      tell(id);
    },
    stamp: () => stamp,
  };
}
