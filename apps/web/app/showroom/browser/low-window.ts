import { isLowLandscape } from '@vitrine/core/layout/portrait';

const KEY = 'vitrine.low-window';

/**
 * Warns of a low window (specification section 4, Layout), once in a session: a phone that lies. A window that a mouse
 * points into is low because it is small or because its visitor zooms, and turning the device is no advice for either.
 *
 * @returns ends it.
 */
export function followLowWindow(warn: () => void): () => void {
  const look = () => {
    const isLow = isLowLandscape({ width: innerWidth, height: innerHeight });
    if (isLow && matchMedia('(pointer: coarse)').matches && isFirstTime()) warn();
  };
  addEventListener('resize', look);
  look();
  return () => removeEventListener('resize', look);
}

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage: once on each page.
  }
  return true;
}
