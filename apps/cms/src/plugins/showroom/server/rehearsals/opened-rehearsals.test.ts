import { expect, test } from 'vitest';
import { createOpenedRehearsals } from './opened-rehearsals.ts';
import type { OpenedRehearsal } from './opened-rehearsals.ts';

function setUp() {
  const state: { clock: number; kept: readonly OpenedRehearsal[] } = { clock: 1_000, kept: [] };
  const opened = createOpenedRehearsals(
    {
      get: () => Promise.resolve(state.kept),
      set: async (kept) => {
        await Promise.resolve();
        state.kept = kept;
      },
    },
    () => state.clock,
  );
  return { opened, state };
}

test('of two that are opened at once none is lost, and neither is found under the name of its login', async () => {
  const { opened } = setUp();
  const [one, other] = await Promise.all([
    opened.add({ editor: 1, login: 'login-1', at: 5, endsAt: 2_000 }),
    opened.add({ editor: 2, at: 6, endsAt: 2_000 }),
  ]);
  expect(await opened.find(one.id)).toMatchObject({ editor: 1, login: 'login-1', at: 5 });
  expect(await opened.find(other.id)).toMatchObject({ editor: 2, at: 6 });
  expect(one.id).not.toContain('login-1');
  expect(await opened.find('login-1')).toBeUndefined();
});

test('what has ended is not found, and goes with the next one', async () => {
  const { opened, state } = setUp();
  const { id } = await opened.add({ editor: 1, at: 5, endsAt: 2_000 });
  state.clock = 2_000;
  expect(await opened.find(id)).toBeUndefined();
  await opened.add({ editor: 1, at: 5, endsAt: 3_000 });
  expect(state.kept).toHaveLength(1);
});
