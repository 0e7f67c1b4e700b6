import { browserClock } from '../browser/clock.ts';
import { createNotificationCenter } from '../notifications/notification-center.ts';
import type { NotificationCenter } from '../notifications/notification-center.ts';
import type { ShowroomWindow } from './showroom-window.ts';

/** Shows the notifications of a window. */
export function createWindowNotificationCenter({ notifications }: ShowroomWindow): NotificationCenter {
  return createNotificationCenter({
    inbox: notifications.inbox,
    clock: browserClock,
    // Unlike the time of day it never jumps.
    now: () => performance.now(),
  });
}
