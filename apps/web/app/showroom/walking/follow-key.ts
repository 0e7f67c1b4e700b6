import type { LocationView } from '~/page-data/location-view.ts';

/** What the keys need of the room that the visitor is in. */
export interface KeyRoom {
  /** Skips what is left of a walk. */
  readonly finish: () => void;
  /** Opens an address over the page. */
  readonly open: (href: string, mode: 'push') => void;
  readonly view: () => LocationView;
}

/** Every key that a room answers to. */
const KEYS = /^([/?1-9 ]|Escape|Arrow(Left|Right|Up)|Page(Up|Down))$/;

/** Where visitors write. */
const WRITES = 'input, textarea, select, [contenteditable]';

const PREVIOUS = 'a[rel="prev"][data-walk]';
const NEXT = 'a[rel="next"][data-walk]';

/** In the classic layout the list of things has the numbers, because nothing is on a picture. */
const HOTSPOTS = 'main a[data-hotspot], [data-classic] #content li > a';

/** Whatever moves by the arrow keys itself. */
const MOVES = 'video, audio, [role="tablist"], [role="slider"]';

/** Whatever is pressed by Space. */
const PRESSED = 'button, summary, [role="button"]';

/**
 * Does what a key does in a room: the link that leads there is followed, so that a key leads where a tap leads. Page Up
 * and Page Down, which presenters' clickers send, and Space walk only where they have nothing to scroll.
 */
export function followKey(event: KeyboardEvent, room: KeyRoom): void {
  // A key that is held down would walk on and on.
  if (!KEYS.test(event.key) || event.repeat || isOthers(event)) return;
  const target = event.target instanceof Element ? event.target : document.documentElement;
  const key = keyOf(event);
  if (document.querySelector(key === '/' ? 'dialog:modal' : 'dialog[open]') !== null) return;
  if (isTaken(event.key, target)) return;
  const act = actionOf(key, room);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

/** Whether a key is for someone else: for the browser, for a field, for what has taken it already. */
export function isOthers(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const isTyped = event.target instanceof Element && event.target.closest(WRITES) !== null;
  // The listener takes the slash from the browser.
  const isHandled = event.defaultPrevented && event.key !== '/';
  return isModified || isTyped || isHandled;
}

/** Space scrolls down like Page Down, with Shift up. */
function keyOf({ key, shiftKey }: KeyboardEvent): string {
  if (key !== ' ') return key;
  return shiftKey ? 'PageUp' : 'PageDown';
}

function actionOf(key: string, room: KeyRoom): (() => void) | undefined {
  switch (key) {
    case '/':
      return clickOn(document.querySelector('a[aria-keyshortcuts="/"]'));
    case '?':
      // On arrival the browser is in the new location before its page is rendered.
      return () => room.open(`${location.pathname}?keys`, 'push');
    case 'Escape':
      return document.querySelector('main[data-travel="moving"]') === null ? undefined : room.finish;
    case 'ArrowLeft':
    case 'PageUp':
      return clickOn(document.querySelector(PREVIOUS));
    case 'ArrowRight':
    case 'PageDown':
      return clickOn(document.querySelector(NEXT));
    case 'ArrowUp':
      return clickOn(hotspotLinks().find((link) => link.getAttribute('href') === aheadOf(room.view())));
    default:
      return clickOn(hotspotLinks()[Number(key) - 1]);
  }
}

function aheadOf({ hotspots }: LocationView): string | undefined {
  return hotspots.find(({ direction }) => direction === 'forward')?.href;
}

/** Those of a location that is being left are out of reach. */
function hotspotLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(HOTSPOTS)].filter(
    (link) => link.closest('[data-leaving]') === null,
  );
}

function clickOn(link: Element | null | undefined): (() => void) | undefined {
  return link instanceof HTMLElement ? () => link.click() : undefined;
}

/** Whether what has the focus does something itself with a key. */
export function isTaken(key: string, target: Element): boolean {
  if (key === 'Escape' || key === '/' || key === '?') return false;
  if (key === ' ' && target.closest(PRESSED) !== null) return true;
  const isScrolling = key === ' ' || key === 'ArrowUp' || key.startsWith('Page');
  return target.closest(MOVES) !== null || (isScrolling && scrolls(target));
}

/** Whether an element or something around it has more than it shows. */
function scrolls(target: Element): boolean {
  const page = document.documentElement;
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    const hasMore = element.scrollHeight > element.clientHeight;
    if (hasMore && (element === page || /auto|scroll/.test(getComputedStyle(element).overflowY))) return true;
  }
  return page.scrollHeight > page.clientHeight;
}
