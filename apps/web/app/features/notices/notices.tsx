import { Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import type { LanguageLink } from '~/page-data/location-view.ts';
import { isReachable } from '~/showroom/browser/browser-conditions.ts';
import { lazyWithRetry, loadWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
import { takeWelcome } from '~/showroom/requests/welcome.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { Cross } from '~/ui/icons.tsx';
import styles from './notices.module.css';

/** Only fetched with the first notification. */
const Toasts = lazyWithRetry(() => import('./toasts.tsx'));

/** Milliseconds from the first picture until the connection watcher is fetched. */
const UPDATER_AFTER = 3000;

/**
 * Notifications. The lasting ones of the page are at the top centre (specification section 8) in the server's
 * HTML; passing ones are shown by code that is fetched for them. The live region exists before its content: only
 * then do screen readers announce it.
 */
export function Notices({
  notices,
  languages,
}: {
  /** Lasting ones of the kind danger. */
  readonly notices: readonly TextKey[];
  /** Of a location's page. */
  readonly languages?: readonly LanguageLink[];
}) {
  const t = useTexts();
  const [closed, setClosed] = useState<readonly TextKey[]>([]);
  const [lost, setLost] = useState<readonly TextKey[]>([]);
  const { notifications } = useShowroomWindow();
  const isAny = useStore(notifications.inbox, (orders) => orders.length > 0);
  useEffect(() => {
    const message = takeWelcome();
    if (message !== undefined) notifications.notify({ message, status: 'success' });
  }, [notifications]);
  return (
    <>
      <output className={styles['notices']} data-chrome="">
        {[...notices, ...lost]
          .filter((key) => !closed.includes(key))
          .map((key) => (
            <p key={key} className={styles['notice']} data-notification="danger">
              {t(key)}
              <button
                type="button"
                className={styles['close']}
                aria-label={t('dialog__close')}
                onClick={() => setClosed([...closed, key])}
              >
                <Cross size={18} />
              </button>
            </p>
          ))}
      </output>
      {isAny && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      <LateUpdater languages={languages} onLost={setLost} />
    </>
  );
}

interface UpdaterProps {
  readonly languages: readonly LanguageLink[] | undefined;
}

/**
 * Watches the connection once everything visible has loaded. A connection that is lost before is told of from here:
 * the code for it could not be fetched any more.
 */
function LateUpdater({
  languages,
  onLost,
}: UpdaterProps & { readonly onLost: (notices: readonly TextKey[]) => void }) {
  const { signals } = useShowroomWindow();
  const [Updater, setUpdater] = useState<ComponentType<UpdaterProps>>();
  const fetchIt = async () => {
    const module = await loadWithRetry(() => import('./updater.tsx'));
    setUpdater(() => module.Updater);
  };
  useAfter(Updater === undefined ? UPDATER_AFTER : undefined, () => void fetchIt());
  useEffect(() => {
    onLost([]);
    if (Updater) return undefined;
    const look = () =>
      // A stand's server is on the device itself and answers without a network.
      void isReachable('/version').then((isThere) => isThere || onLost(['updater__no_internet']));
    if (!navigator.onLine) look();
    signals.peek(() => onLost(['updater__page_failed']));
    addEventListener('offline', look);
    // The updater arrives as soon as there is a network again.
    return () => removeEventListener('offline', look);
  }, [Updater, signals, onLost]);
  return Updater && <Updater languages={languages} />;
}
