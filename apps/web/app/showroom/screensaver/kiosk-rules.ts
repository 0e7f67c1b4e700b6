import { contactSubjectOf } from '@vitrine/core/links/contact-subject';
import { onRefusedLink } from './kiosk.ts';

/**
 * A window in public opens no browser menu, restores no page from the browser's cache, its screen stays on, and a link
 * that it refuses leads to the contact form where that is what the visitor wanted.
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
  addEventListener('contextmenu', refuse, true);
  addEventListener('pageshow', reloadRestored);
  document.addEventListener('visibilitychange', keepAwake);
  void keepAwake();
  const stopLinks = onRefusedLink((href) => {
    const subject = contactSubjectOf(href);
    if (subject !== undefined) openContact?.(subject);
  });
  return () => {
    removeEventListener('contextmenu', refuse, true);
    stopLinks();
    removeEventListener('pageshow', reloadRestored);
    document.removeEventListener('visibilitychange', keepAwake);
    void letSleep(lock);
  };
}

function refuse(event: Event): void {
  event.preventDefault();
}

/** A restored page may show what a forgotten visitor saw. */
function reloadRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}

async function letSleep(lock: Promise<WakeLockSentinel> | undefined): Promise<void> {
  const held = await lock?.catch(() => undefined);
  await held?.release();
}
