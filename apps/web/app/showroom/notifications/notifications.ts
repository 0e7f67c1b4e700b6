import type { NotificationRequest } from '@vitrine/core/notifications/notification';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Shows a notification, or withdraws the one with a key. */
export type NotificationOrder = NotificationRequest | { readonly withdrawn: string };

/** All commands of this window, in order. The code that shows them is loaded with the first. */
export const notificationInbox = createStore<readonly NotificationOrder[]>(() => []);

/**
 * Shows the visitor a notification: `notify({ message: t('share__copied'), status: 'success' })`. Omitted
 * fields come from the constants (specification section 9: 3000 ms, bottom-center). Call it in
 * handlers and effects, never while rendering: the server is no window.
 */
export function notify(request: NotificationRequest): void {
  notificationInbox.setState([...notificationInbox.getState(), request], true);
}

/** Removes the notification with a key, if it is still shown. */
export function withdraw(key: string): void {
  notificationInbox.setState([...notificationInbox.getState(), { withdrawn: key }], true);
}

/** Whether this window has had any notification. */
export function useAnyNotification(): boolean {
  return useStore(notificationInbox, (requests) => requests.length > 0);
}
