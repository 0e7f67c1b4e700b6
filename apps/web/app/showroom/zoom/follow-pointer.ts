import { isReducedMotion } from '../browser/browser-conditions.ts';
import type { StageZoom } from './stage-zoom.ts';

/** The charge of a battery, from 0 to 1, below which nothing moves by itself. */
const LOW_CHARGE = 0.2;

/** Not in the DOM's types: only Chromium has it. */
interface Battery {
  readonly level: number;
  readonly charging: boolean;
}

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

async function isBatteryLow(): Promise<boolean> {
  const { getBattery } = navigator as Navigator & { readonly getBattery?: () => Promise<Battery> };
  try {
    const battery = await getBattery?.call(navigator);
    return battery !== undefined && !battery.charging && battery.level < LOW_CHARGE;
  } catch {
    // A page policy may forbid it.
    return false;
  }
}
