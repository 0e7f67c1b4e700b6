import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBundle } from '@vitrine/content/load-bundle';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION, TRANSITION, WORLD } from '../src/content-model/content-uids.ts';
import { DOCTOR_PATH, READ_DOCTOR } from '../src/plugins/showroom/contracts/doctor.ts';
import type { DoctorAnswer, ExaminedShowroom } from '../src/plugins/showroom/contracts/doctor.ts';
import { makeAccount, roleOf } from './account.ts';
import { linkTo, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { film, TOOLS } from './ffmpeg.ts';
import { pluginPermission } from './map-colleagues.ts';
import { DATABASE, changeRows } from './test-database.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const MENU = 'api::menu.menu';

const COLLECTIONS = '/content-manager/collection-types';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;

function location(title: string, more: object = {}) {
  return {
    title,
    slug: title.toLowerCase(),
    world: linkTo(hall),
    ...more,
  };
}

/** In a locale that the hall does not have. */
function german(more: object = {}) {
  return { title: 'Gesprochen', slug: 'spoken', ...more };
}

/** A hotspot that leads somewhere, or nowhere yet. */
function hotspot(target?: Entry) {
  return {
    hotspots: [
      {
        __component: 'hotspots.navigation',
        title: 'There',
        position: { x: 50, y: 50 },
        ...(target === undefined ? {} : { action_target: linkTo(target) }),
      },
    ],
  };
}

function makeMenu(title: string) {
  return editor.create(MENU, { key: 'main', title });
}

async function examine(): Promise<ExaminedShowroom> {
  return ((await editor.request('GET', DOCTOR_PATH)) as DoctorAnswer).data;
}

async function errors() {
  return (await examine()).findings.filter(({ severity }) => severity === 'error');
}

/** The entries with this finding. */
async function clipMismatches() {
  return (await examine()).findings.filter(({ code }) => code === 'clipMismatch').map(({ entry }) => entry);
}

function scoreOf({ worlds }: ExaminedShowroom, slug: string): number | undefined {
  return worlds.find((world) => world.slug === slug)?.score;
}

describe('the doctor', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('finds nothing in an empty CMS', async () => {
    expect(await examine()).toMatchObject({ worlds: [], findings: [], sharedScore: 100 });
  });

  test('examines drafts, and names the entry that mends a finding', async () => {
    hall = await editor.create(WORLD, { name: 'Hall', slug: 'hall' });
    await editor.create(LOCATION, location('Door'));
    await editor.update(WORLD, hall.documentId, { start_location_id: null });
    expect(await errors()).toMatchObject([
      {
        code: 'missingStart',
        world: 'hall',
        subject: { kind: 'world', id: 'hall', field: 'start_location_id' },
        entry: { uid: WORLD, documentId: hall.documentId, isSingle: false, title: 'Hall' },
      },
    ]);
  });

  test('keeps a world from visitors that would meet an error in it, and says how to mend it', async () => {
    const before = scoreOf(await examine(), 'hall');
    const refused = await refusalOf(editor.publish(WORLD, hall.documentId, { name: 'Hall', slug: 'hall' }));
    expect(refused).toMatchObject({ status: 400, fields: ['start_location_id'] });
    expect(refused.message).toBe(
      'The world “Hall” has no start location. Choose one of its own locations on the world map, and let visitors start there.',
    );
    // The router takes it for the same address.
    const elsewhere = `/Content-Manager/collection-types/${WORLD}/${hall.documentId}/actions/publish/`;
    expect((await refusalOf(editor.request('POST', elsewhere, { name: 'Hall', slug: 'hall' }))).status).toBe(
      400,
    );
    const whole = { name: 'Hall', slug: 'hall', start_location_id: 'hall-door' };
    await expect(editor.publish(WORLD, hall.documentId, whole)).resolves.toBeDefined();
    expect(await errors()).toEqual([]);
    expect(scoreOf(await examine(), 'hall')).toBeGreaterThan(before ?? 100);
  });

  test('refuses in the language of the editor', async () => {
    const speak = (preferedLanguage: string | null) =>
      editor.request('PUT', '/admin/users/me', { preferedLanguage });
    await speak('de');
    const broken = await editor.create(LOCATION, location('Wacklig', hotspot()));
    const refused = await refusalOf(editor.publish(LOCATION, broken.documentId));
    await speak('en');
    await editor.remove(LOCATION, broken.documentId);
    expect(refused.message).toBe(
      'Es führt ins Leere: Das Ziel fehlt oder ist nicht veröffentlicht. Wählen Sie ein Ziel, das es gibt, oder veröffentlichen Sie es.',
    );
  });

  test('lets entries that name each other be published one after the other', async () => {
    const [left, right] = [
      await editor.create(LOCATION, location('Left')),
      await editor.create(LOCATION, location('Right')),
    ];
    await editor.publish(LOCATION, left.documentId, location('Left', hotspot(right)));
    await editor.publish(LOCATION, right.documentId, location('Right', hotspot(left)));
    expect(await errors()).toEqual([]);
  });

  test('sees what another process writes, however its clock goes, and judges a publish by it', async () => {
    // Behind the other locations, so that the latest date of all stays what it is.
    const earlier = DATABASE === 'sqlite' ? '1000' : "interval '1 s'";
    const rename = (payloadId: string) =>
      changeRows(
        strapi,
        `update content_locations set payload_id = '${payloadId}', updated_at = updated_at - ${earlier} where slug = 'door' and published_at is null`,
      );
    expect(await errors()).toEqual([]);
    await rename('elsewhere');
    expect((await refusalOf(editor.publish(WORLD, hall.documentId))).fields).toEqual(['start_location_id']);
    expect(await errors()).toMatchObject([
      { code: 'danglingTarget', subject: { kind: 'world', id: 'hall' } },
    ]);
    await rename('hall-door');
    expect(await errors()).toEqual([]);
  });

  test('judges an entry by its own errors alone, and not by warnings', async () => {
    const sound = await editor.create(LOCATION, location('Sound'));
    const broken = await editor.create(LOCATION, location('Broken', hotspot()));
    const found = (await examine()).findings.filter(({ entry }) => entry?.documentId === broken.documentId);
    expect(found.map(({ severity }) => severity)).toEqual(expect.arrayContaining(['error', 'warning']));
    await expect(editor.publish(LOCATION, sound.documentId, location('Sound'))).resolves.toBeDefined();
    const refused = await refusalOf(
      editor.publish(LOCATION, broken.documentId, location('Broken', hotspot())),
    );
    expect(refused.fields).toEqual(['hotspots.0.action_target']);
    await editor.remove(LOCATION, broken.documentId);
    expect(await errors()).toEqual([]);
  });

  test('names both of two entries that are called the same, and refuses the later one', async () => {
    const entries = [await makeMenu('Early'), await makeMenu('Late')] as const;
    const [found] = await errors();
    expect(found).toMatchObject({ code: 'duplicate', subject: { kind: 'menu', id: 'main', field: 'key' } });
    expect([found?.entry?.title, found?.rival?.title].toSorted()).toEqual(['Early', 'Late']);
    // Whichever of them the doctor would keep: each comes first once.
    for (const [first, second] of [entries, entries.toReversed()] as readonly (readonly Entry[])[]) {
      await editor.publish(MENU, first?.documentId ?? '');
      await expect(editor.publish(MENU, first?.documentId ?? '')).resolves.toBeDefined();
      expect((await refusalOf(editor.publish(MENU, second?.documentId ?? ''))).fields).toEqual(['key']);
      await editor.request('POST', `${COLLECTIONS}/${MENU}/actions/bulkUnpublish`, {
        documentIds: [first?.documentId],
        locale: 'en',
      });
    }
    for (const { documentId } of entries) await editor.remove(MENU, documentId);
    expect(await errors()).toEqual([]);
  });

  test('says which of many entries it refuses, and publishes none of them', async () => {
    const sound = await editor.create(LOCATION, location('Steady'));
    const broken = await editor.create(LOCATION, location('Shaky', hotspot()));
    const refused = await refusalOf(
      editor.request('POST', `${COLLECTIONS}/${LOCATION}/actions/bulkPublish`, {
        documentIds: [sound.documentId, broken.documentId],
        locale: 'en',
      }),
    );
    expect(refused.message).toMatch(/^“Shaky”: /);
    expect((await editor.find(LOCATION, sound.documentId))['status']).toBe('draft');
    await editor.remove(LOCATION, broken.documentId);
    await editor.remove(LOCATION, sound.documentId);
  });

  test('does not hold up one language for the draft of another', async () => {
    const { documentId } = await editor.create(LOCATION, location('Spoken'));
    await editor.publish(LOCATION, documentId, german(), 'de');
    await editor.update(LOCATION, documentId, german(hotspot()), 'de');
    expect(await errors()).toMatchObject([{ subject: { locale: 'de' } }]);
    await expect(editor.publish(LOCATION, documentId, location('Spoken'), 'en')).resolves.toBeDefined();
    const refused = await refusalOf(editor.publish(LOCATION, documentId, german(hotspot()), 'de'));
    expect(refused.fields).toEqual(['hotspots.0.action_target']);
    await editor.remove(LOCATION, documentId);
  });

  test('forgets what a refused write would have changed', async () => {
    const sound = await editor.createPublished(LOCATION, location('Kept'));
    await refusalOf(editor.publish(LOCATION, sound.documentId, location('Kept', hotspot())));
    expect(await errors()).toEqual([]);
  });

  test('reads what the content API gives to the web server', async () => {
    for (const { documentId, status } of await editor.list(LOCATION, 'locale=en')) {
      if (status !== 'published') await editor.publish(LOCATION, documentId);
    }
    const published = await loadBundle({ cmsUrl: strapi.url, token: strapi.readToken, fetch });
    expect((await examine()).version).toBe(published.version);
  });

  test.runIf(TOOLS)('says that a clip does not meet its picture, as soon as that is measured', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'));
    const clip = readFileSync(await film(folder, 'walk.mp4'));
    rmSync(folder, { recursive: true });
    const video = await editor.upload(new File([clip], 'walk.mp4', { type: 'video/mp4' }));
    const white = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const image = await editor.upload(new File([new Uint8Array(white)], 'white.png', { type: 'image/png' }));
    const key = 'default_background_4x3';
    const background = [{ __component: 'background-content.image', key, image }];
    const from = await editor.create(LOCATION, location('West', { background }));
    const target = await editor.create(LOCATION, location('East', { background }));
    const move = await editor.create(TRANSITION, {
      from: linkTo(from),
      to: linkTo(target),
      world: linkTo(hall),
      background: [{ __component: 'background-content.video', key, video, loop: false }],
    });
    await expect
      .poll(clipMismatches, { timeout: 45_000, interval: 200 })
      .toEqual(Array(2).fill(expect.objectContaining({ documentId: move.documentId })));
    for (const { documentId } of [from, target]) await editor.remove(LOCATION, documentId);
    await editor.remove(TRANSITION, move.documentId);
  });

  describe('shows its findings', () => {
    test('to no one without an account', async () => {
      expect((await fetch(`${strapi.url}${DOCTOR_PATH}`)).status).toBe(401);
    });

    test('to editors', async () => {
      const writer = await makeAccount(strapi, editor, {
        role: await roleOf(editor, 'strapi-editor'),
        name: 'writer',
      });
      await expect(writer.request('GET', DOCTOR_PATH)).resolves.toBeDefined();
    });

    test('to no author, who sees only their own entries', async () => {
      const author = await makeAccount(strapi, editor, {
        role: await roleOf(editor, 'strapi-author'),
        name: 'author',
      });
      expect((await refusalOf(author.request('GET', DOCTOR_PATH))).status).toBe(403);
    });

    test('to a role that has the right, and to no other', async () => {
      const { data: role } = (await editor.request('POST', '/admin/roles', {
        name: 'Guest',
        description: 'Looks on',
      })) as { data: { id: number } };
      const guest = await makeAccount(strapi, editor, { role: role.id, name: 'guest' });
      expect((await refusalOf(guest.request('GET', DOCTOR_PATH))).status).toBe(403);
      await editor.request('PUT', `/admin/roles/${role.id}/permissions`, {
        permissions: [pluginPermission(READ_DOCTOR)],
      });
      await expect(guest.request('GET', DOCTOR_PATH)).resolves.toBeDefined();
    });
  });
});
