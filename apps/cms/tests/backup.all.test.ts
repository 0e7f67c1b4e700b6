import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import { killAfter, MISSING, runCommand } from './backup-commands.ts';
import type { Ended, Home } from './backup-commands.ts';
import { logIn, read, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { copyFirstStart } from './first-start.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { createDatabase, DATABASE, rowsOf } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'));
const archives = join(folder, 'archives');
const SIGN = '<svg xmlns="http://www.w3.org/2000/svg" fill="teal"/>';
/** A command that has ended well. */
const DONE = { code: 0, printed: expect.any(String) };

const databases: TestDatabase[] = [];

/** Shares of the time that a command takes. */
const MOMENTS = [0.4, 0.6, 0.75, 0.85, 0.95] as const;

/** A place for a showroom. */
async function newHome(name: string): Promise<Home> {
  const database = await createDatabase();
  databases.push(database);
  return { dataDir: join(folder, name), databaseUrl: database.url };
}

function titlesIn({ dataDir, databaseUrl }: Home): readonly unknown[] {
  return rowsOf(dataDir, 'select title from articles where published_at is not null', databaseUrl).map(
    ({ title }) => title,
  );
}

/** Schemas that a restore has made. */
function schemasBesides({ dataDir, databaseUrl }: Home): readonly unknown[] {
  if (DATABASE === 'sqlite') return [];
  return rowsOf(dataDir, `select nspname from pg_namespace where nspname like 'vitrine%'`, databaseUrl);
}

/** The titles of articles that visitors can read, by the token that the web server had before. */
async function liveTitles(strapi: StartedStrapi, token: string): Promise<readonly string[]> {
  const { data } = (await read(strapi, '/api/articles?pagination[pageSize]=1000', token)) as {
    data: { title: string }[];
  };
  return data.map(({ title }) => title);
}

/** The text of the only upload, as the CMS serves it. */
async function servedPicture(strapi: StartedStrapi, token: string): Promise<string> {
  const { data } = (await read(strapi, '/api/icons?populate[svg]=true', token)) as {
    data: { svg: { url: string } }[];
  };
  const response = await fetch(new URL(data[0]?.svg.url ?? '', strapi.url));
  return response.text();
}

/** Publishes one article after the other until work is done. @returns How many. */
async function publishUntil(work: Promise<unknown>, editor: Editor): Promise<number> {
  const done = work.then(() => 'done');
  for (let number = 0; ; number += 1) {
    await editor.createPublished(ARTICLE, { title: `Meanwhile ${number}` });
    if ((await Promise.race([done, Promise.resolve('atWork')])) === 'done') return number + 1;
  }
}

