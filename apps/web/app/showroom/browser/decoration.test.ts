import { afterEach, expect, test, vi } from 'vitest';
import { mayDecorationMove } from './decoration.ts';

afterEach(() => vi.unstubAllGlobals());

interface Device {
  readonly isReduced?: boolean;
  readonly connection?: object;
  readonly battery?: { readonly level: number; readonly charging: boolean } | 'forbidden' | 'unknown';
}

function stub({ isReduced = false, connection, battery = 'unknown' }: Device): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isReduced && query.includes('reduce') }));
  const getBattery = () =>
    battery === 'forbidden' ? Promise.reject(new Error('A policy forbids it.')) : Promise.resolve(battery);
  vi.stubGlobal('navigator', { connection, ...(battery !== 'unknown' && { getBattery }) });
}

test.each<[string, Device, boolean]>([
  ['on a device that tells nothing', {}, true],
  ['for visitors who want less movement', { isReduced: true }, false],
  ['with data saver', { connection: { saveData: true } }, false],
  ['on a slow line', { connection: { downlink: 1 } }, false],
  ['on a nearly empty battery', { battery: { level: 0.19, charging: false } }, false],
  ['on one that is being charged', { battery: { level: 0.1, charging: true } }, true],
  ['on a full one', { battery: { level: 0.2, charging: false } }, true],
  ['where the battery is no one’s business', { battery: 'forbidden' }, true],
])('%s: %o', async (_, device, expected) => {
  stub(device);
  await expect(mayDecorationMove()).resolves.toBe(expected);
});
