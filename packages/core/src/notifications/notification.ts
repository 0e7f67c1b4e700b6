/** The position of a notification: at an edge of the window, or in a corner. */
export const NOTIFICATION_POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export type NotificationPosition = (typeof NOTIFICATION_POSITIONS)[number];

/** The status of a notification; `danger` interrupts a screen reader, the others wait for their turn. */
export type NotificationStatus = 'primary' | 'success' | 'warning' | 'danger';

/** "Notification: message, html, pos, timeout, status, color, icon." (specification section 3) */
export interface Notification {
  /** Plain text; if `html` is set, it is used where HTML cannot be shown. */
  readonly message: string;
  /** Sanitised by the server; never HTML from elsewhere. */
  readonly html?: string;
  readonly pos: NotificationPosition;
  /** Milliseconds that it is shown; 0: until it is closed. */
  readonly timeout: number;
  readonly status: NotificationStatus;
  /** A CSS colour; overrides that of its kind. */
  readonly color?: string;
  /** The address of a picture; overrides that of its kind. */
  readonly icon?: string;
  /** Identifies a message: a later notification with the same key replaces it. */
  readonly key?: string;
  /** What the visitor can do about it: a button's label and its effect. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A notification whose missing fields come from the constants. */
export type NotificationRequest = Pick<Notification, 'message'> & Partial<Notification>;

/** "Notifications: default timeout 3000 ms, position bottom-center." (specification section 9) */
export const NOTIFICATION_DEFAULTS = { timeout: 3000, pos: 'bottom-center', status: 'primary' } as const;

/**
 * "Position, timeout and status come from the message" (specification section 9), missing ones from the constants.
 */
export function completeNotification(request: NotificationRequest): Notification {
  return { ...NOTIFICATION_DEFAULTS, ...request };
}
