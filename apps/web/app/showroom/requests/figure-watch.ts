import type { LiveFigures } from '~/contract/live-figures.ts';
import { browserClock } from '../browser/clock.ts';
import type { BrowserClock } from '../browser/clock.ts';

/** What watching figures needs of the browser. */
export interface FigureHost {
  /** `gone`: there are no such figures any more. Rejects where there is no answer. */
  readonly request: (href: string, signal: AbortSignal) => Promise<LiveFigures | 'gone'>;
  readonly isHidden: () => boolean;
  /** Calls `listener` when the page is hidden or shown. @returns ends that. */
  readonly onVisibility: (listener: () => void) => () => void;
  readonly clock: Pick<BrowserClock, 'after'>;
}

/** Milliseconds after a first failure; each further wait is twice as long. */
const FIRST_WAIT = 5_000;
const MAX_WAIT = 300_000;

/**
 * Asks for the figures of a dashboard at once, and again when the server says that they may have changed, while the page
 * is visible.
 *
 * @param href as the dashboard's view names it.
 * @returns ends it.
 */
export function watchFigures(
  href: string,
  onFigures: (figures: LiveFigures['figures']) => void,
  host: FigureHost = browserHost,
): () => void {
  const ending = new AbortController();
  let failures = 0;
  let isDue = false;
  let cancel: (() => void) | undefined;

  const wait = (milliseconds: number) => {
    cancel = host.clock.after(milliseconds, () => {
      isDue = true;
      askIfSeen();
    });
  };
  const ask = async () => {
    const answer = await host.request(href, ending.signal).catch(() => undefined);
    if (ending.signal.aborted || answer === 'gone') return;
    if (answer === undefined) {
      wait(Math.min(MAX_WAIT, FIRST_WAIT * 2 ** failures));
      failures += 1;
      return;
    }
    failures = 0;
    onFigures(answer.figures);
    wait(answer.again);
  };
  const askIfSeen = () => {
    if (!isDue || host.isHidden()) return;
    isDue = false;
    void ask();
  };

  const stopListening = host.onVisibility(askIfSeen);
  // Not within the first render: in a remembered power-save mode this is ended before anything is asked.
  wait(0);
  return () => {
    ending.abort();
    cancel?.();
    stopListening();
  };
}

const browserHost: FigureHost = {
  async request(href, signal) {
    const response = await fetch(href, { signal });
    if (response.status === 404) return 'gone';
    if (!response.ok) throw new Error(`The figures answer ${response.status}.`);
    return (await response.json()) as LiveFigures;
  },
  isHidden: () => document.hidden,
  onVisibility(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  clock: browserClock,
};
