import type { BrowserClock } from '../browser/clock.ts';

/** Milliseconds between two checks while something plays: browsers do not always report its end. */
const LOOK_AGAIN = 2000;

/** Milliseconds that a page of another site may keep the focus: inputs in it cannot be observed. */
const FRAME_PATIENCE = 300_000;

/** Videos of the showroom itself; no visitor is watching these as films. */
const OURS = '[data-stage], [data-hotspot], [data-screensaver]';

/** What the watcher needs of the page. */
export interface PauseSource {
  readonly clock: Pick<BrowserClock, 'after'>;
  readonly now: () => number;
  readonly document: Document;
}

/**
 * Reports when the screensaver has to wait: while a film plays, or while the focus is in an embedded page of another site.
 * An open overlay alone pauses nothing, and typing is an input like any other.
 *
 * @returns a function that stops watching.
 */
export function watchPauses(source: PauseSource, onChange: (isPaused: boolean) => void): () => void {
  const { clock, now, document } = source;
  let isPaused = false;
  let frameSince: number | undefined;
  let cancel: (() => void) | undefined;

  const isInFrame = () => {
    if (document.activeElement?.tagName !== 'IFRAME') {
      frameSince = undefined;
      return false;
    }
    frameSince ??= now();
    return now() - frameSince < FRAME_PATIENCE;
  };
  const look = () => {
    cancel?.();
    cancel = undefined;
    const isFilm = [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(isWatched);
    const next = isFilm || isInFrame();
    if (next) cancel = clock.after(LOOK_AGAIN, look);
    if (next === isPaused) return;
    isPaused = next;
    onChange(next);
  };
  const view = document.defaultView;
  const lookSoon = () => {
    cancel?.();
    // The focus is still on its way.
    cancel = clock.after(0, look);
  };
  document.addEventListener('play', look, true);
  document.addEventListener('pause', look, true);
  view?.addEventListener('blur', lookSoon);
  view?.addEventListener('focus', lookSoon);
  look();
  return () => {
    cancel?.();
    document.removeEventListener('play', look, true);
    document.removeEventListener('pause', look, true);
    view?.removeEventListener('blur', lookSoon);
    view?.removeEventListener('focus', lookSoon);
  };
}

function isWatched(media: HTMLMediaElement): boolean {
  return !media.paused && !media.ended && !media.loop && media.closest(OURS) === null;
}
