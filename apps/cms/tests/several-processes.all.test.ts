import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucketServer } from '@vitrine/bucket/testing';
import type { BucketServer } from '@vitrine/bucket/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CMS_SECRETS } from '../../../scripts/testing/cms-secrets.ts';
import { IS_POSTGRES_INSTALLED, startPostgres } from '../../../scripts/testing/postgres-server.ts';
import type { PostgresServer } from '../../../scripts/testing/postgres-server.ts';
import { documentTextType } from '../src/documents/document-text-type.ts';
import type { VideoState } from '../src/contracts/media.ts';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import { WRITE_LOCK } from '../src/publishing/write-lock.ts';
import { logIn, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { film, TOOLS } from './ffmpeg.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { DATABASE, holdLock, rowsOf } from './test-database.ts';

/** Milliseconds. A first start on Postgres makes every table, and a killed process is replaced within half a minute. */
const PATIENCE = 360_000;
const TAKEN_OVER = { timeout: 30_000, interval: 250 };
const CONVERTED = { timeout: 240_000, interval: 250 };

const isPossible = IS_POSTGRES_INSTALLED && TOOLS !== undefined;
if (!isPossible)
  process.stderr.write('Tests of several processes of the CMS are skipped: no Postgres, or no ffmpeg.\n');

/** With a bucket each process has a data folder of its own. */
const KINDS = ['one data folder', 'one bucket'] as const;

describe.skipIf(!isPossible || DATABASE === 'postgres').each(KINDS)(
  'two processes of the CMS on one Postgres and %s',
  (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-several-'));
    let bucket: BucketServer | undefined;
    let postgres: PostgresServer;
    let processes: StartedStrapi[] = [];
    let editors: Editor[] = [];

    const begin = (index: number) => {
      const dataDir = join(folder, bucket === undefined ? 'data' : `data-${index}`);
      const env = bucket === undefined ? {} : { ...CMS_SECRETS, ...bucket.environment };
      return startStrapi({ dataDir, databaseUrl: postgres.url, env });
    };
    const rows = (select: string) => rowsOf(folder, select, postgres.url);

    beforeAll(async () => {
      postgres = await startPostgres();
      if (kind === 'one bucket') bucket = await startBucketServer();
      // At the same moment, on an empty database.
      processes = await Promise.all([begin(0), begin(1)]);
      const [one, other] = processes as [StartedStrapi, StartedStrapi];
      editors = [await registerEditor(one), await logIn(other)];
    }, PATIENCE);
    afterAll(async () => {
      await Promise.all(processes.map((strapi) => strapi.kill()));
      await Promise.all([postgres.remove(), bucket?.remove()]);
      rmSync(folder, { recursive: true, force: true });
    });

    const uploadBy = async (index: number, name: string, path: string, type: string): Promise<number> => {
      const blob = await openAsBlob(path, { type });
      const editor = editors[index];
      if (editor === undefined) throw new Error('There is no such process.');
      return editor.upload(new File([blob], name, { type }));
    };
    const videos = (): ReadonlyMap<number, VideoState> =>
      new Map(
        rows(
          "select key, value from strapi_core_store_settings where key like 'plugin_vitrine_video_%' order by id",
        ).map(({ key, value }) => [Number(String(key).split('_').at(-1)), JSON.parse(String(value))]),
      );
    /** A film that has to be converted, which takes longer than a process waits until it looks for work of others. */
    const oldFilm = (name: string) =>
      film(folder, name, { seconds: 12, picture: 'testsrc2=s=1280x720:r=25', coding: '-c:v mpeg4 -q:v 4' });

    test('both start at once on an empty database, and make everything once', () => {
      for (const [what, expected] of [
        ['i18n_locale', 7],
        ['app_settings', 1],
      ] as const) {
        const [row] = rows(`select count(distinct document_id) as number from ${what}`);
        expect([what, Number(row?.['number'])]).toEqual([what, expected]);
      }
      const tokens = rows('select name from strapi_api_tokens').map(({ name }) => name);
      expect(tokens).toEqual([...new Set(tokens)]);
    });

    test(
      'each video is converted once, whichever process takes it',
      async () => {
        const paths = await Promise.all(['a', 'b', 'c', 'd'].map((name) => oldFilm(`${name}.mp4`)));
        const ids = await Promise.all(
          paths.map((path, index) => uploadBy(index % 2, `film-${index}.mp4`, path, 'video/mp4')),
        );
        const begun = new Set<number | undefined>();
        await vi.waitFor(() => {
          const states = ids.map((id) => videos().get(id));
          // A second process that begins a video counts it up, until the first one is done.
          for (const state of states) begun.add(state?.attempts);
          expect(states.map((state) => state?.status)).toEqual(ids.map(() => 'done'));
        }, CONVERTED);
        expect([...begun].toSorted()).toEqual([0, 1]);
      },
      PATIENCE,
    );

    test(
      'what a killed process was converting is taken over within half a minute',
      async () => {
        const path = await oldFilm('long.mp4');
        const id = await uploadBy(0, 'long.mp4', path, 'video/mp4');
        await vi.waitFor(() => expect(videos().get(id)?.status).toBe('working'), TAKEN_OVER);
        await processes[0]?.kill();
        await vi.waitFor(
          () => expect(videos().get(id)).toMatchObject({ status: 'working', attempts: 2 }),
          TAKEN_OVER,
        );
        await vi.waitFor(() => expect(videos().get(id)?.status).toBe('done'), CONVERTED);
        processes[0] = await begin(0);
        editors[0] = await logIn(processes[0]);
      },
      PATIENCE,
    );

    test(
      'the words of a PDF are read once',
      async () => {
        const name = 'company-brochure.pdf';
        const path = join(import.meta.dirname, '../../../demo/media/docs', name);
        await uploadBy(1, name, path, 'application/pdf');
        const { collectionName } = documentTextType.schema;
        await vi.waitFor(
          () =>
            expect(rows(`select state, attempts from ${collectionName}`)).toEqual([
              { state: 'read', attempts: 0 },
            ]),
          TAKEN_OVER,
        );
      },
      PATIENCE,
    );

    test(
      'writers who wait for their turn leave connections for those who read',
      async () => {
        const [one, other] = editors as [Editor, Editor];
        const { documentId } = await one.create(ARTICLE, { title: 'Robot' });
        // Another process writes for a long time: it holds the lock of all who write.
        const release = await holdLock(postgres.url, WRITE_LOCK);
        const writes = Array.from({ length: 40 }, (_, index) =>
          one.update(ARTICLE, documentId, { title: `Robot ${index}` }),
        );
        await vi.waitFor(() => {
          const [row] = rows(
            "select count(*) as number from pg_locks where locktype = 'advisory' and not granted",
          );
          expect(Number(row?.['number'])).toBeGreaterThanOrEqual(10);
        }, TAKEN_OVER);
        const found = await Promise.all(Array.from({ length: 5 }, () => one.find(ARTICLE, documentId)));
        expect(found.map(({ title }) => title)).toEqual(found.map(() => 'Robot'));
        expect((await other.find(ARTICLE, documentId))['title']).toBe('Robot');
        await release();
        await Promise.all(writes);
        expect((await one.find(ARTICLE, documentId))['title']).toMatch(/^Robot \d+$/);
      },
      PATIENCE,
    );

    test(
      'a database that ends and comes back needs no restart of the CMS, and loses no video',
      async () => {
        const path = await oldFilm('again.mp4');
        const id = await uploadBy(1, 'again.mp4', path, 'video/mp4');
        await vi.waitFor(() => expect(videos().get(id)?.status).toBe('working'), TAKEN_OVER);
        await postgres.kill();
        await postgres.start();
        await vi.waitFor(() => expect(videos().get(id)?.status).toBe('done'), CONVERTED);
        for (const editor of editors) await editor.create(ARTICLE, { title: 'Afterwards' });
      },
      PATIENCE,
    );
  },
);
