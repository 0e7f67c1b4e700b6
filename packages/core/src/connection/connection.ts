/**
 * The state of a window's connection to the server (specification section 3, app state: `appHasInternetConnection`).
 * `offline`: the device reports that it has no network. `unreachable`: it has one, but the server does not answer.
 */
export type Connection =
  | { readonly status: 'online' }
  /** A request went unanswered. `wasTold`: the visitor has already been notified. */
  | { readonly status: 'uncertain'; readonly failures: number; readonly wasNotified: boolean }
  | { readonly status: 'offline' }
  | { readonly status: 'unreachable'; readonly failures: number };

/**
 * Events of a window: the browser's own report, a request without an answer (a page, the stream of events), an answer
 * of whatever kind, a check without an answer, the end of a wait, the visitor's request to try again.
 */
export type ConnectionEvent =
  | { readonly type: 'browserOffline' | 'browserOnline' }
  | { readonly type: 'requestFailed' | 'answered' | 'askFailed' }
  | { readonly type: 'waited' | 'retryWished' };

/**
 * Effects: `ask` the server for its version and report `answered` or `askFailed`; `wait`, replacing any earlier wait,
 * and report `waited`; notify the visitor; load fresh content (`refresh`).
 */
export type ConnectionEffect =
  | { readonly type: 'ask' }
  | { readonly type: 'wait'; readonly milliseconds: number }
  | { readonly type: 'notifyOffline' | 'notifyUnreachable' | 'notifyBack' }
  | { readonly type: 'refresh' };

/** A window that was just loaded is connected. */
export const CONNECTED: Connection = { status: 'online' };

/** Unanswered requests before the visitor is notified: a server that restarts is back by then. */
const MAX_SILENT_FAILURES = 3;

/** Milliseconds between two checks; each further wait is twice as long. */
const FIRST_WAIT = 2000;
const MAX_WAIT = 60_000;

/**
 * The state after an event and its effects, in order. The browser's report counts at once, silence only when it
 * lasts.
 */
export function stepConnection(
  connection: Connection,
  event: ConnectionEvent,
): readonly [Connection, readonly ConnectionEffect[]] {
  switch (event.type) {
    case 'browserOffline':
      if (connection.status === 'offline') return [connection, []];
      return [{ status: 'offline' }, [{ type: 'notifyOffline' }]];
    case 'browserOnline':
      if (connection.status !== 'offline') return [connection, []];
      return [{ status: 'uncertain', failures: 0, wasNotified: true }, [{ type: 'ask' }]];
    case 'requestFailed':
      if (connection.status !== 'online') return [connection, []];
      return [{ status: 'uncertain', failures: 0, wasNotified: false }, [{ type: 'ask' }]];
    case 'answered':
      return [CONNECTED, wasNotified(connection) ? [{ type: 'notifyBack' }, { type: 'refresh' }] : []];
    case 'askFailed':
      return countFailure(connection);
    default: {
      const isAsking = connection.status === 'uncertain' || connection.status === 'unreachable';
      return [connection, isAsking || event.type === 'retryWished' ? [{ type: 'ask' }] : []];
    }
  }
}

function wasNotified(connection: Connection): boolean {
  return connection.status === 'uncertain' ? connection.wasNotified : connection.status !== 'online';
}

function countFailure(connection: Connection): readonly [Connection, readonly ConnectionEffect[]] {
  switch (connection.status) {
    case 'offline':
      return [connection, []];
    case 'online':
      return [{ status: 'uncertain', failures: 1, wasNotified: false }, [waitAfter(1)]];
    default: {
      const failures = connection.failures + 1;
      const wait = waitAfter(failures);
      if (connection.status === 'unreachable') return [{ ...connection, failures }, [wait]];
      if (failures < MAX_SILENT_FAILURES) return [{ ...connection, failures }, [wait]];
      return [{ status: 'unreachable', failures }, [{ type: 'notifyUnreachable' }, wait]];
    }
  }
}

function waitAfter(failures: number): ConnectionEffect {
  return { type: 'wait', milliseconds: Math.min(FIRST_WAIT * 2 ** (failures - 1), MAX_WAIT) };
}
