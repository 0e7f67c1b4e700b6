import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentBundle } from '@vitrine/content/preview-content';
import { derivePreviewKeys, readPreview } from '@vitrine/content/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, DASHBOARD, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import {
  PREVIEW_EDITS_PATH,
  PREVIEW_ENTRY_PATH,
  PREVIEW_LINKS_PATH,
} from '../src/plugins/showroom/contracts/preview.ts';
import type {
  EntryAnswer,
  LinkRequest,
  LinksAnswer,
  SharedLink,
} from '../src/plugins/showroom/contracts/preview.ts';
import { linkTo, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let den: Entry;

/** The name of an opened panel. */
const SESSION = 'a'.repeat(32);

function keys() {
  return derivePreviewKeys(readFileSync(join(strapi.dataDir, 'revalidate-secret'), 'utf8').trim());
}

/** What the web server gets for a link. */
async function seenBy(link: string): Promise<SentBundle> {
  const answer = await fetch(`${strapi.url}/api/showroom/preview/content?link=${link}`, {
    headers: { authorization: `Bearer ${keys().call}` },
  });
  return (await answer.json()) as SentBundle;
}

async function titlesSeenBy(link: string): Promise<readonly string[]> {
  const snapshot = (await seenBy(link)).snapshots['en'];
  return snapshot !== undefined && 'locations' in snapshot
    ? snapshot.locations.map(({ title }) => title)
    : [];
}

async function shareAs(link: Partial<LinkRequest>): Promise<SharedLink> {
  const asked = { world: 'hall', hours: 24, extent: 'everything', ...link };
  const { data } = (await editor.request('POST', PREVIEW_LINKS_PATH, asked)) as LinksAnswer;
  const [made] = data.links;
  if (made === undefined) throw new Error('No link was made.');
  return made;
}

function asDraft(uid: string, { documentId }: Entry) {
  return { extent: 'entry', world: 'yard', entry: { uid, documentId, locale: 'en' } } as const;
}

async function entryAt(address: string) {
  const query = new URLSearchParams({ session: SESSION, address });
  return ((await editor.request('GET', `${PREVIEW_ENTRY_PATH}?${query}`)) as EntryAnswer).data;
}

describe('links and addresses', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    hall = await editor.create(WORLD, { name: 'Hall', slug: 'hall' });
    den = await editor.create(LOCATION, { title: 'Den', slug: 'den', world: linkTo(hall) });
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('a link for one world has nothing of another one', async () => {
    const cellar = await editor.create(WORLD, { name: 'Cellar', slug: 'cellar' });
    const vault = await editor.create(LOCATION, { title: 'Vault', slug: 'vault', world: linkTo(cellar) });
    const secret = await editor.create(ARTICLE, { title: 'Secret' });
    const plant = await editor.create(DASHBOARD, {
      title: 'Plant',
      figures: [
        { label: 'Power', value: '1', source_address: 'https://plant.example/power.csv', source_field: 'kW' },
      ],
    });
    const { id, extent } = await shareAs({ extent: 'world' });
    expect(extent).toBe('world');
    const seen = await seenBy(id);
    const text = JSON.stringify(seen);
    for (const other of ['Vault', 'Cellar', 'Secret', 'plant.example']) expect(text).not.toContain(other);
    expect(await titlesSeenBy((await shareAs({})).id)).toContain('Vault');
    // The web server keeps snapshots by their versions, and would take one for the other.
    const all = await seenBy((await shareAs({})).id);
    expect(seen.snapshots['en']?.version).not.toBe(all.snapshots['en']?.version);
    expect(JSON.stringify(all.serverOnly)).toContain('plant.example');
    await editor.remove(DASHBOARD, plant.documentId);
    await editor.remove(LOCATION, vault.documentId);
    await editor.remove(WORLD, cellar.documentId);
    await editor.remove(ARTICLE, secret.documentId);
  });

  test('a link for one entry shows its draft, and the rest as visitors see it', async () => {
    const yard = await editor.create(WORLD, { name: 'Yard', slug: 'yard' });
    const gate = await editor.create(LOCATION, { title: 'Gate', slug: 'gate', world: linkTo(yard) });
    const shed = await editor.create(LOCATION, { title: 'Shed', slug: 'shed', world: linkTo(yard) });
    const pump = await editor.create(ARTICLE, { title: 'Pump', public_id: 4711 });
    await expect(shareAs(asDraft(LOCATION, gate))).rejects.toMatchObject({ status: 400 });
    await editor.publish(WORLD, yard.documentId);
    await editor.publish(LOCATION, gate.documentId);
    await editor.publish(LOCATION, shed.documentId);
    await editor.update(LOCATION, gate.documentId, { title: 'Gate as a draft' });
    await editor.update(LOCATION, shed.documentId, { title: 'Shed as a draft' });

    const { id, title, href } = await shareAs(asDraft(LOCATION, gate));
    expect(title).toBe('Gate as a draft');
    expect(await titlesSeenBy(id)).toEqual(['Gate as a draft', 'Shed']);
    const claims = readPreview(keys(), new URL(href).searchParams.get('token') ?? '');
    expect(claims).toMatchObject({ kind: 'link', world: 'yard', address: '/yard/gate' });

    // Nothing leads to the article yet.
    const ofPump = await shareAs(asDraft(ARTICLE, pump));
    const seen = JSON.stringify(await seenBy(ofPump.id));
    expect(seen).toContain('Pump');
    expect(seen).not.toContain('as a draft');
    expect(seen).not.toContain('Den');
    for (const { documentId } of [gate, shed]) await editor.remove(LOCATION, documentId);
    await editor.remove(WORLD, yard.documentId);
    await editor.remove(ARTICLE, pump.documentId);
  });

  test('what is seen at an address is found, in the language that is shown', async () => {
    const { documentId } = den;
    await editor.update(LOCATION, documentId, { title: 'Zimmer', slug: 'den' }, 'de');
    await editor.request('POST', PREVIEW_EDITS_PATH, {
      session: SESSION,
      uid: LOCATION,
      documentId,
      locale: 'en',
    });
    expect(await entryAt('/hall/den')).toEqual({ uid: LOCATION, documentId, locale: 'en' });
    expect(await entryAt('/de/hall/den?places')).toEqual({ uid: LOCATION, documentId, locale: 'de' });
    expect(await entryAt('/hall')).toMatchObject({ uid: WORLD, documentId: hall.documentId });
    await expect(entryAt('/hall/nowhere')).rejects.toMatchObject({ status: 404 });
    await expect(entryAt('https://example.com/')).rejects.toMatchObject({ status: 400 });
  });
});
