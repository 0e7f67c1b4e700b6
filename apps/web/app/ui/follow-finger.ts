import { afterDrag, leadsOut, sheetOffset } from '@vitrine/core/overlays/sheet-drag';
import type { DragPoint, SheetSide } from '@vitrine/core/overlays/sheet-drag';

/** CSS pixels; less is no movement yet. */
const TREMBLE = 3;

/** What uses a finger's movement itself. */
const HAS_OWN_MOVEMENT = 'input, textarea, select, video, audio, [contenteditable]';

/** The parts of a sheet that move it wherever its content is scrolled to: its heads. */
const GRIP = '[data-grip]';

const STARTS_AND_ENDS = ['touchstart', 'touchend', 'touchcancel'] as const;

const SIDES: readonly string[] = ['down', 'left', 'right'] satisfies SheetSide[];

/** A finger on a sheet. */
interface Touched {
  readonly sheet: HTMLElement;
  readonly side: SheetSide;
  readonly start: Touch;
  /** Milliseconds. */
  readonly at: number;
  /** Whether what is under the finger could be scrolled, or moved, to that side by itself. */
  readonly isTaken: boolean;
}

/** A finger that moves a sheet. */
interface Drag {
  readonly from: number;
  readonly points: DragPoint[];
}

/**
 * Lets a finger move the sheets of a dialog to the edges that they come from, as far as the style sheet says that they
 * are sheets (`--slides`). One that is released far enough out closes the dialog, any other goes back.
 *
 * @returns ends it, and leaves the sheet where it is.
 */
export function followFinger(dialog: HTMLDialogElement, close: () => void): () => void {
  let touched: Touched | undefined;
  let drag: Drag | undefined;

  const settle = (at: number) => {
    const [held, points] = [touched, drag?.points];
    touched = undefined;
    drag = undefined;
    if (held === undefined || points === undefined) return;
    if (afterDrag(points, { size: sizeOf(held), at }) === 'close') close();
    else goBack(dialog, held.sheet);
  };
  const onStart = (event: TouchEvent) => {
    const [finger] = event.touches;
    settle(event.timeStamp);
    if (finger && event.touches.length === 1 && dialog.dataset['phase'] === 'open')
      touched = touchedBy(finger, event.timeStamp);
  };
  const onMove = (event: TouchEvent) => {
    const finger = [...event.changedTouches].find(
      ({ identifier }) => identifier === touched?.start.identifier,
    );
    if (touched === undefined || finger === undefined) return;
    const { sheet, side, start, isTaken } = touched;
    const move = { x: finger.clientX - start.clientX, y: finger.clientY - start.clientY };
    if (drag === undefined) {
      if (Math.hypot(move.x, move.y) < TREMBLE) return;
      // What the browser scrolls already cannot be taken from it.
      if (isTaken || !event.cancelable || !leadsOut(move, side)) {
        touched = undefined;
        return;
      }
      const from = offsetOf(sheet);
      drag = { from, points: [{ offset: from, at: touched.at }] };
      dialog.dataset['drag'] = 'held';
    }
    event.preventDefault();
    const offset = sheetOffset(move, side, drag.from);
    drag.points.push({ offset, at: event.timeStamp });
    sheet.style.translate = side === 'down' ? `0 ${offset}px` : `${side === 'left' ? -offset : offset}px`;
    dialog.style.setProperty('--gone', String(Math.min(1, offset / sizeOf(touched))));
  };
  const onBack = (event: TransitionEvent) => {
    if (event.propertyName === 'translate' && dialog.dataset['drag'] === 'released') putBack(dialog);
  };

  // React stops these at the document where the code of what is touched has not come yet.
  const first = { capture: true, passive: true };
  const onStartOrEnd = (event: TouchEvent) => {
    if (!(event.target instanceof Node) || !dialog.contains(event.target)) return;
    if (event.type === 'touchstart') onStart(event);
    else settle(event.timeStamp);
  };
  putBack(dialog);
  for (const type of STARTS_AND_ENDS) window.addEventListener(type, onStartOrEnd, first);
  // Not passive: the browser would scroll as well.
  dialog.addEventListener('touchmove', onMove, { passive: false });
  dialog.addEventListener('transitionend', onBack);
  return () => {
    for (const type of STARTS_AND_ENDS) window.removeEventListener(type, onStartOrEnd, first);
    dialog.removeEventListener('touchmove', onMove);
    dialog.removeEventListener('transitionend', onBack);
  };
}

/** The sheet under a finger; undefined for what is none. A page that is zoomed in is moved by the finger itself. */
function touchedBy(start: Touch, at: number): Touched | undefined {
  if (!(start.target instanceof Element) || (visualViewport?.scale ?? 1) > 1) return undefined;
  let sheet = start.target.closest<HTMLElement>('[data-sheet]');
  // A pane need not be a sheet by itself.
  while (sheet !== null && sideOf(sheet) === undefined) {
    sheet = sheet.parentElement?.closest<HTMLElement>('[data-sheet]') ?? null;
  }
  const side = sheet === null ? undefined : sideOf(sheet);
  if (sheet === null || side === undefined) return undefined;
  return { sheet, side, start, at, isTaken: usesMove(start.target, sheet, side) };
}

function sideOf(sheet: HTMLElement): SheetSide | undefined {
  const side = getComputedStyle(sheet).getPropertyValue('--slides').trim();
  return SIDES.includes(side) ? (side as SheetSide) : undefined;
}

function usesMove(target: Element, sheet: HTMLElement, side: SheetSide): boolean {
  if (target.closest(HAS_OWN_MOVEMENT) !== null) return true;
  const isByGrip = side === 'down' && target.closest(GRIP) !== null;
  for (let part: Element | null = target; part !== null; part = part === sheet ? null : part.parentElement) {
    const style = getComputedStyle(part);
    if (!allows(style.touchAction, side)) return true;
    if (!isByGrip && (side === 'down' ? part.scrollTop > 0 : scrollsSideways(part, style))) return true;
  }
  return false;
}

/** What does not leave a movement to the browser handles it itself. */
function allows(touchAction: string, side: SheetSide): boolean {
  const words = touchAction.split(' ');
  return ['auto', 'manipulation', side === 'down' ? 'pan-y' : 'pan-x'].some((word) => words.includes(word));
}

function scrollsSideways(part: Element, { overflowX }: CSSStyleDeclaration): boolean {
  return part.scrollWidth > part.clientWidth && (overflowX === 'auto' || overflowX === 'scroll');
}

/** CSS pixels to its side. */
function sizeOf({ sheet, side }: Touched): number {
  return side === 'down' ? sheet.offsetHeight : sheet.offsetWidth;
}

/** Where a sheet is that may be on its way back. */
function offsetOf(sheet: HTMLElement): number {
  const lengths = getComputedStyle(sheet)
    .translate.split(' ')
    .map((length) => Number.parseFloat(length));
  return Math.max(0, ...lengths.filter((length) => !Number.isNaN(length)).map((length) => Math.abs(length)));
}

function goBack(dialog: HTMLDialogElement, sheet: HTMLElement): void {
  const isThere = offsetOf(sheet) === 0;
  dialog.dataset['drag'] = 'released';
  sheet.style.translate = '';
  dialog.style.removeProperty('--gone');
  if (isThere) putBack(dialog);
}

function putBack(dialog: HTMLDialogElement): void {
  delete dialog.dataset['drag'];
  dialog.style.removeProperty('--gone');
  for (const sheet of dialog.querySelectorAll<HTMLElement>('[data-sheet]')) sheet.style.translate = '';
}
