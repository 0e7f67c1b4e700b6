import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION, TRANSITION } from '../src/content-model/content-uids.ts';
import { ARROWS_PATH } from '../src/plugins/showroom/contracts/arrows.ts';
import type {
  AddedArrow,
  AddedArrowsAnswer,
  ArrowEnds,
  ArrowsAnswer,
  ProposedArrow,
} from '../src/plugins/showroom/contracts/arrows.ts';
import { MAP_PATH } from '../src/plugins/showroom/contracts/map.ts';
import { refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { between, idOf } from './map-changes.ts';
import { makeColleague, permission, READS } from './map-colleagues.ts';
import { makeHall } from './map-hall.ts';
import { change, mapOf } from './map-requests.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let door: Entry;
let den: Entry;
let on: ArrowEnds;
let back: ArrowEnds;

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  ({ hall, door, den } = await makeHall(editor));
  on = { from: door.documentId, to: den.documentId };
  back = { from: den.documentId, to: door.documentId };
  await change(
    hall,
    [
      { kind: 'draw', documentId: idOf('on'), transition: between(door, den) },
      { kind: 'draw', documentId: idOf('back'), transition: between(den, door) },
    ],
    editor,
  );
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

function pathOf(world: Entry): string {
  return `${MAP_PATH}/${world.documentId}/${ARROWS_PATH}`;
}

async function missing(as: Editor): Promise<readonly ProposedArrow[]> {
  return ((await as.request('GET', pathOf(hall))) as ArrowsAnswer).data;
}

async function add(arrows: readonly ArrowEnds[], as: Editor): Promise<readonly AddedArrow[]> {
  return ((await as.request('POST', pathOf(hall), { arrows })) as AddedArrowsAnswer).data;
}

interface StoredHotspot {
  readonly title: string;
  readonly direction: string;
  readonly position: { readonly x: number; readonly y: number };
}

async function arrowsOf(location: Entry, locale = 'en') {
  const stored = await editor.find(LOCATION, location.documentId, `locale=${locale}`);
  const hotspots = (stored['hotspots'] ?? []) as readonly StoredHotspot[];
  return hotspots.map(({ title, direction, position: { x, y } }) => ({ title, direction, x, y }));
}

/** The locations that the keys to the left and to the right lead to. */
async function keysOf(location: Entry, locale = 'en') {
  const relations = `/content-manager/relations/${LOCATION}/${location.documentId}`;
  const ask = async (field: string): Promise<string | undefined> => {
    const { results } = (await editor.request('GET', `${relations}/${field}?locale=${locale}`)) as {
      results: readonly Entry[];
    };
    return results[0]?.documentId;
  };
  return { left: await ask('arrow_navigation_prew'), right: await ask('arrow_navigation_next') };
}

const SEES_TRANSITIONS = permission('read', TRANSITION, ['from', 'to', 'transitionOptions.active']);

describe('arrows that the pictures of a world lack', () => {
  test('are proposed for the transitions', async () => {
    expect((await mapOf(hall, editor)).rights.arrows).toBe(true);
    expect(await missing(editor)).toEqual([
      { ...on, direction: 'forward' },
      { ...back, direction: 'back' },
    ]);
  });

  test('are no way to change what one may not', async () => {
    const reader = await makeColleague(strapi, editor, 'reader', [...READS, SEES_TRANSITIONS]);
    const { rights, transitions } = await mapOf(hall, reader);
    expect({ mayAdd: rights.arrows, transitions: transitions.length }).toEqual({
      mayAdd: false,
      transitions: 2,
    });
    expect(await missing(reader)).toEqual([]);
    expect(await add([on], reader)).toEqual([{ ...on, outcome: 'unchanged' }]);
    const guest = await makeColleague(strapi, editor, 'guest', []);
    expect((await refusalOf(missing(guest))).status).toBe(403);
    expect((await refusalOf(add([on], guest))).status).toBe(403);
    expect(await arrowsOf(door)).toEqual([]);
  });

  test('are added once, in each language in which both locations exist', async () => {
    await editor.update(LOCATION, door.documentId, { title: 'Tür' }, 'de');
    await editor.update(LOCATION, den.documentId, { title: 'Höhle' }, 'de');
    const elsewhere = { from: door.documentId, to: idOf('nowhere') };
    expect(await add([on, elsewhere], editor)).toEqual([
      { ...on, outcome: 'added' },
      { ...elsewhere, outcome: 'unchanged' },
    ]);
    expect(await add([on], editor)).toEqual([{ ...on, outcome: 'unchanged' }]);
    expect(await missing(editor)).toEqual([{ ...back, direction: 'back' }]);
    expect(await arrowsOf(door)).toEqual([{ title: 'Den', direction: 'forward', x: 50, y: 68 }]);
    expect(await arrowsOf(door, 'de')).toEqual([{ title: 'Höhle', direction: 'forward', x: 50, y: 68 }]);
    expect(await arrowsOf(den)).toEqual([]);
    for (const locale of ['en', 'de'])
      expect(await keysOf(door, locale)).toEqual({ left: undefined, right: den.documentId });
  });

  test('leave the hotspots that are there, and keep clear of them', async () => {
    const sight = { __component: 'hotspots.open-link', title: 'Sight', position: { x: 50, y: 80 } };
    await editor.update(LOCATION, den.documentId, { hotspots: [sight] }, 'en');
    expect(await add([back], editor)).toEqual([{ ...back, outcome: 'added' }]);
    const [kept, arrow] = await arrowsOf(den);
    expect(kept).toMatchObject({ title: 'Sight', x: 50, y: 80 });
    expect(arrow).toMatchObject({ title: 'Door', direction: 'back' });
    expect(Math.abs((arrow?.x ?? 50) - 50)).toBeGreaterThanOrEqual(16);
    expect(await missing(editor)).toEqual([]);
    expect(await keysOf(den)).toEqual({ left: door.documentId, right: undefined });
  });

  test('are asked for by their ends alone', async () => {
    const bad = [{ from: 'door', to: den.documentId }];
    expect((await refusalOf(add(bad, editor))).status).toBe(400);
    const world = { ...hall, documentId: idOf('noworld') };
    expect((await refusalOf(editor.request('GET', pathOf(world)))).status).toBe(404);
  });
});
