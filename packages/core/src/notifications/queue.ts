import type { Notification } from './notification.ts';

/** More than this many passing notifications at one position would cover what the visitor looks at. */
export const MAX_SHOWN = 3;

/** A notification in the queue. */
export interface QueuedNotification {
  /** Counted up; unique in its queue. */
  readonly id: number;
  readonly notification: Notification;
  /** When it expires, in milliseconds; undefined for one that remains until it is closed. */
  readonly expiresAt?: number;
}

/** All notifications of a window: the visible ones, and those that wait behind them. */
export interface NotificationQueue {
  /** The oldest first. */
  readonly shown: readonly QueuedNotification[];
  /** The one that comes next first. */
  readonly waiting: readonly QueuedNotification[];
  readonly nextId: number;
  /** The time since when nothing expires, because the visitor is looking at a notification. */
  readonly pausedAt?: number;
}

export const EMPTY_QUEUE: NotificationQueue = { shown: [], waiting: [], nextId: 1 };

/**
 * "Queue is FIFO." (specification section 9) A notification is shown as soon as its position has room; its time
 * starts then.
 *
 * @param now the instant, in milliseconds.
 */
export function pushNotification(
  queue: NotificationQueue,
  notification: Notification,
  now: number,
): NotificationQueue {
  const { shown, waiting } = withoutKey(queue, notification.key);
  const added = [...waiting, { id: queue.nextId, notification }];
  return admit({ ...queue, shown, waiting: added, nextId: queue.nextId + 1 }, now);
}

/** Withdraws the notification with a key, shown or waiting; does nothing if it is already gone. */
export function withdrawNotification(queue: NotificationQueue, key: string, now: number): NotificationQueue {
  return admit({ ...queue, ...withoutKey(queue, key) }, now);
}

/** Removes expired notifications and shows waiting ones. Nothing expires while the queue is paused. */
export function expireNotifications(queue: NotificationQueue, now: number): NotificationQueue {
  if (queue.pausedAt !== undefined) return queue;
  const shown = queue.shown.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now);
  return shown.length === queue.shown.length ? queue : admit({ ...queue, shown }, now);
}

/** Closes one, shown or waiting; does nothing if it is already gone. */
export function dismissNotification(queue: NotificationQueue, id: number, now: number): NotificationQueue {
  const isOther = (entry: QueuedNotification) => entry.id !== id;
  return admit({ ...queue, shown: queue.shown.filter(isOther), waiting: queue.waiting.filter(isOther) }, now);
}

/** The visitor looks at the notifications: none expires until {@link resumeNotifications}. */
export function pauseNotifications(queue: NotificationQueue, now: number): NotificationQueue {
  return queue.pausedAt === undefined ? { ...queue, pausedAt: now } : queue;
}

/** Each has as much time left as when the visitor began to look. */
export function resumeNotifications(queue: NotificationQueue, now: number): NotificationQueue {
  const { pausedAt, ...running } = queue;
  if (pausedAt === undefined) return queue;
  const shown = queue.shown.map((entry) =>
    entry.expiresAt === undefined ? entry : { ...entry, expiresAt: entry.expiresAt + now - pausedAt },
  );
  return { ...running, shown };
}

/** When {@link expireNotifications} next has something to do; undefined: not before another event. */
export function nextExpiry(queue: NotificationQueue): number | undefined {
  if (queue.pausedAt !== undefined) return undefined;
  const instants = queue.shown.flatMap(({ expiresAt }) => expiresAt ?? []);
  return instants.length === 0 ? undefined : Math.min(...instants);
}

function withoutKey(
  { shown, waiting }: NotificationQueue,
  key: string | undefined,
): Pick<NotificationQueue, 'shown' | 'waiting'> {
  if (key === undefined) return { shown, waiting };
  const isOther = ({ notification }: QueuedNotification) => notification.key !== key;
  return { shown: shown.filter(isOther), waiting: waiting.filter(isOther) };
}

/**
 * Shows those that fit, in the order of the queue. Notifications that remain until they are closed do not count and
 * never wait: they could keep all others waiting forever.
 */
function admit(queue: NotificationQueue, now: number): NotificationQueue {
  const shown = [...queue.shown];
  const waiting: QueuedNotification[] = [];
  for (const entry of queue.waiting) {
    const { pos, timeout } = entry.notification;
    const isLasting = timeout <= 0;
    const crowd = shown.filter((other) => other.expiresAt !== undefined && other.notification.pos === pos);
    if (isLasting) shown.push(entry);
    // A notification that arrives during a pause has its full time left afterwards.
    else if (crowd.length < MAX_SHOWN) shown.push({ ...entry, expiresAt: (queue.pausedAt ?? now) + timeout });
    else waiting.push(entry);
  }
  return { ...queue, shown, waiting };
}
