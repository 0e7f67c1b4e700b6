import { expect, test } from 'vitest';
import type { Write } from './rule.ts';
import { prepareHook } from './hook-rule.ts';

async function prepared(data: Record<string, unknown>): Promise<unknown> {
  const write = { uid: 'api::box-hook.box-hook', action: 'update', data } as unknown as Write;
  await prepareHook(write);
  return data['only_at_locations'];
}

test.each([
  ['a program that knows nothing of the switch names locations', { locations: ['door'] }, true],
  ['it adds one', { locations: { connect: [{ documentId: 'door' }], disconnect: [] } }, true],
  ['it names none', { locations: [] }, false],
  ['it takes all away', { locations: { set: [] } }, false],
  ['it names none, as null', { locations: null }, false],
  ['it takes one away of which there may be more', { locations: { disconnect: [{ id: 1 }] } }, undefined],
  ['the form changes nothing', { locations: { connect: [], disconnect: [] } }, undefined],
  ['it says nothing of locations', { name: 'Greeting' }, undefined],
  ['the switch is on', { only_at_locations: true, locations: [] }, true],
  ['the switch is off', { only_at_locations: false, locations: ['door'] }, false],
])('%s', async (_, data, expected) => {
  expect(await prepared(data)).toBe(expected);
});

test('an empty switch is no decision', async () => {
  expect(await prepared({ only_at_locations: null, locations: ['door'] })).toBe(true);
  const data: Record<string, unknown> = { only_at_locations: null };
  await prepared(data);
  expect(data).toEqual({});
});
