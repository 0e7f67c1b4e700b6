import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION, PORTAL, TRANSITION, WORLD } from '../src/content-model/content-uids.ts';
import { MAP_PATH } from '../src/plugins/showroom/contracts/map.ts';
import type {
  ChangeOutcome,
  MapChange,
  MapTransition,
  OutsideAnswer,
  WorldsAnswer,
} from '../src/plugins/showroom/contracts/map.ts';
import { PIXEL, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { between, idOf, position } from './map-changes.ts';
import { locationOf, makeHall } from './map-hall.ts';
import { addLocation, change, changeOnce, mapOf, onMap } from './map-requests.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let lab: Entry;
let door: Entry;
let den: Entry;
let bench: Entry;

async function transitionOnMap(documentId: string): Promise<MapTransition | undefined> {
  return (await mapOf(hall, editor)).transitions.find((transition) => transition.documentId === documentId);
}

/** The transition that these tests draw and delete. */
async function walkOnMap(): Promise<MapTransition> {
  const walk = await transitionOnMap(idOf('walk'));
  if (walk === undefined) throw new Error('The transition is not on the map.');
  return walk;
}

function one(given: MapChange): Promise<ChangeOutcome | undefined> {
  return changeOnce(hall, given, editor);
}

describe('the world map', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    ({ hall, door, den } = await makeHall(editor));
    lab = await editor.create(WORLD, { name: 'Lab', slug: 'lab' });
    bench = await editor.create(LOCATION, locationOf('Bench', lab));
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('lists the worlds, and shows what is in one', async () => {
    const { data: worlds } = (await editor.request('GET', MAP_PATH)) as WorldsAnswer;
    expect(worlds).toMatchObject([
      { name: 'Hall', locations: 2 },
      { name: 'Lab', locations: 1 },
    ]);
    const map = await mapOf(hall, editor);
    expect(map).toMatchObject({ world: { name: 'Hall', start: 'hall-door' }, transitions: [], outside: [] });
    expect(map.locations).toMatchObject([
      { title: 'Door', payloadId: 'hall-door', position: null, station: null, status: 'draft', locale: 'en' },
      { title: 'Den', position: null },
    ]);
    expect((await refusalOf(mapOf({ documentId: idOf('nowhere') }, editor))).status).toBe(404);
  });

  test('places a location in every language, and leaves the rest of it alone', async () => {
    await editor.update(LOCATION, door.documentId, { title: 'Tür', slug: 'door', description: 'Hier' }, 'de');
    expect(await one(position(door, null, { x: 12.5, y: 80 }))).toEqual({
      kind: 'saved',
      status: 'draft',
    });
    expect((await onMap(hall, door, editor))?.position).toEqual({ x: 12.5, y: 80 });
    for (const [locale, title] of [
      ['en', 'Door'],
      ['de', 'Tür'],
    ]) {
      const stored = await editor.find(LOCATION, door.documentId, `locale=${locale}`);
      expect(stored).toMatchObject({ title, floor_plan_position: { x: 12.5, y: 80 } });
    }
    expect((await onMap(hall, door, editor))?.title).toBe('Door');
  });

  test('tells the later of two editors what the other has done, and by whom', async () => {
    const late = position(door, null, { x: 1, y: 1 });
    expect(await one(late)).toEqual({ kind: 'conflict', theirs: { x: 12.5, y: 80 }, by: 'Test Editor' });
    expect((await onMap(hall, door, editor))?.position).toEqual({ x: 12.5, y: 80 });
    const knowing = position(door, { x: 12.5, y: 80 }, { x: 1, y: 1 });
    expect(await one(knowing)).toMatchObject({ kind: 'saved' });
    // Its answer was lost on the way, so it is sent once more.
    expect(await one(knowing)).toMatchObject({ kind: 'saved' });
    expect(await one(position(door, { x: 1, y: 1 }, null))).toMatchObject({ kind: 'saved' });
    expect((await onMap(hall, door, editor))?.position).toBeNull();
  });

  test('does not call it a conflict when another field was changed', async () => {
    await editor.update(LOCATION, den.documentId, { title: 'The den', slug: 'den' });
    expect(await one(position(den, null, { x: 50, y: 50 }))).toMatchObject({ kind: 'saved' });
    expect((await onMap(hall, den, editor))?.title).toBe('The den');
  });

  test('sets start and station, and takes them back', async () => {
    const category = await editor.create('api::station-category.station-category', { title: 'Tour' });
    const station = { kind: 'set', of: 'location', documentId: den.documentId, field: 'station' } as const;
    const start = { kind: 'set', of: 'world', documentId: hall.documentId, field: 'start' } as const;
    const outcomes = await change(
      hall,
      [
        { ...station, before: null, after: category.documentId },
        { ...start, before: 'hall-door', after: 'hall-den' },
      ],
      editor,
    );
    expect(outcomes).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }]);
    expect(await mapOf(hall, editor)).toMatchObject({
      world: { start: 'hall-den' },
      stations: [{ documentId: category.documentId, title: 'Tour' }],
    });
    expect((await onMap(hall, den, editor))?.station).toBe(category.documentId);
    await change(hall, [{ ...station, before: category.documentId, after: null }], editor);
    expect((await onMap(hall, den, editor))?.station).toBeNull();
  });

  test('draws a transition once, however often it is told', async () => {
    const drawn = {
      kind: 'draw',
      documentId: idOf('walk'),
      transition: between(door, den, { weight: 7 }),
    } as const;
    expect(await one(drawn)).toEqual({ kind: 'saved', status: 'draft' });
    expect(await one(drawn)).toMatchObject({ kind: 'saved' });
    const found = (await mapOf(hall, editor)).transitions;
    expect(found).toEqual([{ ...drawn.transition, documentId: drawn.documentId, status: 'draft' }]);
    const stored = await editor.find(TRANSITION, drawn.documentId);
    expect(stored['payloadId']).toBe('hall-door--hall-den');
  });

  test('refuses what the rules refuse, with their sentence', async () => {
    const twin = await one({ kind: 'draw', documentId: idOf('twin'), transition: between(door, den) });
    expect(twin).toMatchObject({ kind: 'refused', reason: 'rule', sentence: /already a transition/ });
    const loop = await one({ kind: 'draw', documentId: idOf('loop'), transition: between(door, door) });
    expect(loop).toMatchObject({ kind: 'refused', reason: 'rule' });
    const far = await one({ kind: 'draw', documentId: idOf('far'), transition: between(door, bench) });
    expect(far).toMatchObject({ kind: 'refused', reason: 'rule' });
    const light = { kind: 'set', of: 'transition', documentId: idOf('walk'), field: 'weight' } as const;
    expect(await one({ ...light, before: 7, after: -1 })).toMatchObject({ kind: 'refused' });
    expect((await mapOf(hall, editor)).transitions).toHaveLength(1);
  });

  test('changes a transition field by field', async () => {
    const target = { kind: 'set', of: 'transition', documentId: idOf('walk') } as const;
    const clip = { id: await editor.upload(new File([PIXEL], 'clip.png')), name: 'clip.png', url: '' };
    const outcomes = await change(
      hall,
      [
        { ...target, field: 'weight', before: 7, after: 40 },
        { ...target, field: 'active', before: true, after: false },
        { ...target, field: 'clip default_background_4x3', before: null, after: clip },
        { ...target, field: 'clip default_background_16x9', before: null, after: clip },
      ],
      editor,
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved', 'saved']);
    expect(await transitionOnMap(idOf('walk'))).toMatchObject({
      weight: 40,
      active: false,
      clips: { default_background_4x3: { id: clip.id }, default_background_16x9: { id: clip.id } },
    });
    await change(
      hall,
      [{ ...target, field: 'clip default_background_4x3', before: clip, after: null }],
      editor,
    );
    const stored = await transitionOnMap(idOf('walk'));
    expect(Object.keys(stored?.clips ?? {})).toEqual(['default_background_16x9']);
  });

  test('brings a deleted transition back as it was, in every language and to the visitors', async () => {
    await editor.publish(LOCATION, door.documentId);
    await editor.publish(LOCATION, den.documentId);
    await editor.update(TRANSITION, idOf('walk'), { arrival_view: { yaw: 40, pitch: -5 } });
    await editor.publish(TRANSITION, idOf('walk'));
    await editor.update(TRANSITION, idOf('walk'), { weight: 41 }, 'de');
    const whole = async () => {
      const stored = [
        await editor.find(TRANSITION, idOf('walk'), 'status=published&locale=en'),
        await editor.find(TRANSITION, idOf('walk'), 'locale=de'),
      ];
      return stored.map(({ payloadId, weight, background, transitionOptions, arrival_view: arrival }) =>
        JSON.stringify([payloadId, weight, background, transitionOptions, arrival], (key, value: unknown) =>
          key === 'id' ? undefined : value,
        ),
      );
    };
    const before = await whole();
    for (const each of before) expect(each).toContain('"yaw":40');
    const transition = await walkOnMap();
    const { documentId, status, ...content } = transition;
    expect(await one({ kind: 'remove', documentId, transition: content })).toEqual({ kind: 'saved' });
    expect(await transitionOnMap(documentId)).toBeUndefined();
    // Its answer was lost on the way, so it is sent once more.
    expect(await one({ kind: 'remove', documentId, transition: content })).toEqual({ kind: 'saved' });
    expect(await one({ kind: 'draw', documentId, transition: content })).toEqual({
      kind: 'saved',
      status,
      transition: content,
    });
    expect(await transitionOnMap(documentId)).toEqual(transition);
    expect(await whole()).toEqual(before);
  });

  test('brings back what was there, and not what a browser says of it', async () => {
    const { documentId, status: _, ...content } = await walkOnMap();
    const { weight: shownWeight } = await editor.find(TRANSITION, documentId, 'status=published&locale=en');
    await one({ kind: 'remove', documentId, transition: content });
    // Its weight was changed before the CMS was told.
    const forged = {
      kind: 'draw',
      documentId,
      transition: { ...content, weight: 3 },
      kept: { versions: [{ locale: 'en', draft: { payloadId: 'forged', weight: 3 }, published: null }] },
    };
    expect(await one(forged as MapChange)).toEqual({
      kind: 'saved',
      status: 'modified',
      transition: forged.transition,
    });
    expect(await editor.find(TRANSITION, documentId)).toMatchObject({
      payloadId: 'hall-door--hall-den',
      weight: 3,
    });
    expect(await editor.find(TRANSITION, documentId, 'status=published&locale=en')).toMatchObject({
      weight: shownWeight,
    });
    const weight = { kind: 'set', of: 'transition', documentId, field: 'weight' } as const;
    await one({ ...weight, before: 3, after: content.weight });
  });

  test('does not delete what another editor has changed meanwhile', async () => {
    const { documentId, status: _, ...content } = await walkOnMap();
    const seen = { ...content, weight: 1 };
    expect(await one({ kind: 'remove', documentId, transition: seen })).toMatchObject({
      kind: 'conflict',
      theirs: content,
    });
    expect(await transitionOnMap(documentId)).toBeDefined();
  });

  test('shows portals with where they lead, and draws them', async () => {
    const { data: outside } = (await editor.request(
      'GET',
      `${MAP_PATH}/${hall.documentId}/outside`,
    )) as OutsideAnswer;
    const target = {
      documentId: bench.documentId,
      title: 'Bench',
      world: { documentId: lab.documentId, name: 'Lab' },
    };
    expect(outside).toEqual([target]);
    const transition = between(door, bench, { kind: 'portal' });
    expect(await one({ kind: 'draw', documentId: idOf('portal'), transition })).toMatchObject({
      kind: 'saved',
    });
    const map = await mapOf(hall, editor);
    expect(map.outside).toEqual([target]);
    expect(map.transitions).toContainEqual({ ...transition, documentId: idOf('portal'), status: 'draft' });
    expect((await mapOf(lab, editor)).outside).toMatchObject([{ title: 'Door', world: { name: 'Hall' } }]);
    expect(await editor.find(PORTAL, idOf('portal'))).toMatchObject({ weight: 100 });
  });

  test('says that an entry is gone', async () => {
    const short = await editor.create(LOCATION, locationOf('Short', hall));
    await editor.remove(LOCATION, short.documentId);
    expect(await one(position(short, null, { x: 1, y: 1 }))).toEqual({ kind: 'gone' });
  });

  test('makes a location where it was asked for, and refuses an address twice', async () => {
    const wanted = { title: 'Window', slug: 'window', position: { x: 3, y: 4 } };
    expect(await addLocation(hall, wanted, editor)).toMatchObject({
      title: 'Window',
      payloadId: 'hall-window',
      position: wanted.position,
      status: 'draft',
    });
    const twice = await refusalOf(addLocation(hall, wanted, editor));
    expect(twice).toMatchObject({ status: 400, fields: ['slug'] });
    const malformed = { ...wanted, slug: 'No slug' };
    expect((await refusalOf(addLocation(hall, malformed, editor))).status).toBe(400);
  });

  test('understands nothing that is no change', async () => {
    const path = `${MAP_PATH}/${hall.documentId}/changes`;
    const strange = { ...position(door, null, null), documentId: "'; drop table" };
    expect((await refusalOf(editor.request('POST', path, { changes: [strange] }))).status).toBe(400);
    expect((await refusalOf(editor.request('POST', path, {}))).status).toBe(400);
  });
});
