const KEY = 'vitrine.kiosk';

/** What one page leaves for the next. */
const HANDOVER_KEY = 'vitrine.screensaver';

/**
 * An inline script that runs before a visitor can tap anything. It makes the window a kiosk if the address says so
 * (`?kiosk`; `?kiosk=off` ends it), for as long as the window is open, and marks `<html>` as one, so that its first
 * paint is as large as the next. It also takes over the previous page's
 * handover. The app's code would be too late: a visitor could leave the page first, and the window would be no kiosk,
 * or a later page would take the handover and not forget its visitor.
 */
export const KIOSK_SCRIPT = `(()=>{try{const s=sessionStorage,k=new URLSearchParams(location.search).get('kiosk');\
if(k==='off')s.removeItem('${KEY}');else if(k!==null)s.setItem('${KEY}','1');\
globalThis['${HANDOVER_KEY}']=s.getItem('${HANDOVER_KEY}');s.removeItem('${HANDOVER_KEY}');\
if(s.getItem('${KEY}'))document.documentElement.dataset.kiosk=''}catch{}})()`;

/** Whether this window is a kiosk. Without storage it never is. */
export function isKiosk(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * What a page hands over when it loads another one because the window is idle: that the last visitor is forgotten, or
 * only that the window is unattended.
 */
export type Handover = 'forgotten' | 'unattended';

/** Leaves it for the page that is loaded next. */
export function handOver(what: Handover): void {
  try {
    sessionStorage.setItem(HANDOVER_KEY, what);
  } catch {
    // As above.
  }
}

/** The previous page's handover, until {@link endHandover}. */
export function handedOver(): Handover | undefined {
  const left: unknown = Reflect.get(globalThis, HANDOVER_KEY);
  return left === 'forgotten' || left === 'unattended' ? left : undefined;
}

/** A visitor came, or the screensaver has resumed. */
export function endHandover(): void {
  Reflect.deleteProperty(globalThis, HANDOVER_KEY);
}
