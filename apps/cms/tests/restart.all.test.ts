import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EDIT_VIEWS } from '../src/setup/edit-views/apply-edit-views.ts';
import { logIn, read, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { createDatabase } from './test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-cms-'));
const database = await createDatabase();
let strapi: StartedStrapi;
let editor: Editor;

beforeAll(async () => {
  strapi = await startStrapi({ dataDir, databaseUrl: database.url });
  editor = await registerEditor(strapi);
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

interface Configuration {
  readonly settings: object;
  readonly layouts: object;
  readonly metadatas: Readonly<Record<string, { readonly edit: object; readonly list: object }>>;
}

function pathOf(uid: string) {
  return `/content-manager/${uid.includes('::') ? 'content-types' : 'components'}/${uid}/configuration`;
}

/** As the panel's “Configure the view” reads it: what lists add of their own is not sent back. */
async function configurationOf(uid: string): Promise<Configuration> {
  const { data } = (await editor.request('GET', pathOf(uid))) as {
    data: { contentType?: Configuration; component?: Configuration };
  };
  const { settings, layouts, metadatas } = (data.contentType ?? data.component) as Configuration;
  const editable = Object.entries(metadatas).map(([field, { edit, list }]) => {
    const { mainField: _, ...column } = list as { mainField?: unknown };
    return [field, { edit, list: column }];
  });
  return { settings, layouts, metadatas: Object.fromEntries(editable) };
}

describe('the edit views', () => {
  test('are such that Strapi lets an editor save every one of them', async () => {
    for (const uid of Object.keys(EDIT_VIEWS)) {
      const saved = editor.request('PUT', pathOf(uid), await configurationOf(uid)).then(
        () => uid,
        (error: unknown) => `${uid}: ${String(error)}`,
      );
      expect(await saved).toBe(uid);
    }
  }, 120_000);

  test('explain their fields, and keep what an editor has changed', async () => {
    const uid = 'api::world.world';
    const { metadatas, ...rest } = await configurationOf(uid);
    expect(metadatas['slug']?.edit).toMatchObject({
      label: 'Slug',
      description: expect.stringContaining('address'),
    });
    const slug = { list: metadatas['slug']?.list, edit: { ...metadatas['slug']?.edit, label: 'Address' } };
    await editor.request('PUT', pathOf(uid), { ...rest, metadatas: { ...metadatas, slug } });
    await strapi.stop();
    strapi = await startStrapi({ dataDir, databaseUrl: database.url });
    editor = await logIn(strapi);
    const after = await configurationOf(uid);
    expect(after.metadatas['slug']?.edit).toMatchObject({ label: 'Address' });
    expect(after.metadatas['name']?.edit).toMatchObject({ label: 'Name' });
  }, 300_000);
});

describe('the read token', () => {
  const tokenFile = join(dataDir, 'cms-token');

  test('is readable by its owner alone and survives a restart', async () => {
    expect(statSync(tokenFile).mode & 0o777).toBe(0o600);
    const before = strapi.readToken;
    await strapi.stop();
    strapi = await startStrapi({ dataDir, databaseUrl: database.url });
    expect(strapi.readToken).toBe(before);
    await expect(read(strapi, '/api/worlds')).resolves.toMatchObject({ data: [] });
  }, 300_000);

  test('is renewed when the database does not know it', async () => {
    await strapi.stop();
    writeFileSync(tokenFile, 'lost\n');
    strapi = await startStrapi({ dataDir, databaseUrl: database.url });
    expect(strapi.readToken).not.toBe('lost');
    await expect(read(strapi, '/api/worlds')).resolves.toMatchObject({ data: [] });
  }, 300_000);
});

test('the CMS ends cleanly on SIGTERM', async () => {
  expect(await strapi.stop()).toBe(0);
});
