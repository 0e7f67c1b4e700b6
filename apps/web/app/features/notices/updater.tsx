import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '~/i18n/translations.tsx';
import type { ConnectionWatchEvent } from '~/showroom/connection/connection-watch.ts';
import { createWindowConnection } from '~/showroom/window/connection.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { connectionNotice } from './connection-notice.ts';
// Preloaded: it could not be fetched once the network is lost.
import './toasts.tsx';

/** Reports the state of the connection (specification section 8: "Updater"). It renders nothing itself. */
export function Updater() {
  const t = useTexts();
  const { refreshContent, notifications, part } = useShowroomWindow();
  const connection = part(createWindowConnection);
  const navigate = useNavigate();
  const notify = useEffectEvent((report: ConnectionWatchEvent) => {
    const command = connectionNotice(report, t, {
      retry: connection.retry,
      takeFreshContent: refreshContent,
      reload: () => globalThis.location.reload(),
      open: (href) => void navigate(href),
    });
    if ('withdrawn' in command) notifications.withdraw(command.withdrawn);
    else notifications.notify(command);
  });
  useEffect(() => connection.follow((report) => notify(report)), [connection]);
  return null;
}
