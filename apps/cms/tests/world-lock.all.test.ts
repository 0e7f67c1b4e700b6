import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { CMS_ROOT } from '../scripts/compile.ts';
import type { Documents } from '../src/content-model/documents.ts';
import { importWorld } from '../src/world-transfer/import-world.ts';
import { WorldTransferError } from '../src/world-transfer/transfer-error.ts';
import { refusalOf } from './refused-import.ts';
import { smallWorld, withEntry } from './small-world.ts';
import { bootForTests } from './booted-strapi.ts';
import { DATABASE } from './test-database.ts';
import { everythingIn } from './whole-database.ts';

const { strapi, dataDir, databaseUrl } = await bootForTests();

const RUNNING = 'Another import into this CMS is running: wait until it is done, then import this file.';

/** A process that holds the lock for as long as it lives. A lock that cannot be released any more would not remain. */
const HOLD = {
  sqlite: `const { tryLockFile } = await import(process.argv[1]);
const release = tryLockFile(process.argv[2]);
process.stdout.write('held');
setInterval(() => release, 60_000);`,
  postgres: `const { withImportLock } = await import(process.argv[1]);
const { default: knex } = await import('knex');
const connection = knex({ client: 'pg', connection: process.argv[2] });
await withImportLock({ db: { dialect: { client: 'postgres' }, connection } }, async () => {
  process.stdout.write('held');
  await new Promise((resolve) => setTimeout(resolve, 60_000));
});`,
};

const MODULE = { sqlite: 'environment/file-lock.ts', postgres: 'world-transfer/import-lock.ts' };

test('an import that fails and cannot tidy up says both, and which files are left', async () => {
  const uploads = strapi.plugin('upload').service('upload') as { remove: (file: object) => Promise<unknown> };
  const remove = vi.spyOn(uploads, 'remove').mockRejectedValueOnce(new Error('The disk is gone.'));
  // Two transitions between the same locations: the CMS refuses the second one, after everything else was written.
  const twin = { payloadId: 'twin', world: 'hall', from: 'door', to: 'room' };
  const error = await importWorld(strapi, smallWorld(withEntry('transitions', 'twin', twin))).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof WorldTransferError)) throw error;
  expect(error.code).toBe('failed');
  expect(error.notes.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/There is already a transition from .* No entry was imported\.$/),
    expect.stringMatching(
      /^The media library could not be tidied up \(The disk is gone\.\): delete there yourself “(?:icon\.svg|Desk \(1\)\.jpg)”\.$/,
    ),
  ]);
  // One is stuck; that is no reason to leave the others.
  expect(remove).toHaveBeenCalledTimes(2);
  expect((error.cause as AggregateError).errors).toHaveLength(2);
});

describe('an import while another one is under way', () => {
  test('is refused as busy, and removes nothing of the first one', async () => {
    const outcomes = await Promise.allSettled([
      importWorld(strapi, smallWorld()),
      importWorld(strapi, smallWorld()),
    ]);
    const [done, refused] = outcomes.toSorted((one, other) => one.status.localeCompare(other.status));
    expect(done).toMatchObject({ status: 'fulfilled', value: { entries: 9 } });
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'busy', message: RUNNING } });
    expect(everythingIn(dataDir)['files']?.some((file) => file.startsWith('icon_'))).toBe(true);
    expect(await importWorld(strapi, smallWorld())).toMatchObject({ entries: 0, media: 0, unchanged: 9 });
  });

  test('of another process waits as well, and not for one that was killed', async () => {
    const held = databaseUrl || `${join(dataDir, 'cms', 'content.sqlite')}.import-lock`;
    const module = join(CMS_ROOT, 'src', MODULE[DATABASE]);
    const other = spawn(process.execPath, ['--input-type=module', '--eval', HOLD[DATABASE], module, held], {
      cwd: CMS_ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [said] = await once(other.stdout, 'data');
      expect(String(said)).toBe('held');
      expect(await refusalOf({ strapi, dataDir }, smallWorld())).toEqual({
        code: 'busy',
        sentences: [RUNNING],
      });
    } finally {
      other.kill('SIGKILL');
      await once(other, 'exit');
    }
    // Postgres notices a moment later that a client is gone.
    await vi.waitFor(
      async () => expect(await importWorld(strapi, smallWorld())).toMatchObject({ unchanged: 9 }),
      { timeout: 20_000, interval: 200 },
    );
  });
});

test('a number that an editor takes while the media come in is the editor’s', async () => {
  const { worldFile, media } = smallWorld(
    withEntry('articles', '7-late', { public_id: 7, title: { en: 'Late' }, cover: 'late.svg' }),
  );
  const late = {
    worldFile: {
      ...worldFile,
      media: { ...worldFile.media, 'late.svg': { file: 'late.svg', alternativeText: '' } },
    },
    media: new Map([
      ...media,
      ['late.svg', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ]),
  };
  const uploads = strapi.plugin('upload').service('upload') as {
    upload: (options: object) => Promise<unknown>;
  };
  const articles = strapi.documents('api::article.article' as never) as unknown as Documents;
  const upload = uploads.upload.bind(uploads);
  vi.spyOn(uploads, 'upload').mockImplementationOnce(async (options) => {
    await articles.create({ locale: 'en', data: { title: 'Quicker', public_id: 7 } });
    return upload(options);
  });
  const { entries, notes } = await importWorld(strapi, late);
  expect(entries).toBe(1);
  expect(notes.map(({ sentence }) => sentence)).toContain(
    'articles.7-late: the number 7 belongs to “Quicker” here, so this one gets 8.',
  );
  const stored = await articles.findMany({ locale: 'en', filters: { title: { $in: ['Late', 'Quicker'] } } });
  expect(stored.map(({ title, public_id }) => [title, public_id])).toEqual([
    ['Quicker', 7],
    ['Late', 8],
  ]);
  expect(await importWorld(strapi, late)).toMatchObject({ entries: 0, media: 0 });
});
