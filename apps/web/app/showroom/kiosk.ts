const KEY = 'vitrine.kiosk';

/** A screensaver that goes on when the page is loaded anew has left this. */
const RESUME_KEY = 'vitrine.screensaver';

/**
 * Marks the window as one that stands in public when its address says so (`?kiosk`; `?kiosk=off` ends it). It stays
 * one for as long as it is open, wherever it goes.
 */
export function noteKiosk(search: string): void {
  const value = new URLSearchParams(search).get('kiosk');
  if (value === null) return;
  if (value === 'off') forgetKey(KEY);
  else keep(KEY);
}

/** Whether this window stands in public. */
export function isKiosk(): boolean {
  return has(KEY);
}

/** The page is loaded anew, and its screensaver is to go on at once. */
export function noteResume(): void {
  keep(RESUME_KEY);
}

/** Whether a screensaver is to go on here. */
export function isResuming(): boolean {
  return has(RESUME_KEY);
}

/** The screensaver goes on, or has ended. */
export function endResume(): void {
  forgetKey(RESUME_KEY);
}

// A browser that keeps nothing shows the showroom without a kiosk.
function has(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keep(key: string): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // As above.
  }
}

function forgetKey(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
