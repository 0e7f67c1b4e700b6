import { useEffect, useState } from 'react';
import type { PresentationMessage, PresentationState } from '~/contract/presentation.ts';
import { browserClock } from '~/showroom/browser/clock.ts';
import { listenForContent } from '~/showroom/connection/content-events.ts';
import { takeGuideKey } from '~/showroom/presentation/guide-actions.ts';

/** Milliseconds that the server has to say what this browser takes part in. */
const PATIENCE = 3_000;

/**
 * The presentation that this browser takes part in, for a page that shows no location. A key behind the # of its address
 * makes the browser one of the guide's.
 */
export function useGuideStream(): { readonly state?: PresentationState; readonly isNone: boolean } {
  const [message, setMessage] = useState<PresentationMessage>();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const ends: (() => void)[] = [];
    let isOpen = true;
    const open = async (): Promise<void> => {
      const key = location.hash.slice(1);
      if (key !== '') {
        history.replaceState(history.state, '', location.pathname + location.search);
        await takeGuideKey(key);
      }
      if (!isOpen) return;
      ends.push(
        browserClock.after(PATIENCE, () => setLate(true)),
        listenForContent({
          connect: () => new EventSource('/box-api/events'),
          clock: browserClock,
          onVersion: ignore,
          onRights: ignore,
          // The server wrote it, in this very form.
          onPresented: ({ data }) => setMessage(JSON.parse(data) as PresentationMessage),
          onOpen: ignore,
          onLost: ignore,
        }),
      );
    };
    void open();
    return () => {
      isOpen = false;
      for (const end of ends) end();
    };
  }, []);
  if (message?.kind === 'state') return { state: message, isNone: !message.isGuide };
  return { isNone: message !== undefined || isLate };
}

function ignore() {}
