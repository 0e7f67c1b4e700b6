import type { BrowserClock } from '../browser/clock.ts';

/** Everything that an input may set going. */
const INPUTS = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'touchstart',
  'touchmove',
  'touchend',
  'wheel',
  'keydown',
  'keypress',
  'keyup',
] as const;

/** Milliseconds from a finger's lifting to the click that browsers make of it. */
const AFTERMATH = 350;

const CAPTURE = { capture: true, passive: false } as const;

/** Keeps inputs from reaching the page. */
export interface InputShield {
  /** Goes as soon as the input that is under way is over, so that it does nothing else. */
  readonly lower: () => void;
}

/**
 * Keeps every input from the page: what ends the screensaver does nothing else, neither the tap nor the click
 * that follows it, nor a key that is held down.
 */
export function raiseShield(clock: Pick<BrowserClock, 'after'>): InputShield {
  const held = new Set<string>();
  let isLowering = false;
  let cancel: (() => void) | undefined;

  const wait = () => {
    cancel?.();
    if (isLowering && held.size === 0) cancel = clock.after(AFTERMATH, drop);
  };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const name = nameOf(event);
    if (name === undefined) return;
    if (event.type === 'keydown' || event.type === 'pointerdown') held.add(name);
    else held.delete(name);
    wait();
  };
  const cancelled = (event: PointerEvent) => {
    held.delete(String(event.pointerId));
    wait();
  };
  const drop = () => {
    for (const type of INPUTS) removeEventListener(type, swallow, CAPTURE);
    removeEventListener('pointercancel', cancelled, CAPTURE);
  };

  for (const type of INPUTS) addEventListener(type, swallow, CAPTURE);
  addEventListener('pointercancel', cancelled, CAPTURE);
  return {
    lower() {
      isLowering = true;
      wait();
    },
  };
}

/** Which key or pointer an event is about; undefined for events that follow from those. */
function nameOf(event: Event): string | undefined {
  if (event instanceof KeyboardEvent) return event.type === 'keypress' ? undefined : event.code;
  return event instanceof PointerEvent && event.type.startsWith('pointer')
    ? String(event.pointerId)
    : undefined;
}
