import type { Clock } from '../process/clock.ts';
import { createLru } from '../cache/lru.ts';
import type { EndedLogins } from './ended-logins.ts';
import type { SealedLogin } from './login-cookie.ts';

/** The CMS's answer about a login that it granted: its current scopes, that it has ended, or no answer. */
export type LoginStatus =
  | { readonly kind: 'holds'; readonly scopes: readonly string[] }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown' };

/** Milliseconds after which the CMS is asked again about an active login. */
export const LOGIN_CHECK_INTERVAL = 15_000;

/**
 * Milliseconds after which the CMS's last statement is no longer trusted: a request then waits for a new one. A
 * result remembered just before may be used for {@link LOGIN_CHECK_INTERVAL} more, which leaves a quarter of a minute
 * to spare.
 */
export const TRUSTED_FOR = 30_000;

/** Milliseconds that a visitor waits at most: a CMS that hangs counts as away. */
export const MAX_WAIT = 2_000;

/** The limit on remembered logins; the least recently used ones are dropped first. */
const MAX_LOGINS = 20_000;

/** What this process knows about a login beyond its cookie. */
interface Known {
  /** When the CMS was last asked, whether it answered or not. */
  readonly askedAt: number;
  /** How often accounts had changed by then, as far as this process was told. */
  readonly round: number;
  readonly hasEnded: boolean;
  /** Absent: those of the cookie. */
  readonly scopes?: readonly string[];
}

/**
 * Watches logins that are in use: if an account's password was changed, or the account was blocked, deleted or given
 * other scopes in the CMS, this is noticed when the CMS announces it, at the latest within a minute, not when the cookie
 * expires. While the CMS is away, its last answer counts.
 */
export interface LoginWatch {
  /** The CMS has just granted this login. */
  readonly began: (id: string) => void;
  /** Settles once the login may be judged; undefined when it may be judged at once. Never rejects. */
  readonly settled: (login: SealedLogin) => Promise<void> | undefined;
  /** The scopes that a login has now; undefined when it has ended. */
  readonly scopesOf: (login: SealedLogin) => readonly string[] | undefined;
  /** Watches a login without any request, until the returned function is called: for a window that only listens. */
  readonly follow: (login: SealedLogin, onChange: () => void) => () => void;
  /** An account may have changed: nothing that the CMS has said of a login until now counts any more. */
  readonly doubt: () => void;
  /** Ends a login in this process and in later ones, even if copies of its cookie exist. */
  readonly end: (login: Pick<SealedLogin, 'id' | 'endsAt'>) => void;
  /** Changes whenever any result of {@link LoginWatch.scopesOf} may have changed. */
  readonly stamp: () => number;
}

/** @param options.ask the CMS about a bearer token; it may reject. */
export function createLoginWatch(options: {
  readonly ask: (jwt: string) => Promise<LoginStatus>;
  /** Logins that this process, earlier ones or others ended. */
  readonly ended: EndedLogins;
  readonly clock: Clock;
}): LoginWatch {
  const { ended, clock } = options;
  const logins = createLru<Known>({ limit: MAX_LOGINS, weigh: () => 1 });
  const asking = new Map<string, Promise<void>>();
  const followed = new Map<() => void, SealedLogin>();
  let cancelRound: (() => void) | undefined;
  let stamp = 0;
  let round = 0;

  const isFollowed = (id: string): boolean => [...followed.values()].some((login) => login.id === id);

  const hasEnded = (id: string): boolean => ended.has(id) || logins.get(id)?.hasEnded === true;

  const notify = (id: string): void => {
    stamp += 1;
    for (const [onChange, login] of followed) if (login.id === id) onChange();
  };

  ended.onEndedElsewhere(notify);

  const learn = (login: SealedLogin, loginStatus: LoginStatus, asked = round): void => {
    const { id } = login;
    const known = logins.get(id);
    // A visitor who logged out meanwhile remains logged out.
    if (hasEnded(id)) return;
    const before = known?.scopes ?? login.scopes;
    const scopes = loginStatus.kind === 'holds' ? loginStatus.scopes : before;
    logins.set(id, { askedAt: clock.now(), round: asked, hasEnded: loginStatus.kind === 'ended', scopes });
    // The CMS's last answer counts after a restart as well.
    if (loginStatus.kind === 'ended') ended.add(id, login.endsAt);
    if (loginStatus.kind === 'ended' || scopes.join() !== before.join()) notify(id);
  };

  const ask = (login: SealedLogin): Promise<void> => {
    const running = asking.get(login.id);
    if (running !== undefined) return running;
    const answer = askAndLearn(login);
    asking.set(login.id, answer);
    return answer;
  };

  const askAndLearn = async (login: SealedLogin): Promise<void> => {
    // What changes while the CMS is asked may have come too late for its answer.
    const asked = round;
    const loginStatus = await options.ask(login.jwt).catch((): LoginStatus => ({ kind: 'unknown' }));
    asking.delete(login.id);
    learn(login, loginStatus, asked);
    if (asked !== round && isFollowed(login.id) && !hasEnded(login.id)) void ask(login);
  };

  /** If the clock was set back, everything counts as old, not as new. */
  const isOlderThan = (age: number, known: Known | undefined): boolean => {
    if (known !== undefined && known.round !== round) return true;
    const passed = known === undefined ? Number.POSITIVE_INFINITY : clock.now() - known.askedAt;
    return passed < 0 || passed >= age;
  };

  const askOfFollowed = (): void => {
    const logged = new Map([...followed.values()].map((login) => [login.id, login]));
    for (const login of logged.values()) if (!hasEnded(login.id)) void ask(login);
  };

  const lookRound = (): void => {
    cancelRound ??= clock.after(LOGIN_CHECK_INTERVAL, () => {
      cancelRound = undefined;
      askOfFollowed();
      if (followed.size > 0) lookRound();
    });
  };

  return {
    began: (id) => logins.set(id, { askedAt: clock.now(), round, hasEnded: false }),
    settled: (login) => {
      if (hasEnded(login.id) || !isOlderThan(TRUSTED_FOR, logins.get(login.id))) return undefined;
      const answer = ask(login);
      return new Promise((resolve) => {
        const cancel = clock.after(MAX_WAIT, () => {
          // The last answer still counts, and the next request does not wait for another timeout.
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
    doubt: () => {
      round += 1;
      stamp += 1;
      askOfFollowed();
    },
    end: ({ id, endsAt }) => {
      ended.add(id, endsAt);
      notify(id);
    },
    stamp: () => stamp,
  };
}
