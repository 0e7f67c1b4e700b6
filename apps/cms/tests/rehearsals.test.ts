import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentBundle } from '@vitrine/content/preview-content';
import { derivePreviewKeys, readPreview } from '@vitrine/content/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import {
  PREVIEW_LINKS_PATH,
  READ_PREVIEW,
  SHARE_PREVIEW,
} from '../src/plugins/showroom/contracts/preview.ts';
import type { LinksAnswer, SharedLink } from '../src/plugins/showroom/contracts/preview.ts';
import { REHEARSALS_PATH } from '../src/plugins/showroom/contracts/rehearsals.ts';
import type { OpenedRehearsal } from '../src/plugins/showroom/contracts/rehearsals.ts';
import { linkTo, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeColleague, permission, pluginPermission } from './map-colleagues.ts';
import { plan, publishes, runNow, withdraws } from './release-calls.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const ZONE = 'Europe/Berlin';
const MONDAY = '2099-01-12T09:00';
const SPRING = '2099-03-01T09:00';

let strapi: StartedStrapi;
let editor: Editor;

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

function keys() {
  return derivePreviewKeys(readFileSync(join(strapi.dataDir, 'revalidate-secret'), 'utf8').trim());
}

async function open(wall: string, by = editor, locale?: string): Promise<OpenedRehearsal> {
  const answer = await by.request('POST', REHEARSALS_PATH, { wall, zone: ZONE, locale });
  return (answer as { data: OpenedRehearsal }).data;
}

function claimsOf({ href }: OpenedRehearsal) {
  const claims = readPreview(keys(), new URL(href).searchParams.get('token') ?? '');
  if (claims?.kind !== 'opening' || claims.rehearsal === undefined) throw new Error('It opens nothing.');
  return { ...claims, rehearsal: claims.rehearsal };
}

/** What the web server gets for an opening. */
function contentOf(opened: OpenedRehearsal): Promise<Response> {
  return contentBy(claimsOf(opened).rehearsal.id);
}

function contentBy(id: string): Promise<Response> {
  return fetch(`${strapi.url}/api/showroom/rehearsals/content?${new URLSearchParams({ id })}`, {
    headers: { authorization: `Bearer ${keys().call}` },
  });
}

async function titlesOn(wall: string, locale = 'en'): Promise<readonly string[]> {
  const { snapshots } = (await (await contentOf(await open(wall))).json()) as SentBundle;
  const snapshot = snapshots[locale];
  return snapshot !== undefined && 'locations' in snapshot
    ? snapshot.locations.map(({ title }) => title).toSorted()
    : [];
}

test('the showroom as on a day: what is live, and all that is planned up to then, in every language', async () => {
  const world = await editor.create(WORLD, { name: 'Fair', slug: 'fair', start_location_id: 'fair-lobby' });
  const location = (title: string, slug: string): Promise<Entry> =>
    editor.create(LOCATION, { title, slug, payloadId: `fair-${slug}`, world: linkTo(world) });
  const lobby = await location('Lobby', 'lobby');
  const old = await location('Old hall', 'old');
  const whole = { kind: 'world', action: 'publish', documentId: world.documentId } as const;
  expect(await runNow(editor, await plan(editor, { items: [whole] }))).toMatchObject({ state: 'done' });

  const hall = await location('New hall', 'new');
  await editor.update(LOCATION, hall.documentId, { title: 'Neue Halle', slug: 'new' }, 'de');
  await location('Not planned', 'later');
  await editor.update(LOCATION, lobby.documentId, { title: 'Lobby in spring' });
  await plan(editor, { name: 'Spring', wall: SPRING, zone: ZONE, items: [publishes(lobby, LOCATION)] });
  await plan(editor, {
    name: 'Monday',
    wall: MONDAY,
    zone: ZONE,
    items: [publishes(hall, LOCATION), withdraws(old, LOCATION)],
  });

  expect(await titlesOn('2099-01-12T08:59')).toEqual(['Lobby', 'Old hall']);
  expect(await titlesOn(MONDAY)).toEqual(['Lobby', 'New hall']);
  expect(await titlesOn(MONDAY, 'de')).toEqual(['Lobby', 'Neue Halle']);
  expect(await titlesOn(SPRING)).toEqual(['Lobby in spring', 'New hall']);
  expect(await open(SPRING)).toMatchObject({ releases: 2, stopped: [] });
  expect(claimsOf(await open(SPRING, editor, 'de')).address).toBe('/de');
  expect(claimsOf(await open(SPRING, editor, 'xx')).address).toBe('/');
  // All of it was taken back.
  expect(await titlesOn('2098-01-01T09:00')).toEqual(['Lobby', 'Old hall']);
  expect(await editor.find(LOCATION, hall.documentId, 'locale=en&status=published')).toEqual({});

  // A draft that was changed since stops its release, and the others still go live.
  await editor.update(LOCATION, hall.documentId, { title: 'Another hall' });
  expect(await open(SPRING)).toMatchObject({ releases: 1, stopped: [{ name: 'Monday' }] });
  expect(await titlesOn(SPRING)).toEqual(['Lobby in spring', 'Old hall']);
});

