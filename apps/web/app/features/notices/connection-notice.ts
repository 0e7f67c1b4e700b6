import type { NotificationRequest } from '@vitrine/core/notifications/notification';
import type { Translate } from '~/i18n/translations.tsx';
import type { ConnectionWatchEvent } from '~/showroom/connection/connection-watch.ts';
import type { NotificationCommand } from '~/showroom/notifications/notifications.ts';

/** The actions that a notification about the connection offers. */
export interface ConnectionActions {
  readonly retry: () => void;
  readonly takeFreshContent: () => void;
  readonly reload: () => void;
  readonly open: (href: string) => void;
}

/**
 * One key for each subject (the connection with what could not be loaded without it, a newer version, the page): the
 * newest replaces the one before, so that a lost connection is one notification however often it is met.
 */
const CONNECTION = 'connection';
const VERSION = 'version';
const PAGE = 'page';

/** At the top, where it covers no transition. */
const LASTING = { timeout: 0, pos: 'top-center' } as const;

/** Milliseconds: time to read a sentence and to reach its button. */
const LONG = 12_000;

/** The notification for a connection event (specification section 8: "Updater"). */
export function connectionNotice(
  event: ConnectionWatchEvent,
  t: Translate,
  actions: ConnectionActions,
): NotificationCommand {
  const again = (run: () => void): Pick<NotificationRequest, 'action'> => ({
    action: { label: t('updater__try_again'), run },
  });
  switch (event.type) {
    case 'offline':
      return { key: CONNECTION, message: t('updater__no_internet'), status: 'warning', ...LASTING };
    case 'unreachable':
      return {
        key: CONNECTION,
        message: t('updater__failed'),
        status: 'warning',
        ...LASTING,
        ...again(actions.retry),
      };
    case 'back':
      return { key: CONNECTION, message: t('updater__back'), status: 'success', pos: 'top-center' };
    case 'newBuild':
      return {
        key: VERSION,
        message: t('updater__new_version'),
        ...LASTING,
        action: { label: t('updater__reload'), run: actions.reload },
      };
    case 'noNewBuild':
      return { withdrawn: VERSION };
    case 'updateFailed':
      return {
        key: PAGE,
        message: t('updater__failed'),
        status: 'warning',
        timeout: LONG,
        ...again(actions.takeFreshContent),
      };
    case 'locationRemoved':
      return { key: PAGE, message: t('updater__place_gone'), status: 'warning', timeout: LONG };
    case 'locationClosed':
      return { key: PAGE, message: t('updater__place_closed'), status: 'warning', timeout: LONG };
    default:
      return {
        key: event.type === 'pageFailed' ? CONNECTION : PAGE,
        message: event.type === 'pageThrottled' ? t('error__too_many_requests') : t('updater__page_failed'),
        status: 'danger',
        ...LASTING,
        ...again(() => actions.open(event.href)),
      };
  }
}