describe.skipIf(MISSING !== undefined)(
  `a backup${MISSING === undefined ? '' : `, without ${MISSING}`}`,
  () => {
    let home: Home;
    let first: StartedStrapi | undefined;
    let archive: string;
    let token: string;
    /** How many articles were published while the backup was made. */
    let written: number;
    /** How the restore ended that was tried while the CMS ran. */
    let refused: Ended;

    beforeAll(async () => {
      mkdirSync(archives);
      home = await newHome('data');
      if (DATABASE === 'sqlite') copyFirstStart(home.dataDir);
      const strapi = await startStrapi(home);
      first = strapi;
      const editor = await registerEditor(strapi);
      token = strapi.readToken;
      const svg = await editor.upload(new File([SIGN], 'sign.svg', { type: 'image/svg+xml' }));
      await editor.create('api::icon.icon', { name: 'sign', svg });
      await editor.createPublished(ARTICLE, { title: 'Before' });
      // So much that a backup takes a while.
      writeFileSync(join(home.dataDir, 'cms/public/uploads/film.mp4'), randomBytes(20_000_000));
      const made = runCommand('backup', home, archives);
      written = await publishUntil(made, editor);
      archive = join(archives, readdirSync(archives)[0] ?? '');
      await editor.createPublished(ARTICLE, { title: 'Afterwards' });
      refused = await runCommand('restore', home, archive, '--replace');
      await strapi.stop();
    }, 300_000);

    afterAll(async () => {
      await first?.stop();
      for (const database of databases) await database.remove();
      rmSync(folder, { recursive: true, force: true });
    }, 60_000);

    test('is not restored while the CMS runs', () => {
      expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('has the database open') });
      expect(titlesIn(home)).toContain('Afterwards');
    });

    test('that was made while editors wrote is one moment, and a CMS on it is the same', async () => {
      expect(written).toBeGreaterThan(1);
      const restored = await newHome('restored');
      expect(await runCommand('restore', restored, archive)).toEqual(DONE);
      const strapi = await startStrapi(restored);
      try {
        expect(strapi.readToken).toBe(token);
        const titles = await liveTitles(strapi, token);
        expect(titles).toContain('Before');
        expect(titles).not.toContain('Afterwards');
        const meanwhile = titles.filter((title) => title.startsWith('Meanwhile')).toSorted();
        expect(meanwhile).toEqual(meanwhile.map((_, index) => `Meanwhile ${index}`).toSorted());
        expect(await servedPicture(strapi, token)).toBe(SIGN);
        const editor = await logIn(strapi);
        await editor.createPublished(ARTICLE, { title: 'Goes on' });
        expect(await liveTitles(strapi, token)).toContain('Goes on');
      } finally {
        expect(await strapi.stop()).toBe(0);
      }
    }, 300_000);

    test('that is damaged changes nothing', async () => {
      const before = titlesIn(home);
      const bytes = readFileSync(archive);
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
      const damaged = join(folder, 'damaged.tar.gz');
      writeFileSync(damaged, bytes);
      for (const command of [
        ['backup', '--check', damaged],
        ['restore', damaged, '--replace'],
      ] as const) {
        const [name, ...args] = command;
        expect(await runCommand(name, home, ...args)).toMatchObject({
          code: 1,
          printed: expect.stringContaining('is damaged'),
        });
      }
      expect(titlesIn(home)).toEqual(before);
      expect(readdirSync(folder).filter((name) => name.startsWith('data'))).toEqual(['data']);
    });

    test('that is killed at any moment leaves nothing that looks like one, and the next one is whole', async () => {
      const target = join(folder, 'killed');
      mkdirSync(target);
      const began = performance.now();
      expect(await runCommand('backup', home, join(folder, 'measured.tar.gz'))).toEqual(DONE);
      const duration = performance.now() - began;
      let killed = 0;
      for (const share of MOMENTS) {
        const wasKilled = await killAfter(duration * share, 'backup', home, target);
        if (!wasKilled) continue;
        killed += 1;
        const left = readdirSync(target).filter((name) => name.endsWith('.gz'));
        for (const name of left) {
          expect(await runCommand('backup', home, '--check', join(target, name))).toEqual(DONE);
        }
      }
      // Otherwise each kill came too late, and proved nothing.
      expect(killed).toBeGreaterThan(0);
      const file = join(target, 'next.tar.gz');
      expect(await runCommand('backup', home, file)).toEqual(DONE);
      expect(await runCommand('backup', home, '--check', file)).toEqual(DONE);
      expect(readdirSync(target).filter((name) => !name.endsWith('.gz'))).toEqual([]);
    }, 300_000);

    test('whose restore is killed at any moment can be restored again, and the old state is kept', async () => {
      const old = titlesIn(home).toSorted();
      const measured = await newHome('measured');
      const began = performance.now();
      expect(await runCommand('restore', measured, archive)).toEqual(DONE);
      const duration = performance.now() - began;
      const backedUp = titlesIn(measured).toSorted();
      expect(backedUp).not.toEqual(old);
      let killed = 0;
      for (const share of MOMENTS) {
        if (await killAfter(duration * share, 'restore', home, archive, '--replace')) killed += 1;
        expect([old, backedUp]).toContainEqual(titlesIn(home).toSorted());
      }
      expect(killed).toBeGreaterThan(0);
      expect(await runCommand('restore', home, archive, '--replace')).toEqual(DONE);
      expect(titlesIn(home).toSorted()).toEqual(backedUp);
      const strapi = await startStrapi(home);
      expect(await liveTitles(strapi, token)).toContain('Before');
      expect(await strapi.stop()).toBe(0);
      expect(schemasBesides(home)).toEqual([]);
      const kept = readdirSync(folder).filter((name) => name.startsWith('data.'));
      expect(kept.every((name) => name.startsWith('data.before-restore-'))).toBe(true);
      expect(kept.some((name) => name.endsWith('.dump'))).toBe(DATABASE === 'postgres');
    }, 300_000);
  },
);
