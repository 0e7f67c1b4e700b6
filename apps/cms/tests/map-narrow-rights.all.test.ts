import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION, TRANSITION, WORLD } from '../src/content-model/content-uids.ts';
import type {
  ChangeOutcome,
  MapChange,
  MapTransition,
  NewLocation,
} from '../src/plugins/showroom/contracts/map.ts';
import { refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { between, idOf, position } from './map-changes.ts';
import { makeColleague, permission, READS, SEES_THE_MAP } from './map-colleagues.ts';
import { makeHall } from './map-hall.ts';
import { addLocation, changeOnce, mapOf } from './map-requests.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const POSITION = ['floor_plan_position.x', 'floor_plan_position.y'];
const LOCATION_FIELDS = ['title', 'slug', 'payloadId', 'world', 'background', ...POSITION];
const LINKS = ['from', 'to', 'world'];
const TRANSITION_FIELDS = [...LINKS, 'weight', 'background', 'transitionOptions.active'];
const WRITES = ['create', 'update', 'delete', 'publish'];
const FORBIDDEN = { kind: 'refused', reason: 'forbidden' };

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let door: Entry;
let den: Entry;

async function transitionOf(name: string, as = editor): Promise<MapTransition | undefined> {
  return (await mapOf(hall, as)).transitions.find(({ documentId }) => documentId === idOf(name));
}

function change(given: MapChange, as: Editor): Promise<ChangeOutcome | undefined> {
  return changeOnce(hall, given, as);
}

function draw(name: string, transition = between(door, den)): MapChange {
  return {
    kind: 'draw',
    documentId: idOf(name),
    transition,
  };
}

function remove(name: string, transition = between(door, den)): MapChange {
  return {
    kind: 'remove',
    documentId: idOf(name),
    transition,
  };
}

function weigh(name: string, before: number, after: number): MapChange {
  return {
    kind: 'set',
    of: 'transition',
    documentId: idOf(name),
    field: 'weight',
    before,
    after,
  };
}

function without(fields: readonly string[], ...taken: readonly string[]): readonly string[] {
  return fields.filter((field) => !taken.includes(field));
}

function addTo(as: Editor, slug: string, at: NewLocation['position'] = null): Promise<unknown> {
  return addLocation(hall, { title: slug, slug, position: at }, as);
}

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  ({ hall, door, den } = await makeHall(editor));
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

describe('who may change their own entries alone', () => {
  let owner: Editor;

  beforeAll(async () => {
    const own = { isOwnAlone: true };
    owner = await makeColleague(strapi, editor, 'owner', [
      SEES_THE_MAP,
      permission('read', WORLD, ['name']),
      permission('read', LOCATION, LOCATION_FIELDS),
      permission('read', TRANSITION, TRANSITION_FIELDS),
      ...WRITES.map((action) => permission(action, LOCATION, LOCATION_FIELDS, own)),
      ...WRITES.map((action) => permission(action, TRANSITION, TRANSITION_FIELDS, own)),
    ]);
  }, 60_000);

  test('places a location of their own, and no other', async () => {
    await addTo(owner, 'corner', { x: 1, y: 1 });
    const corner = (await mapOf(hall, owner)).locations.find(({ title }) => title === 'corner');
    if (corner === undefined) throw new Error('The location is not on the map.');
    const moved = position(corner as unknown as Entry, { x: 1, y: 1 }, { x: 2, y: 2 });
    expect(await change(moved, owner)).toMatchObject({ kind: 'saved' });
    expect(await change(position(den, null, { x: 9, y: 9 }), owner)).toMatchObject(FORBIDDEN);
  });

  test('deletes no transition of another editor, and can restore its own deletions', async () => {
    await change(draw('theirs'), editor);
    expect(await change(remove('theirs'), owner)).toMatchObject(FORBIDDEN);
    await change(remove('theirs'), editor);

    await change(draw('own'), owner);
    expect(await change(remove('own'), owner)).toMatchObject({ kind: 'saved' });
    expect(await change(draw('own'), owner)).toMatchObject({ kind: 'saved' });
  });

  test('stays the owner when another editor deletes and restores a transition', async () => {
    await change(remove('own'), editor);
    await change(draw('own'), editor);
    expect(await change(weigh('own', 100, 5), owner)).toMatchObject({ kind: 'saved' });
    await change(weigh('own', 5, 100), owner);
  });

  test('draws a new transition instead of restoring one that another editor deleted', async () => {
    await change(remove('own'), owner);
    await change(draw('hidden', between(door, den, { weight: 77 })), editor);
    await change(remove('hidden', between(door, den, { weight: 77 })), editor);
    expect(await change(draw('hidden'), owner)).toEqual({ kind: 'saved', status: 'draft' });
    expect(await transitionOf('hidden')).toMatchObject({ weight: 100 });
    await change(remove('hidden'), owner);
  });
});

describe('who lacks a field', () => {
  let narrow: Editor;

  beforeAll(async () => {
    const fields = without(TRANSITION_FIELDS, 'weight');
    narrow = await makeColleague(strapi, editor, 'narrow', [
      SEES_THE_MAP,
      permission('read', WORLD, ['name']),
      permission('read', LOCATION, without(LOCATION_FIELDS, ...POSITION)),
      permission('create', LOCATION, without(LOCATION_FIELDS, ...POSITION)),
      permission('update', LOCATION, LOCATION_FIELDS),
      permission('read', TRANSITION, fields),
      ...WRITES.map((action) => permission(action, TRANSITION, fields)),
    ]);
    await change(position(den, null, { x: 40, y: 40 }), editor);
  }, 60_000);

  test('does not see its value, not even in a conflict', async () => {
    const seen = (await mapOf(hall, narrow)).locations.find(
      ({ documentId }) => documentId === den.documentId,
    );
    expect(seen).toMatchObject({ title: 'Den', position: null });
    expect(await change(position(den, null, { x: 9, y: 9 }), narrow)).toMatchObject(FORBIDDEN);
  });

  test('does not write it with something new', async () => {
    expect((await refusalOf(addTo(narrow, 'nook', { x: 1, y: 1 }))).status).toBe(403);
    await addTo(narrow, 'nook');
    expect(await change(draw('light', between(door, den, { weight: 7 })), narrow)).toMatchObject(FORBIDDEN);
    expect(await change(draw('light'), narrow)).toMatchObject({ kind: 'saved' });
    expect(await change(weigh('light', 100, 7), narrow)).toMatchObject(FORBIDDEN);
  });

  test('brings it back with what they have deleted', async () => {
    await change(weigh('light', 100, 7), editor);
    expect(await transitionOf('light', narrow)).toMatchObject({ weight: 100 });
    expect(await change(remove('light'), narrow)).toEqual({ kind: 'saved' });
    expect(await change(draw('light'), narrow)).toMatchObject({
      kind: 'saved',
      transition: { weight: 100 },
    });
    expect(await transitionOf('light')).toMatchObject({ weight: 7 });
    await change(remove('light', between(door, den, { weight: 7 })), editor);
  });
});

describe('who may write one language alone', () => {
  let german: Editor;

  beforeAll(async () => {
    const locales = ['de'];
    german = await makeColleague(strapi, editor, 'german', [
      ...READS,
      permission('read', TRANSITION, TRANSITION_FIELDS),
      permission('create', LOCATION, LOCATION_FIELDS, { locales }),
      permission('update', LOCATION, LOCATION_FIELDS, { locales }),
      ...WRITES.map((action) => permission(action, TRANSITION, TRANSITION_FIELDS, { locales })),
    ]);
    await editor.update(LOCATION, den.documentId, { title: 'Zimmer', slug: 'den' }, 'de');
  }, 60_000);

  test('makes nothing in another one', async () => {
    expect((await mapOf(hall, german)).rights.createLocation).toBe(false);
    expect((await refusalOf(addTo(german, 'ecke'))).status).toBe(403);
    expect(await change(draw('weg'), german)).toMatchObject(FORBIDDEN);
    expect(await change(position(den, { x: 40, y: 40 }, { x: 9, y: 9 }), german)).toMatchObject(FORBIDDEN);
  });

  test('deletes nothing that is in another one', async () => {
    await change(draw('walk'), editor);
    await editor.update(TRANSITION, idOf('walk'), { weight: 100 }, 'de');
    expect(await change(remove('walk'), german)).toMatchObject(FORBIDDEN);
    expect(await transitionOf('walk')).toBeDefined();
  });

  test('sees nothing of another one that they may not read', async () => {
    const locales = ['de'];
    const reader = await makeColleague(strapi, editor, 'leser', [
      SEES_THE_MAP,
      permission('read', WORLD, ['name'], { locales }),
      permission('read', LOCATION, LOCATION_FIELDS, { locales }),
    ]);
    expect((await refusalOf(mapOf(hall, reader))).status).toBe(404);
    await editor.update(WORLD, hall.documentId, { name: 'Halle' }, 'de');
    const { world, locations } = await mapOf(hall, reader);
    expect(world).toMatchObject({ name: 'Halle', locale: 'de' });
    expect(locations.map(({ title }) => title)).toEqual(['Zimmer']);
  });
});
