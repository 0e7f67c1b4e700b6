import { NOTIFICATION_POSITIONS } from '@vitrine/core/notifications/notification';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { notificationCenter } from '~/showroom/notifications/notification-center.ts';
import { browserClock } from '~/showroom/browser/clock.ts';
import { Toast } from './toast.tsx';
import styles from './toasts.module.css';
import { useToastHost } from './use-toast-host.ts';

/** Milliseconds from an empty live region to the first words in it: browsers overlook faster ones. */
const REGION_HEAD_START = 100;

/** The notifications of the moment, each at the edge of the window that it names. */
export default function Toasts() {
  const host = useToastHost();
  // Another host, another live region: it has to be there before anything is in it.
  return createPortal(<Region key={hostKey(host)} />, host);
}

function Region() {
  const shown = useStore(notificationCenter.store, (queue) => queue.shown);
  const [isAnnouncing, setIsAnnouncing] = useState(false);
  useEffect(() => {
    const stop = browserClock.after(REGION_HEAD_START, () => setIsAnnouncing(true));
    return () => {
      stop();
      // The pointer does not leave what goes from under it.
      notificationCenter.resume();
    };
  }, []);
  return (
    // Each is told by itself: without this, all that stand there would be told anew.
    <output aria-atomic="false">
      {NOTIFICATION_POSITIONS.map((position) => (
        <div key={position} className={styles['edge']} data-position={position}>
          {isAnnouncing &&
            shown
              .filter(({ notification }) => notification.pos === position)
              .map((entry) => <Toast key={entry.id} entry={entry} />)}
        </div>
      ))}
    </output>
  );
}

const keys = new WeakMap<Element, number>();
let lastKey = 0;

function hostKey(host: Element): number {
  const known = keys.get(host);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(host, lastKey);
  return lastKey;
}
