import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { readWorldArchive, writeWorldArchive } from '@vitrine/world-file';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_MEDIA_FOLDER } from '../../../demo/read-content.ts';
import { CMS_ROOT } from '../scripts/compile.ts';
import { LOCATION } from '../src/content-model/content-uids.ts';
import type { ImportAnswer } from '../src/plugins/showroom/contracts/transfer.ts';
import { logInAs } from './editor.ts';
import { smallWorld, withEntry } from './small-world.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { archiveOf, text, transferCalls } from './transfer-calls.ts';
import type { TransferCalls } from './transfer-calls.ts';

let strapi: StartedStrapi;
let calls: TransferCalls;

beforeAll(async () => {
  strapi = await startStrapi();
  calls = await transferCalls(strapi);
});

afterAll(() => strapi.stop());

function tourCalled(title: string): Uint8Array {
  return text(JSON.stringify({ default: { title }, scenes: { a: { panorama: 'a.jpg' } } }));
}

describe('the page for import and export', () => {
  test('examines a world file, brings it in, and takes it out again', async () => {
    const kept = calls.kept();
    expect((await calls.send(archiveOf())).status).toBe(200);
    expect(await calls.lastState()).toMatchObject({
      status: 'examined',
      file: 'file.zip',
      preview: {
        isTour: false,
        locales: ['en', 'de'],
        worlds: [{ slug: 'hall', name: 'Hall', isNew: true }],
        entries: expect.arrayContaining([{ type: 'locations', added: 2, changed: 0, unchanged: 0 }]),
        media: { added: 2, changed: 0, unchanged: 0 },
        conflicts: [],
        unpublished: [],
        remarks: [],
      },
    });
    expect((await calls.start('nothing')).status).toBe(200);
    // One more file has to wait, and so has a second start.
    expect((await calls.send(archiveOf())).status).toBe(429);
    expect((await calls.start('nothing')).status).toBe(429);
    const states = await calls.watched();
    const parts = states.flatMap((state) => (state.status === 'importing' ? [state.done] : []));
    expect(parts.length).toBeGreaterThan(3);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(states.at(-1)).toMatchObject({
      status: 'done',
      result: { entries: 9, media: 2, worlds: [{ name: 'Hall' }], accessCodes: [{ world: 'hall' }] },
    });
    expect(calls.kept()).toEqual(kept);

    expect(await (await calls.call('/worlds')).json()).toEqual({
      data: [{ slug: 'hall', name: 'Hall', locations: 2 }],
    });
    const answer = await calls.call('/export?world=hall');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength);
    expect(readWorldArchive(bytes).worldFile.entries.locations).toMatchObject(
      smallWorld().worldFile.entries.locations ?? {},
    );
    await calls.send(bytes);
    expect(await calls.lastState()).toMatchObject({
      status: 'examined',
      preview: { conflicts: [], media: { added: 0, unchanged: 2 } },
    });
  });

  test('names conflicts and unpublished work, and overwrites what it was told to', async () => {
    const [door] = await calls.editor.list(LOCATION, 'filters[payloadId][$eq]=door&locale=en');
    await calls.editor.update(LOCATION, door?.documentId ?? '', { title: 'Work' });
    await calls.send(archiveOf(withEntry('locations', 'door', { title: { en: 'Gate', de: 'Tor' } })));
    expect(await calls.lastState()).toMatchObject({
      preview: {
        worlds: [{ isNew: false }],
        conflicts: [{ code: 'differs', path: 'locations.door' }],
        unpublished: [{ code: 'unpublished', path: 'locations.door' }],
      },
    });
    await calls.start('published');
    expect(await calls.lastState()).toMatchObject({ status: 'failed', remarks: [{ code: 'unpublished' }] });
    await calls.send(archiveOf(withEntry('locations', 'door', { title: { en: 'Gate', de: 'Tor' } })));
    await calls.lastState();
    await calls.start('drafts');
    expect(await calls.lastState()).toMatchObject({ status: 'done', result: { entries: 1 } });
  });

  test('takes looping details with their videos, and takes them out again', async () => {
    const video = new Uint8Array(readFileSync(join(DEMO_MEDIA_FOLDER, 'backgrounds', 'agv-charger.mp4')));
    const details = [
      {
        name: 'Lamp',
        video: 'lamp.mp4',
        area: { x: 19.375, y: 43.8889, width: 3.9583, height: 3.6111 },
        area_mobile: { x: 1, y: 2, width: 3, height: 4 },
      },
    ];
    const archive = writeWorldArchive(
      {
        format: 'vitrine-world',
        version: 1,
        locales: ['en'],
        entries: {
          worlds: { lit: { slug: 'lit', name: { en: 'Lit' } } },
          locations: {
            lamp: { payloadId: 'lamp', slug: 'lamp', world: 'lit', title: { en: 'Lamp' }, details },
          },
        },
        media: { 'lamp.mp4': { file: 'lamp.mp4', alternativeText: '' } },
      },
      new Map([['lamp.mp4', video]]),
    );
    await calls.send(archive);
    await calls.lastState();
    await calls.start('nothing');
    expect(await calls.lastState()).toMatchObject({ status: 'done', result: { entries: 2, media: 1 } });
    const answer = await calls.call('/export?world=lit');
    const exported = readWorldArchive(new Uint8Array(await answer.arrayBuffer()));
    expect(exported.worldFile.entries.locations?.['lamp']).toMatchObject({ details });
    expect(exported.media.get('lamp.mp4')).toEqual(video);
  });

  test('takes a tour of another viewer', async () => {
    const panorama = readFileSync(join(DEMO_MEDIA_FOLDER, 'panoramas', 'atrium.jpg'));
    const tour = {
      default: { firstScene: 'a', title: 'Loft' },
      scenes: { a: { title: 'Kitchen', panorama: 'a.jpg', hotSpots: [] } },
    };
    await calls.send(
      zipSync({
        'tour.json': new TextEncoder().encode(JSON.stringify(tour)),
        'a.jpg': new Uint8Array(panorama),
      }),
      'name=loft.zip&locale=de&title=Dachboden',
    );
    expect(await calls.lastState()).toMatchObject({
      status: 'examined',
      preview: { isTour: true, locales: ['de'], worlds: [{ name: 'Dachboden', isNew: true }] },
    });
    const kept = calls.kept().length;
    const answer = await calls.discard(await calls.fileNow());
    expect(((await answer.json()) as ImportAnswer).data).toEqual({ status: 'idle' });
    expect(calls.kept()).toHaveLength(kept - 1);
  });

  test('makes rooms to look around in of a tour', async () => {
    const folder = join(CMS_ROOT, '../../packages/tours/fixtures/pannellum');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:json|jpg)$/.test(name))
      .map((name) => [name.replaceAll('\\', '/'), new Uint8Array(readFileSync(join(folder, name)))] as const);
    await calls.send(zipSync(Object.fromEntries(files)), 'name=house.zip&locale=en');
    expect(await calls.lastState()).toMatchObject({
      status: 'examined',
      preview: { isTour: true, remarks: [] },
    });
    await calls.start('nothing');
    expect(await calls.lastState()).toMatchObject({ status: 'done' });
    const [hall] = await calls.editor.list(LOCATION, 'locale=en&filters[slug][$eq]=hall');
    expect(await calls.editor.find(LOCATION, hall?.documentId ?? '')).toMatchObject({
      title: 'Hall',
      background: [{ key: 'default_background_4x3' }, { key: 'default_background_16x9' }],
      panorama: {
        picture: { name: 'house-by-the-lake-hall--panorama.jpg', width: 256, height: 128 },
        yaw: 0,
        pitch: 0,
        field_of_view: 100,
      },
      hotspots: [
        { title: 'Kitchen', position: { x: 65.27 }, position_panorama: null },
        { title: 'Garden', position: null, position_panorama: { yaw: -120, pitch: 0 } },
        { __component: 'hotspots.open-article' },
      ],
    });
  });

  test('lets an editor choose one of several tours in a file', async () => {
    const panorama = new Uint8Array(readFileSync(join(DEMO_MEDIA_FOLDER, 'panoramas', 'atrium.jpg')));
    const kept = calls.kept().length;
    await calls.send(
      zipSync({
        'north/tour.json': tourCalled('Virtual Tour'),
        'north/a.jpg': panorama,
        'south/tour.json': tourCalled('South wing'),
        'south/a.jpg': panorama,
        'backup/tour.json': tourCalled('Copy'),
      }),
      'name=both.zip&locale=en',
    );
    expect(await calls.lastState()).toMatchObject({
      status: 'choosing',
      tours: [
        { at: 'north/tour.json', name: 'North', format: 'pannellum', scenes: 1 },
        { at: 'south/tour.json', name: 'South wing', format: 'pannellum', scenes: 1 },
      ],
    });
    expect((await calls.start('nothing')).status).toBe(400);
    expect((await calls.choose('north/tour.json')).status).toBe(200);
    expect(await calls.lastState()).toMatchObject({
      status: 'examined',
      preview: { isTour: true, worlds: [{ slug: 'north', name: 'North', isNew: true }] },
    });
    expect((await calls.choose('south/tour.json')).status).toBe(400);
    await calls.discard(await calls.fileNow());
    expect(calls.kept()).toHaveLength(kept);
  });

  test('refuses hostile files with a sentence, and keeps nothing of them', async () => {
    const kept = calls.kept();
    for (const [bytes, sentence] of [
      [text('<html>'), /not a zip archive/],
      [zipSync({ '../world.json': text('{}') }), /whose path leads elsewhere/],
      [zipSync({ 'world.json': new Uint8Array(60_000_000) }, { level: 9 }), /grow more than 200 times/],
      [zipSync({ 'letter.txt': text('x') }), /There is no tour in these files/],
      [zipSync({ 'tour.xml': text('<!DOCTYPE a [<!ENTITY b "c">]><krpano/>') }), /document type/],
      [archiveOf(withEntry('icons', 'robot', { name: '<script>alert(1)</script>' })), /is not allowed/],
    ] as const) {
      await calls.send(bytes);
      const state = await calls.lastState();
      expect(state).toMatchObject({ status: 'refused' });
      expect(state?.status === 'refused' && state.remarks[0]?.sentence).toMatch(sentence);
    }
    expect(calls.kept()).toEqual(kept);
    expect((await calls.start('nothing')).status).toBe(400);
  });

  test('refuses what is too large before it reads it', async () => {
    const status = await new Promise((resolve, reject) => {
      const upload = request(`${strapi.url}/showroom/transfer/import?name=big.zip`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${calls.bearer}`,
          'content-type': 'application/zip',
          'content-length': String(2 * 1024 ** 3),
        },
      });
      upload.once('response', (answer) => {
        resolve(answer.statusCode);
        upload.destroy();
      });
      upload.once('error', reject);
      upload.flushHeaders();
    });
    expect(status).toBe(413);
  });

  test('is for those alone who may', async () => {
    const roles = (await calls.editor.request('GET', '/admin/roles')) as {
      data: { id: number; code: string }[];
    };
    const role = roles.data.find(({ code }) => code === 'strapi-editor')?.id;
    const other = { email: 'writer@example.com', password: 'Only-4-tests' };
    const created = (await calls.editor.request('POST', '/admin/users', {
      email: other.email,
      firstname: 'W',
      lastname: 'W',
      roles: [role],
    })) as { data: { registrationToken: string } };
    await calls.editor.request('POST', '/admin/register', {
      registrationToken: created.data.registrationToken,
      userInfo: { firstname: 'W', lastname: 'W', password: other.password },
    });
    const writer = await logInAs(strapi, other);
    for (const path of ['/worlds', '/export?world=hall', '/import', '/import/progress']) {
      await expect(writer.request('GET', `/showroom/transfer${path}`)).rejects.toMatchObject({ status: 403 });
    }
    expect((await fetch(`${strapi.url}/showroom/transfer/import`)).status).toBe(401);
  });
});
