import { completeNotification } from '@vitrine/core/notifications/notification';
import {
  dismissNotification,
  EMPTY_QUEUE,
  expireNotifications,
  nextExpiry,
  pauseNotifications,
  pushNotification,
  resumeNotifications,
  withdrawNotification,
} from '@vitrine/core/notifications/queue';
import type { NotificationQueue } from '@vitrine/core/notifications/queue';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { NotificationCommand } from './notifications.ts';
import type { BrowserClock } from '../browser/clock.ts';

/** The notifications of one window with their clock. */
export interface NotificationCenter {
  readonly store: Pick<StoreApi<NotificationQueue>, 'getState' | 'getInitialState' | 'subscribe'>;
  dismiss(id: number): void;
  /** Stops their timers while the visitor is reading. */
  pause(): void;
  resume(): void;
}

/** What a notification center needs of the window. */
export interface NotificationHost {
  readonly inbox: Pick<StoreApi<readonly NotificationCommand[]>, 'getState' | 'subscribe'>;
  readonly clock: Pick<BrowserClock, 'after'>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Shows the notifications of an inbox one after the other, waiting ones first. */
export function createNotificationCenter({ inbox, clock, now }: NotificationHost): NotificationCenter {
  const store = createStore<NotificationQueue>(() => EMPTY_QUEUE);
  let taken = 0;
  let stopTimer: (() => void) | undefined;

  const change = (step: (queue: NotificationQueue, instant: number) => NotificationQueue) => {
    store.setState(step(store.getState(), now()), true);
    stopTimer?.();
    stopTimer = undefined;
    const next = nextExpiry(store.getState());
    if (next !== undefined)
      stopTimer = clock.after(Math.max(0, next - now()), () => change(expireNotifications));
  };
  const take = () => {
    const orders = inbox.getState().slice(taken);
    taken += orders.length;
    for (const command of orders) {
      change((queue, instant) =>
        'withdrawn' in command
          ? withdrawNotification(queue, command.withdrawn, instant)
          : pushNotification(queue, completeNotification(command), instant),
      );
    }
  };
  inbox.subscribe(take);
  take();

  return {
    store,
    dismiss: (id) => change((queue, instant) => dismissNotification(queue, id, instant)),
    pause: () => change(pauseNotifications),
    resume: () => change(resumeNotifications),
  };
}
