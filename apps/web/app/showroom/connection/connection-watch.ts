import { CONNECTED, stepConnection } from '@vitrine/core/connection/connection';
import type { Connection, ConnectionEffect, ConnectionEvent } from '@vitrine/core/connection/connection';
import { ASK_EVERY, justLoaded, stepUpdate } from '@vitrine/core/connection/update';
import type { Update, UpdateEvent } from '@vitrine/core/connection/update';
import type { ServerVersion } from './server-version.ts';
import type { ConnectionSignal } from './connection-signals.ts';
import type { BrowserClock } from '../browser/clock.ts';

/** The subjects of notifications: the connection, and newer versions. */
export type ConnectionWatchEvent =
  | { readonly type: 'offline' | 'unreachable' | 'back' | 'newBuild' | 'noNewBuild' }
  | { readonly type: 'updateFailed' }
  | { readonly type: 'locationRemoved' | 'locationClosed' }
  | { readonly type: 'pageFailed' | 'pageThrottled'; readonly href: string };

/** What watching needs of the window. */
export interface ConnectionHost {
  readonly clock: Pick<BrowserClock, 'after'>;
  /** Milliseconds, never going back. */
  readonly now: () => number;
  /** Never rejects. */
  readonly ask: () => Promise<ServerVersion | undefined>;
  /** The build that the page was loaded with. */
  readonly ownBuild: string;
  /** The version of the content that is shown. */
  readonly shownContent: () => string | undefined;
  readonly refreshContent: () => void;
  readonly wasReloadedFor: (build: string) => boolean;
  readonly reloadFor: (build: string) => void;
  readonly report: (report: ConnectionWatchEvent) => void;
}

/** Watches the connection and the versions of one window. */
export interface ConnectionWatch {
  readonly handle: (signal: ConnectionSignal) => void;
  readonly networkChanged: (isOnline: boolean) => void;
  /** The window became visible again. */
  readonly focused: () => void;
  readonly idleChanged: (isIdle: boolean) => void;
  /** The visitor asked to try again. */
  readonly retry: () => void;
  /** Checks every few minutes from now on. @returns a function that ends that, and every wait. */
  readonly start: () => () => void;
}

const REPORTED = { notifyOffline: 'offline', notifyUnreachable: 'unreachable', notifyBack: 'back' } as const;

/** Runs core's machines for the connection and for newer builds: one request to the server serves both. */
export function createConnectionWatch(host: ConnectionHost): ConnectionWatch {
  let connection: Connection = CONNECTED;
  let update: Update = justLoaded(host.ownBuild, host.now());
  let asking: Promise<void> | undefined;
  let cancelWait: (() => void) | undefined;
  let cancelRound: (() => void) | undefined;

  const ask = () => {
    asking ??= host.ask().then((version) => {
      asking = undefined;
      return version === undefined ? connect({ type: 'askFailed' }) : take(version);
    });
  };
  const take = ({ build, content }: ServerVersion) => {
    const wasOnline = connection.status === 'online';
    connect({ type: 'answered' });
    consider({ type: 'answered', build, now: host.now() });
    const shown = host.shownContent();
    // Coming back online has refreshed it already.
    if (wasOnline && shown !== undefined && shown !== content) host.refreshContent();
  };
  const connect = (event: ConnectionEvent) => {
    const [after, effects] = stepConnection(connection, event);
    connection = after;
    for (const effect of effects) run(effect);
  };
  const run = (effect: ConnectionEffect) => {
    if (effect.type === 'ask') ask();
    else if (effect.type === 'refresh') host.refreshContent();
    else if (effect.type === 'wait') {
      cancelWait?.();
      cancelWait = host.clock.after(effect.milliseconds, () => connect({ type: 'waited' }));
    } else host.report({ type: REPORTED[effect.type] });
  };
  const consider = (event: UpdateEvent) => {
    const [after, effects] = stepUpdate(update, event, host.wasReloadedFor);
    update = after;
    for (const effect of effects) {
      if (effect.type === 'ask') ask();
      else if (effect.type === 'reload') host.reloadFor(effect.build);
      else host.report({ type: effect.type === 'offer' ? 'newBuild' : 'noNewBuild' });
    }
  };
  const round = () => {
    cancelRound = host.clock.after(ASK_EVERY, () => {
      consider({ type: 'timePassed', now: host.now() });
      round();
    });
  };

  return {
    handle(signal) {
      if (signal.type === 'requestFailed') connect(signal);
      else if (signal.type === 'streamOpened') {
        connect({ type: 'answered' });
        consider({ type: 'reconnected', now: host.now() });
      } else host.report(signal);
    },
    networkChanged: (isOnline) => connect({ type: isOnline ? 'browserOnline' : 'browserOffline' }),
    focused: () => consider({ type: 'focused', now: host.now() }),
    idleChanged: (isIdle) => consider(isIdle ? { type: 'idle', now: host.now() } : { type: 'idleEnded' }),
    retry: () => connect({ type: 'retryWished' }),
    start() {
      round();
      return () => {
        cancelRound?.();
        cancelWait?.();
      };
    },
  };
}
