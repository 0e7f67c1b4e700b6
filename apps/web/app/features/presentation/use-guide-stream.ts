import { useEffect, useState } from 'react';
import type { PresentationMessage, PresentationState } from '~/contract/presentation.ts';
import { useLocaleCode } from '~/i18n/translations.tsx';
import { browserClock } from '~/showroom/browser/clock.ts';
import { listenForContent } from '~/showroom/connection/content-events.ts';
import { takeGuideKey } from '~/showroom/presentation/guide-actions.ts';
import { createRecapKeeper } from '~/showroom/presentation/recap-keeper.ts';

/** Milliseconds that the server has to say what this browser takes part in. */
const PATIENCE = 3_000;

/** What a page that shows no location knows of the presentation that this browser takes part in. */
interface GuideStream {
  readonly state?: PresentationState;
  readonly isNone: boolean;
  /** The query of the page that says what it has shown, once it has ended. */
  readonly recap?: string | undefined;
}

/**
 * The presentation that this browser takes part in, for a page that shows no location. A key behind the # of its address
 * makes the browser one of the guide's.
 */
export function useGuideStream(): GuideStream {
  const locale = useLocaleCode();
  const [message, setMessage] = useState<PresentationMessage>();
  const [recaps] = useState(() => createRecapKeeper(() => performance.now()));
  /** Of the presentation that has ended meanwhile. */
  const [recap, setRecap] = useState<string>();
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
          onPresented: ({ data }) => {
            // The server wrote it, in this very form.
            const received = JSON.parse(data) as PresentationMessage;
            setMessage(received);
            if (received.kind === 'state') recaps.take(received, locale);
            else setRecap(recaps.finish(locale));
          },
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
  }, [recaps, locale]);
  if (message?.kind === 'state') return { state: message, isNone: !message.isGuide };
  return { isNone: message !== undefined || isLate, recap };
}

function ignore() {}
