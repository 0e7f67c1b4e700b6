import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '~/i18n/translations.tsx';
import type { ConnectionNews } from '~/showroom/connection/connection-watch.ts';
import { takeWelcome } from '~/showroom/requests/welcome.ts';
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
  const isStarting = useRef(true);
  const failed = useRef<{ readonly href: string; readonly from: string }>(undefined);
  /** Opens what could not be loaded without a connection, unless the visitor has gone elsewhere since. */
  const openFailed = () => {
    const { href, from } = failed.current ?? {};
    failed.current = undefined;
    if (href !== undefined && from === address()) void navigate(href);
  };
  const tell = useEffectEvent((news: ConnectionNews) => {
    if (news.type === 'pageFailed') {
      // It failed before this code was here: as it could be fetched now, so can the page.
      if (isStarting.current) return void navigate(news.href);
      failed.current = { href: news.href, from: address() };
    }
    const order = connectionNotice(news, t, {
      retry: connection.retry,
      takeFreshContent: refreshContent,
      reload: () => globalThis.location.reload(),
      open: (href) => void navigate(href),
    });
    if ('withdrawn' in order) notifications.withdraw(order.withdrawn);
    else notifications.notify(order);
    // After the fresh content that follows this news: loading it would end a navigation that has begun.
    if (news.type === 'back') queueMicrotask(openFailed);
  });
  useEffect(() => {
    const stop = connection.follow((news) => tell(news));
    isStarting.current = false;
    return stop;
  }, [connection]);
  useEffect(() => {
    const message = takeWelcome();
    if (message !== undefined) notifications.notify({ message, status: 'success' });
  }, [notifications]);
  return null;
}

function address(): string {
  return globalThis.location.pathname + globalThis.location.search;
}
