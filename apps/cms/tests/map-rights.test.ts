import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION } from '../src/content-model/content-uids.ts';
import { MAP_PATH } from '../src/plugins/showroom/contracts/map.ts';
import { refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { between, idOf, position } from './map-changes.ts';
import { makeColleague, permission, READS } from './map-colleagues.ts';
import { makeHall } from './map-hall.ts';
import { addLocation, change, mapOf, onMap } from './map-requests.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let door: Entry;
let den: Entry;

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  ({ hall, door, den } = await makeHall(editor));
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

describe('the world map gives no one more rights than the content manager does', () => {
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
    const before = await onMap(hall, den, editor);
    const outcomes = await change(
      hall,
      [
        position(den, before?.position ?? null, { x: 9, y: 9 }),
        { kind: 'draw', documentId: idOf('reader'), transition: between(den, door) },
      ],
      reader,
    );
    expect(outcomes).toMatchObject([{ kind: 'refused', reason: 'forbidden' }, { kind: 'refused' }]);
    expect(await onMap(hall, den, editor)).toEqual(before);
    const wanted = { title: 'Mine', slug: 'mine', position: null };
    expect((await refusalOf(addLocation(hall, wanted, reader))).status).toBe(403);
  });

  test('who may place may not choose the station', async () => {
    const placer = await makeColleague(strapi, editor, 'placer', [
      ...READS,
      permission('update', LOCATION, ['floor_plan_position.x', 'floor_plan_position.y']),
    ]);
    expect((await mapOf(hall, placer)).rights).toMatchObject({ position: true, plan: false, station: false });
    const before = (await onMap(hall, den, editor))?.position ?? null;
    const station = { kind: 'set', of: 'location', documentId: den.documentId, field: 'station' } as const;
    const outcomes = await change(
      hall,
      [position(den, before, { x: 9, y: 9 }), { ...station, before: null, after: idOf('any') }],
      placer,
    );
    expect(outcomes).toMatchObject([{ kind: 'saved' }, { kind: 'refused', reason: 'forbidden' }]);
  });
});
