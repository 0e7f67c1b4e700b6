/**
 * What a window in public does not do: open the browser's menu, lead away from the showroom, show again what the
 * browser has kept of a page that was left, go dark. The mark on `<html>` lets style sheets hide what would do
 * nothing.
 *
 * @returns takes the rules back.
 */
export function followKioskRules(): () => void {
  document.documentElement.dataset['kiosk'] = '';
  addEventListener('contextmenu', refuse, true);
  addEventListener('click', blockExternalLinks, true);
  addEventListener('pageshow', reloadRestored);
  document.addEventListener('visibilitychange', keepAwake);
  void keepAwake();
  return () => {
    delete document.documentElement.dataset['kiosk'];
    removeEventListener('contextmenu', refuse, true);
    removeEventListener('click', blockExternalLinks, true);
    removeEventListener('pageshow', reloadRestored);
    document.removeEventListener('visibilitychange', keepAwake);
    void letSleep();
  };
}

let lock: Promise<WakeLockSentinel> | undefined;

function refuse(event: Event): void {
  event.preventDefault();
}

/** Links to other sites, other windows and other programs. */
function blockExternalLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href], area[href]');
  if (!(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement)) return;
  const isInside = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  if (!isInside || event.ctrlKey || event.metaKey || event.shiftKey) event.preventDefault();
}

/** It may hold what was for a visitor who is forgotten since. */
function reloadRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}

/** The browser lets go of the screen whenever the window is hidden. */
async function keepAwake(): Promise<void> {
  if (document.hidden || !('wakeLock' in navigator)) return;
  lock = navigator.wakeLock.request('screen');
  // Refused on a low battery, or where the page's host forbids it.
  await lock.catch(() => undefined);
}

async function letSleep(): Promise<void> {
  const held = await lock?.catch(() => undefined);
  await held?.release();
}
