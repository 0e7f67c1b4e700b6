import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { floorPlanPathOf } from '../src/plugins/showroom/contracts/map.ts';
import type { FloorPlanAnswer, LocationField, MapChange } from '../src/plugins/showroom/contracts/map.ts';
import { PIXEL, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeColleague, permission, READS } from './map-colleagues.ts';
import { makeHall } from './map-hall.ts';
import { change, changeOnce, mapOf, onMap } from './map-requests.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let door: Entry;
let den: Entry;

const PLAN_FIELDS = [
  'floor_plan_position.x',
  'floor_plan_position.y',
  'plan_pin.x',
  'plan_pin.y',
  'plan_direction',
];

function set(
  entry: Entry,
  field: LocationField,
  before: Extract<MapChange, { kind: 'set' }>['before'],
  after: Extract<MapChange, { kind: 'set' }>['after'],
): MapChange {
  return { kind: 'set', of: 'location', documentId: entry.documentId, field, before, after };
}

async function planOf(entry: Entry, as: Editor): Promise<string | null> {
  return ((await as.request('GET', floorPlanPathOf(entry.documentId))) as FloorPlanAnswer).data.world;
}

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  ({ hall, door, den } = await makeHall(editor));
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

describe('pins and view cones on the floor plan', () => {
  test('are written as drafts, in every language, and taken back', async () => {
    await editor.update(LOCATION, door.documentId, { title: 'Tür', slug: 'door' }, 'de');
    const outcomes = await change(
      hall,
      [
        set(door, 'position', null, { x: 10, y: 20 }),
        set(door, 'pin', null, { x: 12.5, y: 80 }),
        set(door, 'direction', null, 317.5),
      ],
      editor,
    );
    expect(outcomes).toMatchObject([
      { kind: 'saved', status: 'draft' },
      { kind: 'saved' },
      { kind: 'saved' },
    ]);
    expect(await onMap(hall, door, editor)).toMatchObject({
      position: { x: 10, y: 20 },
      pin: { x: 12.5, y: 80 },
      direction: 317.5,
    });
    for (const [locale, title] of [
      ['en', 'Door'],
      ['de', 'Tür'],
    ]) {
      const stored = await editor.find(LOCATION, door.documentId, `locale=${locale}`);
      expect(stored).toMatchObject({ title, plan_pin: { x: 12.5, y: 80 }, plan_direction: 317.5 });
    }
    await change(
      hall,
      [set(door, 'pin', { x: 12.5, y: 80 }, null), set(door, 'direction', 317.5, null)],
      editor,
    );
    expect(await onMap(hall, door, editor)).toMatchObject({
      position: { x: 10, y: 20 },
      pin: null,
      direction: null,
    });
  });

  test('tell the later of two editors of the first, for each of them alone', async () => {
    await change(hall, [set(den, 'pin', null, { x: 1, y: 2 }), set(den, 'direction', null, 90)], editor);
    expect(await changeOnce(hall, set(den, 'direction', null, 45), editor)).toMatchObject({
      kind: 'conflict',
      theirs: 90,
      by: 'Test Editor',
    });
    expect(await changeOnce(hall, set(den, 'pin', { x: 1, y: 2 }, { x: 3, y: 4 }), editor)).toMatchObject({
      kind: 'saved',
    });
    expect(await onMap(hall, den, editor)).toMatchObject({ pin: { x: 3, y: 4 }, direction: 90 });
  });

  test.each([
    ['direction', 361],
    ['direction', '90'],
    ['pin', 5],
  ] as const)('take nothing that the plan cannot show: %s %s', async (field, value) => {
    const before = await onMap(hall, den, editor);
    const outcome = await changeOnce(hall, set(den, field, before?.[field] ?? null, value), editor);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'rule' });
    expect(await onMap(hall, den, editor)).toEqual(before);
  });

  test('are found from a location, in a world that has a plan', async () => {
    expect(await planOf(door, editor)).toBeNull();
    const plan = await editor.upload(new File([PIXEL], 'plan.png'));
    await editor.update(WORLD, hall.documentId, { floor_plan: plan });
    expect(await planOf(door, editor)).toBe(hall.documentId);
    expect((await mapOf(hall, editor)).world.floorPlan).toMatchObject({ width: 1, height: 1 });
  });

  test('are for those who may write all of it', async () => {
    const placer = await makeColleague(strapi, editor, 'placer', [
      ...READS,
      permission('update', LOCATION, PLAN_FIELDS.slice(0, 2)),
    ]);
    const seen = await mapOf(hall, placer);
    expect(seen.rights).toMatchObject({ position: true, plan: false });
    expect(seen.locations.map(({ isFixed }) => isFixed)).toEqual([true, true]);
    expect(await changeOnce(hall, set(den, 'pin', null, { x: 9, y: 9 }), placer)).toMatchObject({
      kind: 'refused',
      reason: 'forbidden',
    });
    // The plan's picture is a field, too.
    expect(await planOf(den, placer)).toBeNull();
  });

  test('of others are fixed for those who may change their own alone', async () => {
    const owner = await makeColleague(strapi, editor, 'owner', [
      ...READS.filter(({ subject }) => subject !== LOCATION),
      permission('read', LOCATION, ['title', 'world', ...PLAN_FIELDS]),
      permission('update', LOCATION, PLAN_FIELDS, { isOwnAlone: true }),
    ]);
    const seen = await mapOf(hall, owner);
    expect(seen.rights.plan).toBe(true);
    expect(seen.locations.map(({ isFixed }) => isFixed)).toEqual([true, true]);
    const { direction = null } = (await onMap(hall, den, owner)) ?? {};
    expect(await changeOnce(hall, set(den, 'direction', direction, 9), owner)).toMatchObject({
      kind: 'refused',
      reason: 'forbidden',
    });
  });
});
