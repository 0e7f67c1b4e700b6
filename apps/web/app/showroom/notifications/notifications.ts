import type { NotificationRequest } from '@vitrine/core/notifications/notification';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** Shows a notification, or withdraws the one with a key. */
export type NotificationCommand = NotificationRequest | { readonly withdrawn: string };

/** The notifications to show in one window. */
export interface Notifications {
  /** All commands, in order. The code that shows them is loaded with the first. */
  readonly inbox: StoreApi<readonly NotificationCommand[]>;
  /**
   * Shows the visitor a notification: `notify({ message: t('share__copied'), status: 'success' })`. Omitted
   * fields come from the constants (specification section 9: 3000 ms, bottom-center). Call it in
   * handlers and effects, never while rendering: the server is no window.
   */
  readonly notify: (request: NotificationRequest) => void;
  /** Removes the notification with a key, if it is still shown. */
  readonly withdraw: (key: string) => void;
}

export function createNotifications(): Notifications {
  const inbox = createStore<readonly NotificationCommand[]>(() => []);
  const send = (next: NotificationCommand) => inbox.setState([...inbox.getState(), next], true);
  return { inbox, notify: send, withdraw: (withdrawn) => send({ withdrawn }) };
}
