const KEY = 'vitrine.kiosk';

/** What one page leaves for the next. */
const HANDOVER_KEY = 'vitrine.screensaver';

/**
 * Marks the window as one that stands in public when its address says so (`?kiosk`; `?kiosk=off` ends it). It stays
 * one for as long as it is open, wherever it goes.
 */
export function noteKiosk(search: string): void {
  const value = new URLSearchParams(search).get('kiosk');
  if (value === null) return;
  if (value === 'off') forgetKey(KEY);
  else keep(KEY, '1');
}

/** Whether this window stands in public. */
export function isKiosk(): boolean {
  return recall(KEY) !== undefined;
}

/**
 * What a page that loads another one because nobody is here tells it: that the last visitor is forgotten, or only
 * that the window is unattended.
 */
export type Handover = 'forgotten' | 'unattended';

let handover: Handover | undefined;

/** Leaves it for the page that is loaded next. */
export function handOver(what: Handover): void {
  keep(HANDOVER_KEY, what);
}

/**
 * Takes what the page before this one has left. Each page does so when it comes: what stayed behind would be taken
 * by a later one, whose visitor would not be forgotten.
 */
export function takeHandover(): void {
  const left = recall(HANDOVER_KEY);
  forgetKey(HANDOVER_KEY);
  handover = left === 'forgotten' || left === 'unattended' ? left : undefined;
}

/** What the page before this one has left, as long as it holds. */
export function handedOver(): Handover | undefined {
  return handover;
}

/** Somebody has come, or the screensaver has gone on. */
export function endHandover(): void {
  handover = undefined;
}

// A browser that keeps nothing shows the showroom without a kiosk.
function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
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
