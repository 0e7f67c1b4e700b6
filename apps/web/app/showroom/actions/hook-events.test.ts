import { payloadId } from '@vitrine/core/world/ids';
import { expect, test, vi } from 'vitest';
import { createHookEvents } from './hook-events.ts';
import type { HookRunner } from './hook-runner.ts';

const settled = { type: 'settled', location: payloadId('atrium') } as const;
const hooks = { here: {}, onSettingOff: [] };

test('a showroom without hooks never loads the code that runs them', () => {
  const load = vi.fn<() => Promise<HookRunner>>();
  createHookEvents(load).emit(settled);
  expect(load).not.toHaveBeenCalled();
});

test('an event goes to the hooks of the page on which it happened', async () => {
  const take = vi.fn<HookRunner['take']>();
  const events = createHookEvents(async () => ({ take }));
  events.setHooks(hooks);
  events.emit(settled);
  events.setHooks(undefined);
  await vi.waitFor(() => expect(take).toHaveBeenCalledExactlyOnceWith(settled, hooks));
});

test('code that could not be loaded is loaded again with the next event', async () => {
  const take = vi.fn<HookRunner['take']>();
  const load = vi.fn<() => Promise<HookRunner>>(async () => ({ take }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const events = createHookEvents(load);
  events.setHooks(hooks);
  events.emit(settled);
  await vi.waitFor(() => {
    events.emit(settled);
    expect(take).toHaveBeenCalled();
  });
  expect(load).toHaveBeenCalledTimes(2);
});
