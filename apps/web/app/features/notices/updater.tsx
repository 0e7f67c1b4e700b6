import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '~/i18n/translations.tsx';
import { followLowWindow } from '~/showroom/browser/low-window.ts';
import type { ConnectionNews } from '~/showroom/connection/connection-watch.ts';
import { createWindowConnection } from '~/showroom/window/connection.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { connectionNotice } from './connection-notice.ts';
// Preloaded: it could not be fetched once the network is lost.
import './toasts.tsx';

/** Milliseconds: time to read one short sentence. */
const LOW_WINDOW_TIMEOUT = 4000;

/**
 * Reports the state of the connection (specification section 8: "Updater"), and once that the window is low. It
 * renders nothing itself.
 */
export function Updater() {
  const t = useTexts();
  const { refreshContent, notifications, part } = useShowroomWindow();
  const connection = part(createWindowConnection);
  const navigate = useNavigate();
  const tell = useEffectEvent((news: ConnectionNews) => {
    const order = connectionNotice(news, t, {
      retry: connection.retry,
      takeFreshContent: refreshContent,
      reload: () => globalThis.location.reload(),
      open: (href) => void navigate(href),
    });
    if ('withdrawn' in order) notifications.withdraw(order.withdrawn);
    else notifications.notify(order);
  });
  useEffect(() => connection.follow((news) => tell(news)), [connection]);
  const warn = useEffectEvent(() => {
    notifications.notify({ message: t('layout__landscape_warning'), timeout: LOW_WINDOW_TIMEOUT });
  });
  useEffect(() => followLowWindow(() => warn()), []);
  return null;
}
