import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '~/i18n/translations.tsx';
import { takeFreshContent } from '~/showroom/browser-showroom.ts';
import type { ConnectionNews } from '~/showroom/connection-watch.ts';
import { followConnection, retryConnection } from '~/showroom/follow-connection.ts';
import { notify, withdraw } from '~/showroom/notifications.ts';
// Without a network nothing can be fetched any more to show that there is none.
import './toasts.tsx';

/** What is said of the connection, of a newer version and of a page that failed: each the newest of its kind. */
const CONNECTION = 'connection';
const VERSION = 'version';
const PAGE = 'page';

/** Says what becomes of the connection (specification section 8: "Updater"). It shows nothing by itself. */
export function Updater() {
  const t = useTexts();
  const navigate = useNavigate();
  const tell = useEffectEvent((news: ConnectionNews) => {
    const again = (run: () => void) => ({ label: t('updater__try_again'), run });
    switch (news.type) {
      case 'offline':
        notify({ key: CONNECTION, message: t('updater__no_internet'), status: 'warning', ...LASTING });
        break;
      case 'unreachable':
        notify({
          key: CONNECTION,
          message: t('updater__failed'),
          status: 'warning',
          ...LASTING,
          action: again(retryConnection),
        });
        break;
      case 'back':
        notify({ key: CONNECTION, message: t('updater__back'), status: 'success', pos: 'bottom-right' });
        break;
      case 'newBuild':
        notify({
          key: VERSION,
          message: t('updater__new_version'),
          ...LASTING,
          action: { label: t('updater__reload'), run: () => globalThis.location.reload() },
        });
        break;
      case 'noNewBuild':
        withdraw(VERSION);
        break;
      case 'updateFailed':
        notify({
          key: PAGE,
          message: t('updater__failed'),
          status: 'warning',
          timeout: LONG,
          action: again(takeFreshContent),
        });
        break;
      case 'placeGone':
        notify({ key: PAGE, message: t('updater__place_gone'), status: 'warning', timeout: LONG });
        break;
      case 'placeClosed':
        notify({ key: PAGE, message: t('updater__place_closed'), status: 'warning', timeout: LONG });
        break;
      default:
        notify({
          key: PAGE,
          // "HTTP 429: notification error__too_many_requests" (specification section 8)
          message: news.type === 'pageThrottled' ? t('error__too_many_requests') : t('updater__page_failed'),
          status: 'danger',
          ...LASTING,
          action: again(() => void navigate(news.href)),
        });
    }
  });
  useEffect(() => followConnection((news) => tell(news)), []);
  return null;
}

/** In a corner, where few things on the pictures are in its way. */
const LASTING = { timeout: 0, pos: 'bottom-right' } as const;

/** Milliseconds: time to read a sentence and to reach its button. */
const LONG = 12_000;
