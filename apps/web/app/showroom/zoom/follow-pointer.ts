import { isBatteryLow } from '../browser/battery.ts';
import { isReducedMotion } from '../browser/browser-conditions.ts';
import type { StageZoom } from './stage-zoom.ts';

/**
 * Has a still room live: its picture leans a few pixels towards a mouse. Not for visitors who want less movement, and not
 * on a battery that is nearly empty.
 *
 * @returns a function that stops that.
 */
export function followPointer(box: HTMLElement, zoom: StageZoom): () => void {
  const stop = new AbortController();
  void follow(box, zoom, stop.signal);
  return () => {
    stop.abort();
    zoom.lean(undefined);
  };
}

async function follow(box: HTMLElement, zoom: StageZoom, signal: AbortSignal): Promise<void> {
  if (isReducedMotion() || (await isBatteryLow()) || signal.aborted) return;
  box.dataset['leaning'] = '';
  const lean = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const { left, top } = box.getBoundingClientRect();
    zoom.lean({ x: clientX - left, y: clientY - top });
  };
  box.addEventListener('pointermove', lean, { passive: true, signal });
  box.addEventListener('pointerleave', () => zoom.lean(undefined), { passive: true, signal });
}
