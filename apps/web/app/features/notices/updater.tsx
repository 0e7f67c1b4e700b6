import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '~/i18n/translations.tsx';
import type { ConnectionWatchEvent } from '~/showroom/connection/connection-watch.ts';
import { followLowWindow } from '~/showroom/browser/low-window.ts';
import { createWindowConnection } from '~/showroom/window/connection.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import type { LanguageLink } from '~/page-data/location-view.ts';
import { connectionNotice } from './connection-notice.ts';
import { QuietNotes } from './quiet-notes.tsx';
// Preloaded: it could not be fetched once the network is lost.
import './toasts.tsx';

/** Milliseconds: time to read one short sentence. */
const LOW_WINDOW_TIMEOUT = 4000;

/**
 * Reports the state of the connection (specification section 8: "Updater"), and says what a visitor is told once.
 */
export function Updater({ languages }: { readonly languages: readonly LanguageLink[] | undefined }) {
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
  const notify = useEffectEvent((report: ConnectionWatchEvent) => {
    if (report.type === 'pageFailed') {
      // It failed before this code was here: as it could be fetched now, so can the page.
      if (isStarting.current) return void navigate(report.href);
      failed.current = { href: report.href, from: address() };
    }
    const command = connectionNotice(report, t, {
      retry: connection.retry,
      takeFreshContent: refreshContent,
      reload: () => globalThis.location.reload(),
      open: (href) => void navigate(href),
    });
    if ('withdrawn' in command) notifications.withdraw(command.withdrawn);
    else notifications.notify(command);
    // After the fresh content that follows this event: loading it would end a navigation that has begun.
    if (report.type === 'back') queueMicrotask(openFailed);
  });
  useEffect(() => {
    const stop = connection.follow((report) => notify(report));
    isStarting.current = false;
    return stop;
  }, [connection]);
  const warn = useEffectEvent(() => {
    notifications.notify({ message: t('layout__landscape_warning'), timeout: LOW_WINDOW_TIMEOUT });
  });
  useEffect(() => followLowWindow(() => warn()), []);
  // Only a location can be walked in.
  return languages && <QuietNotes languages={languages} />;
}

function address(): string {
  return globalThis.location.pathname + globalThis.location.search;
}
