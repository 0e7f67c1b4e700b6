import { centreOn, changeZoom, isZoomedIn, NO_ZOOM } from '@vitrine/core/zoom/zoom';
import type { Zoom } from '@vitrine/core/zoom/zoom';
import { isOthers, isTaken } from '../walking/follow-key.ts';
import type { StageZoom } from './stage-zoom.ts';

/** How much a key enlarges. */
const STEP = 1.5;

/** The part of the box that an arrow key moves it by. */
const STRIDE = 0.2;

/** Where the arrow keys go. */
const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The keys `+`, `-` and `0` enlarge the picture of a box around its middle, and show it whole again. While it is enlarged
 * the arrow keys move it instead of the visitor, Escape shows it whole, and a hotspot that gets the focus comes into
 * view.
 *
 * @returns a function that stops that.
 */
export function followZoomKeys(box: HTMLElement, zoom: StageZoom): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (isOthers(event) || document.querySelector('dialog[open]') !== null) return;
    if (event.target instanceof Element && isTaken(event.key, event.target)) return;
    const next = zoomAfter(event.key, zoom);
    if (next === undefined) return;
    event.preventDefault();
    zoom.glideTo(next);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!zoom.isZoomed.getState() || !(target instanceof Element) || !target.matches('[data-hotspot]'))
      return;
    const { left, top } = box.getBoundingClientRect();
    const { width, height } = zoom.size();
    const hotspot = target.getBoundingClientRect();
    const point = { x: hotspot.x + hotspot.width / 2 - left, y: hotspot.y + hotspot.height / 2 - top };
    const isInView = point.x > 0 && point.y > 0 && point.x < width && point.y < height;
    if (!isInView) zoom.glideTo(centreOn(zoom.current(), point, { width, height }));
  };
  const stop = new AbortController();
  const { signal } = stop;
  // Before the keys of the room, which would walk.
  addEventListener('keydown', onKey, { capture: true, signal });
  box.addEventListener('focusin', onFocus, { signal });
  return () => stop.abort();
}

/** Undefined for a key that does nothing to it. */
function zoomAfter(key: string, { current, size }: StageZoom): Zoom | undefined {
  const zoom = current();
  const box = size();
  const middle = { x: box.width / 2, y: box.height / 2 };
  const arrow = ARROWS[key];
  if (key === '+' || key === '=') return changeZoom(zoom, { from: middle, to: middle, by: STEP }, box);
  if (!isZoomedIn(zoom)) return undefined;
  if (key === '-') return changeZoom(zoom, { from: middle, to: middle, by: 1 / STEP }, box);
  if (key === '0' || key === 'Escape') return NO_ZOOM;
  if (arrow === undefined) return undefined;
  const [across, down] = arrow;
  const point = { x: middle.x + across * STRIDE * box.width, y: middle.y + down * STRIDE * box.height };
  return centreOn(zoom, point, box);
}
