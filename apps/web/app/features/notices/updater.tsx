import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '~/i18n/translations.tsx';
import type { ConnectionWatchEvent } from '~/showroom/connection/connection-watch.ts';
import { createWindowConnection } from '~/showroom/window/connection.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import type { LanguageLink } from '~/page-data/location-view.ts';
import { connectionNotice } from './connection-notice.ts';
import { QuietNotes } from './quiet-notes.tsx';
// Preloaded: it could not be fetched once the network is lost.
import './toasts.tsx';

/**
 * Reports the state of the connection (specification section 8: "Updater"), and tells what a visitor is told once.
 */
export function Updater({ languages }: { readonly languages: readonly LanguageLink[] | undefined }) {
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
  // Only a location can be walked in.
  return languages && <QuietNotes languages={languages} />;
}
