import type { BrowserClock } from '../browser/clock.ts';

/** A message of an event stream. */
export interface StreamMessage {
  readonly data: string;
  /** The stream. */
  readonly target: EventTarget | null;
}

/** The members of `EventSource` that are used. */
export interface EventStream {
  addEventListener(type: 'content' | 'presentation', listener: (message: StreamMessage) => void): void;
  addEventListener(type: 'rights' | 'open' | 'error', listener: () => void): void;
  close(): void;
}

/** Milliseconds until the first new attempt; each further one waits twice as long. */
const FIRST_WAIT = 2000;
const MAX_WAIT = 60_000;

/**
 * Listens for published content. When the server was unreachable it reconnects, with longer and longer pauses.
 *
 * @returns disconnects.
 */
export function listenForContent({
  connect,
  clock,
  onVersion,
  onRights,
  onPresented,
  onOpen,
  onLost,
}: {
  readonly connect: () => EventStream;
  readonly clock: Pick<BrowserClock, 'after'>;
  /** The server's current version, at each connection and at each change. */
  readonly onVersion: (version: string) => void;
  /** The visitor's rights may have changed: an access code was replaced. */
  readonly onRights: () => void;
  /** The state of the presentation that this window takes part in, as JSON. */
  readonly onPresented: (message: StreamMessage) => void;
  readonly onOpen: () => void;
  /** The server closed the connection, or is unreachable. */
  readonly onLost: () => void;
}): () => void {
  let wait = FIRST_WAIT;
  let stream: EventStream | undefined;
  let cancelTimer: (() => void) | undefined;

  const open = () => {
    const own = connect();
    stream = own;
    own.addEventListener('open', () => {
      wait = FIRST_WAIT;
      onOpen();
    });
    own.addEventListener('content', ({ data }) => {
      const version = versionIn(data);
      if (version !== undefined) onVersion(version);
    });
    own.addEventListener('rights', onRights);
    own.addEventListener('presentation', onPresented);
    own.addEventListener('error', () => {
      if (stream !== own) return;
      // The browser would otherwise reconnect every few seconds forever and log each failure to the console.
      own.close();
      stream = undefined;
      cancelTimer = clock.after(wait, open);
      wait = Math.min(wait * 2, MAX_WAIT);
      onLost();
    });
  };
  open();

  return () => {
    cancelTimer?.();
    stream?.close();
    stream = undefined;
  };
}

function versionIn(data: string): string | undefined {
  try {
    const message: unknown = JSON.parse(data);
    if (typeof message !== 'object' || message === null || !('version' in message)) return undefined;
    return typeof message.version === 'string' ? message.version : undefined;
  } catch {
    return undefined;
  }
}
