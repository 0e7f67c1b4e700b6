import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { LogoutResult } from './cms-login.ts';
import type { SealedLogin } from './login-cookie.ts';

/** Milliseconds until the next attempt at a CMS that did not answer: the pause doubles each time. */
const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 60_000;

/** The limit on waiting logouts, some megabytes of jwts; the oldest are given up first. */
const MAX_WAITING = 5_000;

/** A logout that the CMS has not acknowledged. */
interface Waiting {
  readonly jwt: string;
  /** In time of {@link Clock.elapsed}: when the login expires. */
  readonly until: number;
}

/** Reports logouts to the CMS, from which other processes learn of them. */
export interface LogoutNotifier {
  /** Sends it now, and retries until it is acknowledged or the login would have expired. Never rejects. */
  readonly notify: (login: Pick<SealedLogin, 'id' | 'jwt' | 'endsAt'>) => Promise<void>;
}

/**
 * Reports logouts to the CMS at once. While the CMS is away they wait in memory and are sent in turn, one call at a
 * time: the first timeout ends a round, so a CMS that comes back is not flooded. Jwts are never written to disk for
 * this, so a process that ends forgets those that still wait; its own list of ended logins remains.
 */
export function createLogoutNotifier(options: {
  /** Never rejects. */
  readonly logOut: (jwt: string) => Promise<LogoutResult>;
  readonly clock: Clock;
  readonly logger: Pick<ServerLogger, 'info' | 'warn'>;
  readonly limit?: number;
}): LogoutNotifier {
  const { logOut, clock, logger, limit = MAX_WAITING } = options;
  const waiting = new Map<string, Waiting>();
  let isRoundPlanned = false;
  let pause = FIRST_PAUSE;

  const forgetEnded = (): void => {
    for (const [id, { until }] of waiting) if (until <= clock.elapsed()) waiting.delete(id);
  };

  const round = async (): Promise<void> => {
    forgetEnded();
    for (const [id, login] of waiting) {
      const loginStatus = await logOut(login.jwt);
      waiting.delete(id);
      if (loginStatus === 'silent') {
        // To the end of the queue: one login that the CMS fails on holds up no other.
        waiting.set(id, login);
        pause = Math.min(MAX_PAUSE, pause * 2);
        break;
      }
      pause = FIRST_PAUSE;
    }
    isRoundPlanned = false;
    if (waiting.size > 0) {
      planRound();
      return;
    }
    pause = FIRST_PAUSE;
    logger.info({}, 'No logout waits for the CMS any more.');
  };

  const planRound = (): void => {
    if (isRoundPlanned) return;
    isRoundPlanned = true;
    clock.after(pause, () => void round());
  };

  return {
    notify: async ({ id, jwt, endsAt }) => {
      const until = clock.elapsed() + endsAt - clock.now();
      if ((await logOut(jwt)) === 'acknowledged') return;
      if (waiting.size === 0) {
        logger.warn({}, 'The CMS could not be told of a logout; it is told again until it answers.');
      }
      waiting.set(id, { jwt, until });
      const [oldest] = waiting.keys();
      if (waiting.size > limit && oldest !== undefined) waiting.delete(oldest);
      planRound();
    },
  };
}
