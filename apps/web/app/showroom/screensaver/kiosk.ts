const KEY = 'vitrine.kiosk';

/** What one page leaves for the next. */
const HANDOVER_KEY = 'vitrine.screensaver';

/** What a kiosk has refused last: the name of the event, and of what holds the address until it is taken. */
const REFUSED_LINK = 'vitrine:refused-link';

/**
 * An inline script that runs before a visitor can tap anything; the app's code would be too late.
 *
 * - It makes the window a kiosk if the address says so (`?kiosk`; `?kiosk=off` ends it), for as long as the window is
 *   open, and marks `<html>` as one, so that its first paint is as large as the next.
 * - It takes over the previous page's handover. If a visitor left this page first, a later one would take it and not
 *   forget its visitor.
 * - In a kiosk it refuses links to other sites, other windows and other programs: {@link onRefusedLink}.
 */
export const KIOSK_SCRIPT = `(()=>{try{const s=sessionStorage,k=new URLSearchParams(location.search).get('kiosk');\
if(k==='off')s.removeItem('${KEY}');else if(k!==null)s.setItem('${KEY}','1');\
globalThis['${HANDOVER_KEY}']=s.getItem('${HANDOVER_KEY}');s.removeItem('${HANDOVER_KEY}');\
if(!s.getItem('${KEY}'))return;document.documentElement.dataset.kiosk='';\
addEventListener('click',e=>{const l=e.target.closest('a[href],area[href]');\
if(!l||l.origin===location.origin&&!l.target&&!l.hasAttribute('download')&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey)return;\
e.preventDefault();globalThis['${REFUSED_LINK}']=l.href;dispatchEvent(new Event('${REFUSED_LINK}'))},true)}catch{}})()`;

/**
 * Calls back with the address of each link that this kiosk refuses, and at once with the last one that it refused
 * before.
 *
 * @returns a function that stops that.
 */
export function onRefusedLink(callback: (href: string) => void): () => void {
  const take = () => {
    const href: unknown = Reflect.get(globalThis, REFUSED_LINK);
    Reflect.deleteProperty(globalThis, REFUSED_LINK);
    if (typeof href === 'string') callback(href);
  };
  addEventListener(REFUSED_LINK, take);
  take();
  return () => removeEventListener(REFUSED_LINK, take);
}

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
