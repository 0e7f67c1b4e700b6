import { NOTIFICATION_POSITIONS } from '@vitrine/core/notifications/notification';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { browserClock } from '~/showroom/browser/clock.ts';
import { createWindowNotificationCenter } from '~/showroom/window/notification-center.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useTopmost } from '~/ui/use-topmost.ts';
import { Toast } from './toast.tsx';
import styles from './toasts.module.css';

/** Milliseconds from an empty live region to its first content: browsers overlook faster changes. */
const REGION_HEAD_START = 100;

/** The notifications of the moment, each at the edge of the window that it names. */
export default function Toasts() {
  const host = useTopmost();
  const [keyOf] = useState(createHostKeys);
  // Another host is another live region, which must exist before its content.
  return createPortal(<Region key={keyOf(host)} />, host);
}

function Region() {
  const center = useShowroomWindow().part(createWindowNotificationCenter);
  const shown = useStore(center.store, (queue) => queue.shown);
  const [isAnnouncing, setIsAnnouncing] = useState(false);
  useEffect(() => {
    const stop = browserClock.after(REGION_HEAD_START, () => setIsAnnouncing(true));
    return () => {
      stop();
      // No pointer event fires when an element under the pointer is removed.
      center.resume();
    };
  }, [center]);
  return (
    // Makes each a separate announcement: without this, a change would announce all of them again.
    <output aria-atomic="false">
      {NOTIFICATION_POSITIONS.map((position) => (
        <div key={position} className={styles['edge']} data-position={position} data-chrome="">
          {isAnnouncing &&
            shown
              .filter(({ notification }) => notification.pos === position)
              .map((entry) => <Toast key={entry.id} entry={entry} center={center} />)}
        </div>
      ))}
    </output>
  );
}

/** Numbers the hosts that were seen. */
function createHostKeys(): (host: Element) => number {
  const keys = new WeakMap<Element, number>();
  let lastKey = 0;
  return (host) => {
    const known = keys.get(host);
    if (known !== undefined) return known;
    lastKey += 1;
    keys.set(host, lastKey);
    return lastKey;
  };
}
