import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '~/i18n/translations.tsx';
import { takeFreshContent } from '~/showroom/walking/browser-showroom.ts';
import type { ConnectionNews } from '~/showroom/connection/connection-watch.ts';
import { followConnection, retryConnection } from '~/showroom/connection/follow-connection.ts';
import { notify, withdraw } from '~/showroom/notifications/notifications.ts';
import { connectionNotice } from './connection-notice.ts';
// Loaded ahead: without a network it could not be fetched to say so.
import './toasts.tsx';

/** Reports the state of the connection (specification section 8: "Updater"). It renders nothing itself. */
export function Updater() {
  const t = useTexts();
  const navigate = useNavigate();
  const tell = useEffectEvent((news: ConnectionNews) => {
    const order = connectionNotice(news, t, {
      retry: retryConnection,
      takeFreshContent,
      reload: () => globalThis.location.reload(),
      open: (href) => void navigate(href),
    });
    if ('withdrawn' in order) withdraw(order.withdrawn);
    else notify(order);
  });
  useEffect(() => followConnection((news) => tell(news)), []);
  return null;
}
