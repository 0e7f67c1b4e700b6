const KEY = 'vitrine.kiosk';

/** What one page leaves for the next. */
const HANDOVER_KEY = 'vitrine.screensaver';

/**
 * Runs before anything of a page can be tapped, as a script that the page writes itself. It marks the window as one
 * that stands in public when its address says so (`?kiosk`; `?kiosk=off` ends it): the window stays one for as long
 * as it is open, wherever it goes. And it takes what the page before has left for this one. Were this done
 * by the app's code, a visitor who taps before that code has come would leave the page first: the window would be no
 * kiosk, and a later page would take what was left for this one and not forget its visitor.
 */
export const KIOSK_SCRIPT = `(()=>{try{const s=sessionStorage,k=new URLSearchParams(location.search).get('kiosk');\
if(k==='off')s.removeItem('${KEY}');else if(k!==null)s.setItem('${KEY}','1');\
globalThis['${HANDOVER_KEY}']=s.getItem('${HANDOVER_KEY}');s.removeItem('${HANDOVER_KEY}')}catch{}})()`;

/** Whether this window stands in public. A browser that keeps nothing shows the showroom without a kiosk. */
export function isKiosk(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * What a page that loads another one because nobody is here tells it: that the last visitor is forgotten, or only
 * that the window is unattended.
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

/** What the page before this one has left, as long as it holds. */
export function handedOver(): Handover | undefined {
  const left: unknown = Reflect.get(globalThis, HANDOVER_KEY);
  return left === 'forgotten' || left === 'unattended' ? left : undefined;
}

/** Somebody has come, or the screensaver has gone on. */
export function endHandover(): void {
  Reflect.deleteProperty(globalThis, HANDOVER_KEY);
}
