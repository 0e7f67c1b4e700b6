/**
 * A window's signals about its connection: a request without an answer, an open stream of events, an update that
 * failed, a page that could not be loaded or was refused because of too many requests (with its address), and the
 * visitor's location removed from the showroom or closed to them.
 */
export type ConnectionSignal =
  | { readonly type: 'requestFailed' }
  | { readonly type: 'streamOpened' }
  | { readonly type: 'updateFailed' }
  | { readonly type: 'locationRemoved' | 'locationClosed' }
  | { readonly type: 'pageFailed' | 'pageThrottled'; readonly href: string };

type Listener = (signal: ConnectionSignal) => void;

/** Queues signals until the connection watcher, which is loaded some seconds after the first picture, subscribes. */
export interface ConnectionSignals {
  readonly emit: Listener;
  /** Calls back when a page could not be loaded while no one subscribes; the signal stays in the queue. */
  readonly peek: (onPageFailed: () => void) => void;
  /** Delivers all signals to one listener, queued ones first. @returns a function that unsubscribes. */
  readonly subscribe: (listener: Listener) => () => void;
}

export function createConnectionSignals(): ConnectionSignals {
  const queue: ConnectionSignal[] = [];
  let listener: Listener | undefined;
  let onPageFailed: (() => void) | undefined;
  return {
    emit(signal) {
      if (listener !== undefined) {
        listener(signal);
        return;
      }
      queue.push(signal);
      if (signal.type === 'pageFailed') onPageFailed?.();
    },
    peek(next) {
      onPageFailed = next;
    },
    subscribe(next) {
      listener = next;
      for (const signal of queue.splice(0)) next(signal);
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}
