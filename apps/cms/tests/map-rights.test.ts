import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAP_PATH } from '../src/plugins/showroom/contracts/map.ts';
import type {
  ChangeOutcome,
  ChangesAnswer,
  MapAnswer,
  MapChange,
  MapLocation,
  WorldMap,
} from '../src/plugins/showroom/contracts/map.ts';
import { registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { between, idOf, position } from './map-changes.ts';
import { makeColleague, permission, READS, refusalOf } from './map-colleagues.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const WORLD = 'api::world.world';
const LOCATION = 'api::content-location.content-location';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let door: Entry;
let desk: Entry;

async function mapOf(world: Entry, as = editor): Promise<WorldMap> {
  return ((await as.request('GET', `${MAP_PATH}/${world.documentId}`)) as MapAnswer).data;
}

async function onMap(entry: Entry): Promise<MapLocation | undefined> {
  return (await mapOf(hall)).locations.find(({ documentId }) => documentId === entry.documentId);
}

async function change(changes: readonly MapChange[], as = editor): Promise<readonly ChangeOutcome[]> {
  return ((await as.request('POST', `${MAP_PATH}/${hall.documentId}/changes`, { changes })) as ChangesAnswer)
    .data;
}

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  hall = await editor.create(WORLD, { name: 'Hall', slug: 'hall' });
  const inHall = { world: { connect: [{ documentId: hall.documentId, locale: 'en' }] } };
  door = await editor.create(LOCATION, { title: 'Door', slug: 'door', ...inHall });
  desk = await editor.create(LOCATION, { title: 'Desk', slug: 'desk', ...inHall });
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

describe('the world map gives nobody more rights than the content manager does', () => {
  test('without an account, or the right to see maps', async () => {
    expect((await fetch(`${strapi.url}${MAP_PATH}`)).status).toBe(401);
    const guest = await makeColleague(strapi, editor, 'guest', []);
    expect((await refusalOf(guest.request('GET', MAP_PATH))).status).toBe(403);
  });

  test('who may only read sees the map, and changes nothing', async () => {
    const reader = await makeColleague(strapi, editor, 'reader', READS);
    const map = await mapOf(hall, reader);
    expect(map.locations.length).toBeGreaterThan(1);
    expect(map).toMatchObject({
      transitions: [],
      rights: { position: false, start: false, createLocation: false, transition: { create: false } },
    });
    const before = await onMap(desk);
    const outcomes = await change(
      [
        position(desk, before?.position ?? null, { x: 9, y: 9 }),
        { kind: 'draw', documentId: idOf('reader'), transition: between(desk, door) },
      ],
      reader,
    );
    expect(outcomes).toMatchObject([{ outcome: 'refused', reason: 'forbidden' }, { outcome: 'refused' }]);
    expect(await onMap(desk)).toEqual(before);
    const path = `${MAP_PATH}/${hall.documentId}/locations`;
    const wanted = { title: 'Mine', slug: 'mine', position: null };
    expect((await refusalOf(reader.request('POST', path, wanted))).status).toBe(403);
  });

  test('who may place may not choose the station', async () => {
    const placer = await makeColleague(strapi, editor, 'placer', [
      ...READS,
      permission('update', LOCATION, ['floor_plan_position.x', 'floor_plan_position.y']),
    ]);
    expect((await mapOf(hall, placer)).rights).toMatchObject({ position: true, station: false });
    const before = (await onMap(desk))?.position ?? null;
    const station = { kind: 'set', of: 'location', documentId: desk.documentId, field: 'station' } as const;
    const outcomes = await change(
      [position(desk, before, { x: 9, y: 9 }), { ...station, before: null, after: idOf('any') }],
      placer,
    );
    expect(outcomes).toMatchObject([{ outcome: 'saved' }, { outcome: 'refused', reason: 'forbidden' }]);
  });
});