test('what is planned is shared as a link: of one world, as on that day, for as long as its maker may', async () => {
  const plaza = await editor.create(WORLD, { name: 'Plaza', slug: 'plaza' });
  const gate = await editor.create(LOCATION, { title: 'Gate', slug: 'gate', world: linkTo(plaza) });
  const share = async (moment: object, world = 'plaza', by = editor): Promise<SharedLink> => {
    const asked = { world, hours: 24, extent: 'world', moment };
    const answer = (await by.request('POST', PREVIEW_LINKS_PATH, asked)) as LinksAnswer;
    const [made] = answer.data.links;
    if (made === undefined) throw new Error('No link was made.');
    return made;
  };
  const opening = { wall: '2099-05-01T09:00', zone: ZONE };
  // Visitors see nothing of it before.
  await expect(share(opening)).rejects.toMatchObject({ status: 400 });
  const whole = { kind: 'world', action: 'publish', documentId: plaza.documentId } as const;
  await plan(editor, { name: 'Plaza', ...opening, items: [whole] });
  const { id, href, moment } = await share(opening);
  expect(moment).toEqual({ at: '2099-05-01T07:00:00.000Z', zone: ZONE });
  const claims = readPreview(keys(), new URL(href).searchParams.get('token') ?? '');
  expect(claims).toMatchObject({ kind: 'link', id, world: 'plaza', moment: { zone: ZONE } });
  const seenBy = async (link: string): Promise<Response> =>
    fetch(`${strapi.url}/api/showroom/preview/content?link=${link}`, {
      headers: { authorization: `Bearer ${keys().call}` },
    });
  const seen = JSON.stringify(await (await seenBy(id)).json());
  expect(seen).toContain('Gate');
  expect(seen).not.toContain('Lobby');
  expect(await editor.find(LOCATION, gate.documentId, 'locale=en&status=published')).toEqual({});
  await expect(share({ wall: 'May', zone: ZONE })).rejects.toMatchObject({ status: 400 });

  const sharer = await makeColleague(strapi, editor, 'sharer', [
    permission('read', ARTICLE, ['title']),
    pluginPermission(SHARE_PREVIEW),
  ]);
  await expect(share(opening, 'plaza', sharer)).rejects.toMatchObject({ status: 403 });
});

test('those see it who may see drafts and releases, for as long as they may', async () => {
  const reads = permission('read', ARTICLE, ['title']);
  const blind = await makeColleague(strapi, editor, 'blind', [reads, pluginPermission(READ_PREVIEW)]);
  await expect(open(MONDAY, blind)).rejects.toMatchObject({ status: 403 });
  const opened = await open(MONDAY);
  expect((await contentOf(opened)).status).toBe(200);
  await expect(open('Monday')).rejects.toMatchObject({ status: 400, fields: ['wall'] });

  const stranger = { headers: { authorization: 'Bearer stranger' } };
  const { rehearsal, ...others } = claimsOf(opened);
  const { status } = await fetch(
    `${strapi.url}/api/showroom/rehearsals/content?id=${rehearsal.id}`,
    stranger,
  );
  expect(status).toBe(401);
  expect((await contentBy('unknown')).status).toBe(410);
  // Who is given the token learns nothing about the account or its login.
  expect(Object.keys({ ...rehearsal, ...others }).toSorted()).toEqual(
    ['address', 'endsAt', 'frame', 'id', 'kind', 'moment', 'nonce', 'sessionEndsAt'].toSorted(),
  );
  await editor.request('POST', '/admin/logout');
  expect((await contentOf(opened)).status).toBe(410);
});
