import { contactSubjectOf } from '@vitrine/core/links/contact-subject';

/**
 * A window in public opens no browser menu, leads nowhere else, restores no page from the browser's cache, and its
 * screen stays on.
 *
 * @param openContact opens the contact form with a subject, in place of programs that send mail or call; absent: the
 *   page has no form.
 * @returns a function that removes the rules.
 */
export function followKioskRules(openContact?: (subject: string) => void): () => void {
  let lock: Promise<WakeLockSentinel> | undefined;
  /** The browser releases the lock whenever the window is hidden. */
  const keepAwake = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    lock = navigator.wakeLock.request('screen');
    // Refused on a low battery, or where the page's host forbids it.
    await lock.catch(() => undefined);
  };
  const blockExternalLinks = (event: MouseEvent) => {
    const href = blockedLink(event);
    const subject = href === undefined ? undefined : contactSubjectOf(href);
    if (subject !== undefined) openContact?.(subject);
  };
  addEventListener('contextmenu', refuse, true);
  addEventListener('click', blockExternalLinks, true);
  addEventListener('pageshow', reloadRestored);
  document.addEventListener('visibilitychange', keepAwake);
  void keepAwake();
  return () => {
    removeEventListener('contextmenu', refuse, true);
    removeEventListener('click', blockExternalLinks, true);
    removeEventListener('pageshow', reloadRestored);
    document.removeEventListener('visibilitychange', keepAwake);
    void letSleep(lock);
  };
}

function refuse(event: Event): void {
  event.preventDefault();
}

/** Blocks links to other sites, other windows and other programs, and returns the blocked address. */
function blockedLink(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest('a[href], area[href]');
  if (!(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement)) return undefined;
  const isInside = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  if (isInside && !event.ctrlKey && !event.metaKey && !event.shiftKey) return undefined;
  event.preventDefault();
  return link.href;
}

/** A restored page may show what a forgotten visitor saw. */
function reloadRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}

async function letSleep(lock: Promise<WakeLockSentinel> | undefined): Promise<void> {
  const held = await lock?.catch(() => undefined);
  await held?.release();
}
