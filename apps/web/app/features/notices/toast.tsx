import type { NotificationStatus } from '@vitrine/core/notifications/notification';
import type { QueuedNotification } from '@vitrine/core/notifications/queue';
import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { NotificationCenter } from '~/showroom/notifications/notification-center.ts';
import { Check, Cross, icon } from '~/ui/icons.tsx';
import { readableOn, safeColour } from '~/ui/theme.ts';
import styles from './toasts.module.css';

const Info = icon(<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5.5m0-9v.5" />);
const Warning = icon(<path d="M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.7v.3" />);

const ICONS: Readonly<Record<NotificationStatus, typeof Info>> = {
  primary: Info,
  success: Check,
  warning: Warning,
  danger: Warning,
};

/**
 * One notification. Its timeout pauses while the pointer or the focus is on it; its button or Escape closes it,
 * and the focus goes to the next one, or back to where it came from.
 */
export function Toast({
  entry,
  center,
}: {
  readonly entry: QueuedNotification;
  readonly center: Omit<NotificationCenter, 'store'>;
}) {
  const t = useTexts();
  const { notification } = entry;
  const element = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const close = () => {
    const isFocused = element.current?.contains(document.activeElement);
    const next = (
      element.current?.nextElementSibling ?? element.current?.previousElementSibling
    )?.querySelector('button');
    if (isFocused) (next ?? (cameFrom.current as HTMLElement | null))?.focus();
    center.resume();
    center.dismiss(entry.id);
  };
  return (
    // The handlers pause the timeout; closing has its button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={element}
      className={styles['toast']}
      data-notification={notification.status}
      // It interrupts; the region around the others announces them when the screen reader is idle.
      role={notification.status === 'danger' ? 'alert' : undefined}
      style={colours(notification.color)}
      onPointerEnter={center.pause}
      onPointerLeave={center.resume}
      onFocus={(event) => {
        if (!element.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        center.pause();
      }}
      onBlur={center.resume}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // Otherwise Escape would close the dialog around it, too.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <ToastIcon entry={entry} />
      <div className={styles['content']}>
        {notification.html === undefined ? (
          <p className={styles['words']}>{notification.message}</p>
        ) : (
          // Only the server makes this HTML, and it makes it safe (see `Notification.html`).
          // oxlint-disable-next-line react/no-danger
          <div className={styles['words']} dangerouslySetInnerHTML={{ __html: notification.html }} />
        )}
        {notification.action && (
          <button
            type="button"
            className={styles['action']}
            onClick={() => {
              close();
              notification.action?.run();
            }}
          >
            {notification.action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles['close']} aria-label={t('dialog__close')} onClick={close}>
        <Cross size={18} />
      </button>
    </div>
  );
}

function ToastIcon({ entry: { notification } }: { readonly entry: QueuedNotification }) {
  const Icon = ICONS[notification.status];
  return (
    <span className={styles['icon']}>
      {notification.icon === undefined ? <Icon /> : <img src={notification.icon} alt="" />}
    </span>
  );
}

function colours(value: string | undefined): CSSProperties | undefined {
  const colour = value === undefined ? undefined : safeColour(value);
  if (colour === undefined) return undefined;
  return { '--toast': colour, '--on-toast': readableOn(colour) } as CSSProperties;
}
