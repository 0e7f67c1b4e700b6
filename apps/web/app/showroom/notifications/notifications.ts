import type { NotificationRequest } from '@vitrine/core/notifications/notification';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Something to be said, or what was said under a name taken back. */
export type NotificationOrder = NotificationRequest | { readonly withdrawn: string };

/** Everything this window was ever told, in order. What shows it is only fetched with the first of them. */
export const notificationInbox = createStore<readonly NotificationOrder[]>(() => []);

/**
 * Tells the visitor something in passing: `notify({ message: t('share__copied'), status: 'success' })`. What the
 * request leaves out comes from the constants (specification section 9: 3000 ms, bottom-center). Call it in
 * handlers and effects, never while rendering: the server is no window.
 */
export function notify(request: NotificationRequest): void {
  notificationInbox.setState([...notificationInbox.getState(), request], true);
}

/** Takes back what was said under a name (`key`), if it is still there. */
export function withdraw(key: string): void {
  notificationInbox.setState([...notificationInbox.getState(), { withdrawn: key }], true);
}

/** Whether this window was ever told anything. */
export function useAnyNotification(): boolean {
  return useStore(notificationInbox, (requests) => requests.length > 0);
}
