import { runInThisContext } from 'node:vm';
import { vi } from 'vitest';
import { KIOSK_SCRIPT } from '../screensaver/kiosk.ts';

/** The next page of a window comes: what runs on it first has run. */
export function pageComes(search = ''): void {
  vi.stubGlobal('location', { ...globalThis.location, search });
  runInThisContext(KIOSK_SCRIPT);
}
