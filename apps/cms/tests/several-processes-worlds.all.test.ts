import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorldArchive } from '@vitrine/world-file';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEMO_MEDIA_FOLDER } from '../../../demo/read-content.ts';
import { IS_POSTGRES_INSTALLED, startPostgres } from '../../../scripts/testing/postgres-server.ts';
import type { PostgresServer } from '../../../scripts/testing/postgres-server.ts';
import type { ImportState } from '../src/plugins/showroom/contracts/transfer.ts';
import { WRITE_LOCK } from '../src/publishing/write-lock.ts';
import { withEntry } from './small-world.ts';
import { DATABASE, holdLock } from './test-database.ts';
import { archiveOf, text, transferCallsOf } from './transfer-calls.ts';
import type { TransferCalls } from './transfer-calls.ts';
import { ADMINISTRATOR, DONE, PATIENCE, startTwoProcesses, TAKEN_OVER } from './two-processes.ts';
import type { TwoProcesses } from './two-processes.ts';

if (!IS_POSTGRES_INSTALLED)
  process.stderr.write('Tests of two processes of the CMS are skipped: no Postgres.\n');

describe.skipIf(!IS_POSTGRES_INSTALLED || DATABASE === 'postgres')(
  'a world behind two processes of the CMS',
  () => {
    let postgres: PostgresServer;
    let cms: TwoProcesses;
    let worlds: Omit<TransferCalls, 'editor'>;

    beforeAll(async () => {
      postgres = await startPostgres();
      cms = await startTwoProcesses(postgres);
      worlds = await transferCallsOf(cms.balanced, ADMINISTRATOR);
    }, PATIENCE);
    afterAll(() => cms.end());

    const worldState = async (): Promise<ImportState> =>
      ((await (await worlds.call('/import')).json()) as { data: ImportState }).data;

    test(
      'a world is examined, imported and exported, whichever process answers',
      async () => {
        expect((await worlds.send(archiveOf())).status).toBe(200);
        expect(await worlds.lastState()).toMatchObject({
          status: 'examined',
          preview: { media: { added: 2 } },
        });
        const token = await worlds.fileNow();
        expect((await worlds.start('nothing', token)).status).toBe(200);
        expect((await worlds.send(archiveOf())).status).toBe(429);
        const states = await worlds.watched();
        expect(states.at(-1)).toMatchObject({
          status: 'done',
          result: { entries: 9, media: 2, worlds: [{ name: 'Hall' }], accessCodes: [{ world: 'hall' }] },
        });
        for (let asked = 0; asked < cms.count; asked += 1)
          expect(await worldState()).toMatchObject({ status: 'done' });
        await vi.waitFor(() => expect(cms.kept('world')).toEqual([]), TAKEN_OVER);
        for (let asked = 0; asked < cms.count; asked += 1) {
          const answer = await worlds.call('/export?world=hall');
          expect(answer.status).toBe(200);
          const archive = openWorldArchive(new Uint8Array(await answer.arrayBuffer()));
          expect(archive.worldFile.entries.worlds).toHaveProperty('hall');
        }
        expect((await worlds.discard(token)).status).toBe(200);
        expect(await worldState()).toEqual({ status: 'idle' });
      },
      PATIENCE,
    );

    test(
      'an examination begins again in another process, and can be discarded there',
      async () => {
        const panorama = new Uint8Array(readFileSync(join(DEMO_MEDIA_FOLDER, 'panoramas', 'atrium.jpg')));
        const ids = Array.from({ length: 200 }, (_, index) => `scene-${index}`);
        const scenes = Object.fromEntries(ids.map((id) => [id, { title: id, panorama: 'a.jpg' }]));
        const own = await transferCallsOf(cms.first(), ADMINISTRATOR);
        await own.send(zipSync({ 'tour.json': text(JSON.stringify({ scenes })), 'a.jpg': panorama }));
        expect(await worldState()).toMatchObject({ status: 'reading' });
        await vi.waitFor(() => expect(cms.job('world')).toMatchObject({ runs: 1 }), TAKEN_OVER);
        await cms.killFirst();
        await vi.waitFor(
          () => expect(cms.job('world')).toMatchObject({ runs: 2, phase: 'working' }),
          TAKEN_OVER,
        );
        expect(await worldState()).toMatchObject({ status: 'reading' });
        await cms.beginAgain();
        const token = await worlds.fileNow();
        const answer = await worlds.discard(token);
        expect(await answer.json()).toMatchObject({ data: { status: 'idle' } });
        await vi.waitFor(() => expect(cms.kept('world')).toEqual([]), TAKEN_OVER);
      },
      PATIENCE,
    );

    test(
      'an import of a world is run again from its file when its process is killed, and is whole once',
      async () => {
        const other = archiveOf(withEntry('locations', 'door', { title: { en: 'Gate', de: 'Tor' } }));
        await worlds.send(other);
        expect(await worlds.lastState()).toMatchObject({ status: 'examined' });
        const release = await holdLock(postgres.url, WRITE_LOCK);
        onTestFinished(release);
        const own = await transferCallsOf(cms.first(), ADMINISTRATOR);
        const token = await worlds.fileNow();
        expect((await own.start('drafts', token)).status).toBe(200);
        // Its transaction waits for the lock.
        await vi.waitFor(() => {
          const [row] = cms.rows(
            "select count(*) as number from pg_locks where locktype = 'advisory' and not granted",
          );
          expect(Number(row?.['number'])).toBeGreaterThan(0);
        }, TAKEN_OVER);
        const runs = Number(cms.job('world')?.['runs']);
        await cms.killFirst();
        await vi.waitFor(() => expect(cms.job('world')).toMatchObject({ runs: runs + 1 }), TAKEN_OVER);
        expect(await worldState()).toMatchObject({ status: 'importing' });
        await release();
        await vi.waitFor(async () => expect(await worldState()).toMatchObject({ status: 'done' }), DONE);
        expect(await worldState()).toMatchObject({ status: 'done', result: { worlds: [{ name: 'Hall' }] } });
        const found = cms
          .rows(
            "select title from content_locations where locale = 'en' and published_at is null order by title",
          )
          .map(({ title }) => title);
        expect(found).toEqual(['Gate', expect.stringContaining('The ')]);
        await cms.beginAgain();
      },
      PATIENCE,
    );

    test(
      'an import of a world is lost by no database that is away',
      async () => {
        const other = archiveOf(withEntry('locations', 'door', { title: { en: 'Arch', de: 'Bogen' } }));
        await worlds.send(other);
        expect(await worlds.lastState()).toMatchObject({ status: 'examined' });
        await holdLock(postgres.url, WRITE_LOCK);
        const token = await worlds.fileNow();
        expect((await worlds.start('drafts', token)).status).toBe(200);
        await vi.waitFor(() => {
          const [row] = cms.rows(
            "select count(*) as number from pg_locks where locktype = 'advisory' and not granted",
          );
          expect(Number(row?.['number'])).toBeGreaterThan(0);
        }, TAKEN_OVER);
        await postgres.kill();
        await vi.waitFor(async () => expect((await worlds.call('/import')).status).toBe(500), DONE);
        await postgres.start();
        await vi.waitFor(async () => expect((await worldState()).status).toMatch(/^(?:done|failed)$/), DONE);
        const state = await worldState();
        const written = cms.rows(
          "select title from content_locations where locale = 'en' and published_at is null and title = 'Arch'",
        );
        // Whole, or not at all and with a sentence.
        expect({ status: state.status, locations: written.length }).toEqual(
          state.status === 'done' ? { status: 'done', locations: 1 } : { status: 'failed', locations: 0 },
        );
      },
      PATIENCE,
    );

    test(
      'nothing is left of a file that was on its way to a killed process',
      async () => {
        const half = new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(text('PK')),
        });
        const sending = fetch(`${cms.first().url}/showroom/transfer/import?name=half.zip`, {
          method: 'POST',
          headers: { authorization: `Bearer ${worlds.bearer}` },
          body: half,
          duplex: 'half',
        } as RequestInit).catch(() => undefined);
        await vi.waitFor(
          async () => expect(await worldState()).toMatchObject({ status: 'receiving' }),
          TAKEN_OVER,
        );
        await cms.killFirst();
        await sending;
        // The next one need not wait until the processes have looked.
        expect((await worlds.send(archiveOf())).status).toBe(200);
        expect(await worlds.lastState()).toMatchObject({ status: 'examined' });
        expect(cms.kept('world')).toEqual([await worlds.fileNow()]);
        await cms.beginAgain();
      },
      PATIENCE,
    );
  },
);
