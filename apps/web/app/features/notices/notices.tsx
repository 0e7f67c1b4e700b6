import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import { lazyWithRetry, loadWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
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
}: {
  /** Lasting ones of the kind danger. */ readonly notices: readonly TextKey[];
}) {
  const t = useTexts();
  const [closed, setClosed] = useState<readonly TextKey[]>([]);
  const isAny = useStore(useShowroomWindow().notifications.inbox, (orders) => orders.length > 0);
  return (
    <>
      <output className={styles['notices']}>
        {notices
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
      <LateUpdater />
    </>
  );
}

/** Watches the connection once everything visible has loaded. */
function LateUpdater() {
  const [Updater, setUpdater] = useState<ComponentType>();
  const fetchIt = async () => {
    const module = await loadWithRetry(() => import('./updater.tsx'));
    setUpdater(() => module.Updater);
  };
  useAfter(Updater === undefined ? UPDATER_AFTER : undefined, () => void fetchIt());
  return Updater && <Updater />;
}
