import { loadBundle } from '@vitrine/content/load-bundle';
import type { ContentBundle } from '@vitrine/content/bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { DOCTOR_PATH } from '../src/plugins/showroom/contracts/doctor.ts';
import type { DoctorAnswer, LocatedFinding } from '../src/plugins/showroom/contracts/doctor.ts';
import { WORLDS_PATH } from '../src/plugins/showroom/contracts/worlds.ts';
import type { ListedWorld, WorldsAnswer } from '../src/plugins/showroom/contracts/worlds.ts';
import { linkTo, PIXEL, read, Refused, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

/** Milliseconds: on a busy machine every publish takes seconds. */
const PATIENCE = 240_000;
const OPEN_LOCATION = { access: 'public', access_scopes: null, access_from: null, access_until: null };
const OPEN = { protect_with_password: false, password: null, only_logged_in_users: false };

let strapi: StartedStrapi;
let editor: Editor;
let harbour: Entry;
let cinema: Entry;

/** What visitors get, in every language. */
function load(): Promise<ContentBundle> {
  return loadBundle({ cmsUrl: strapi.url, token: strapi.readToken, fetch });
}

function harbours({ snapshots }: ContentBundle) {
  return Object.values(snapshots).map(({ worlds }) => worlds.find(({ slug }) => slug === 'harbour'));
}

function cinemas({ snapshots }: ContentBundle) {
  return Object.values(snapshots).map(
    ({ locations }) => locations.find(({ slug }) => slug === 'cinema')?.access,
  );
}

async function accessFindings(): Promise<readonly LocatedFinding[]> {
  return ((await editor.request('GET', DOCTOR_PATH)) as DoctorAnswer).data.findings.filter(
    ({ code }) => code === 'accessDiffers' || code === 'codeMissing',
  );
}

async function listed(): Promise<ListedWorld | undefined> {
  return ((await editor.request('GET', WORLDS_PATH)) as WorldsAnswer).data.find(
    ({ slug }) => slug === 'harbour',
  );
}

function codes(): Promise<unknown> {
  return read(strapi, '/api/world-access');
}

/** As the button of the form does it: the fields are saved and this language alone is published. */
function publishIn(locale: string, uid: string, entry: Entry, fields: object): Promise<Entry> {
  return editor.publish(
    uid,
    entry.documentId,
    { ...(uid === WORLD ? { name: `Harbour ${locale}` } : { title: `Cinema ${locale}` }), ...fields },
    locale,
  );
}

async function publishBoth(uid: string, entry: Entry, fields: object): Promise<void> {
  await publishIn('en', uid, entry, fields);
  await publishIn('de', uid, entry, fields);
}

describe('access published in one language,', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    const image = await editor.upload(new File([PIXEL], 'pixel.png', { type: 'image/png' }));
    harbour = await editor.create(WORLD, { name: 'Harbour', slug: 'harbour' });
    cinema = await editor.create(LOCATION, {
      title: 'Cinema',
      slug: 'cinema',
      world: linkTo(harbour),
      background: [{ __component: 'background-content.image', key: 'mobile', image }],
    });
    await editor.update(WORLD, harbour.documentId, { name: 'Hafen' }, 'de');
    await editor.update(LOCATION, cinema.documentId, { title: 'Kino' }, 'de');
    await publishBoth(WORLD, harbour, OPEN);
    await publishBoth(LOCATION, cinema, {});
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('is open in every language before', async () => {
    const bundle = await load();
    expect(harbours(bundle)).toHaveLength(7);
    for (const world of harbours(bundle))
      expect(world).toMatchObject({ isProtected: false, isLoginOnly: false });
    expect(await accessFindings()).toEqual([]);
    expect(await listed()).toMatchObject({ closedLocations: 0 });
    expect(await listed()).not.toHaveProperty('lock');
  });

  test('a code of a world closes it in all, and its code opens it', async () => {
    await publishIn('en', WORLD, harbour, { ...OPEN, protect_with_password: true, password: '8822' });
    const bundle = await load();
    for (const world of harbours(bundle)) {
      expect(world).toMatchObject({ isProtected: true });
      expect(world).not.toHaveProperty('shutBecause');
    }
    expect(bundle.serverOnly.accessCodes).toEqual({ harbour: '8822' });
    expect(await listed()).toMatchObject({ lock: 'code' });
  });

  test('the doctor says so at the entry until the other languages are published too, and lets that happen', async () => {
    expect(await accessFindings()).toMatchObject([
      {
        severity: 'error',
        code: 'accessDiffers',
        world: 'harbour',
        subject: { kind: 'world', id: 'harbour', field: 'protect_with_password' },
        sentence: { parts: { languages: 'de ≠ en' } },
        entry: { uid: WORLD, documentId: harbour.documentId },
      },
    ]);
    await publishIn('de', WORLD, harbour, {});
    expect(await accessFindings()).toEqual([]);
  });

  test('another code that is published in one language is the code of all', async () => {
    await publishIn('de', WORLD, harbour, { password: '9933' });
    expect(await codes()).toEqual([{ slug: 'harbour', password: '9933' }]);
    const bundle = await load();
    for (const world of harbours(bundle)) expect(world).not.toHaveProperty('shutBecause');
    expect(bundle.serverOnly.accessCodes).toEqual({ harbour: '9933' });
    expect(await accessFindings()).toEqual([]);
  });

  test.each(['', '  ', null])('asking for a code is refused while the code is %j', async (password) => {
    const attempt = publishIn('en', WORLD, harbour, { protect_with_password: true, password });
    const refused: unknown = await attempt.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status: 400, fields: ['password'] });
    expect(refused).toHaveProperty(
      'message',
      expect.stringContaining('asks for an access code and has none: it is closed to everyone.'),
    );
    expect(await codes()).toEqual([{ slug: 'harbour', password: '9933' }]);
  });

  test(
    'a login that only one language asks for is asked for in all',
    async () => {
      await publishBoth(WORLD, harbour, OPEN);
      await publishIn('de', WORLD, harbour, { ...OPEN, only_logged_in_users: true });
      for (const world of harbours(await load())) expect(world).toMatchObject({ isLoginOnly: true });
      expect(await listed()).toMatchObject({ lock: 'login' });
      expect(await accessFindings()).toMatchObject([{ subject: { field: 'only_logged_in_users' } }]);
      await publishIn('de', WORLD, harbour, OPEN);
    },
    PATIENCE,
  );

  test.each([
    ['en', 'access', { access: 'logged_in' }, { rule: { kind: 'loggedIn' } }],
    ['de', 'access', { access: 'scopes', access_scopes: 'partner' }, { rule: { scopes: ['partner'] } }],
    ['en', 'access_from', { access_from: '2099-01-01T00:00:00.000Z' }, { from: '2099-01-01T00:00:00.000Z' }],
    [
      'de',
      'access_until',
      { access_until: '2020-01-01T00:00:00.000Z' },
      { until: '2020-01-01T00:00:00.000Z' },
    ],
  ])(
    'in %s the %s of a location closes it in all: %j',
    async (locale, field, fields, wanted) => {
      await publishIn(locale, LOCATION, cinema, fields);
      const found = cinemas(await load());
      expect(found).toHaveLength(7);
      for (const access of found) expect(access).toMatchObject(wanted);
      expect(await listed()).toMatchObject({ closedLocations: 1 });
      expect(await accessFindings()).toMatchObject([
        { world: 'harbour', subject: { kind: 'location', id: cinema['payloadId'], field } },
      ]);
      await publishIn(locale, LOCATION, cinema, OPEN_LOCATION);
    },
    PATIENCE,
  );
});
