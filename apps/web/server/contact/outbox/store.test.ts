import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anEntry } from '../testing/an-entry.ts';
import { openOutboxStore } from './store.ts';
import type { OutboxStore } from './store.ts';

let folder = '';
let store: OutboxStore;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'vitrine-outbox-')), 'outbox');
  store = await openOutboxStore(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const PLAIN = { setAside: [], unreadable: [], asideCount: 0 };
const AT = new Date(1_000).toISOString();
const BOTH = { cms: { deliveredAt: AT }, mail: { startedAt: AT, deliveredAt: AT } };

/** As the file system writes it. */
function at(daysAgo: number): number {
  return Date.now() / 1_000 - daysAgo * 24 * 60 * 60;
}

describe('the outbox on disk', () => {
  test('returns the stored entries, oldest first', async () => {
    const entries = [anEntry(), anEntry(), anEntry()];
    for (const entry of entries.toReversed()) await store.create(entry);
    expect(await store.read()).toEqual({ ...PLAIN, ids: new Set(entries.map(({ id }) => id)), entries });
  });

  test('is readable by its owner alone, and leaves no drafts', async () => {
    const entry = anEntry();
    await store.create(entry);
    store.note(entry.id, { cms: {}, mail: { startedAt: AT } });
    const names = [`${entry.id}.json`, `${entry.id}.mail.started`];
    expect((await readdir(folder)).toSorted()).toEqual(names);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  test('keeps the marks of a request that is sent a second time', async () => {
    const entry = anEntry();
    await store.create(entry);
    store.note(entry.id, { cms: { deliveredAt: AT }, mail: { startedAt: AT, refusedAt: AT } });
    await store.sync();
    await store.create(entry);
    expect((await store.read()).entries).toMatchObject([
      {
        id: entry.id,
        marks: {
          cms: { deliveredAt: expect.any(String) },
          mail: { startedAt: expect.any(String), refusedAt: expect.any(String) },
        },
      },
    ]);
  });

  test('keeps the marks of what cannot be read now or lies aside: it would be delivered again', async () => {
    const [unreadable, aside] = ['unreadable-00000000000001', 'aside-000000000000000001'];
    // A link to itself cannot be read, even by root.
    await symlink(`${unreadable}.json`, join(folder, `${unreadable}.json`));
    await mkdir(join(folder, 'set-aside'));
    await writeFile(join(folder, 'set-aside', `${aside}.json`), '{');
    const marks = [`${unreadable}.mail.delivered`, `${aside}.mail.delivered`];
    for (const name of [...marks, 'unknown-00000000000000001.mail.delivered']) {
      await writeFile(join(folder, name), '');
      await utimes(join(folder, name), 1, 1);
    }
    await store.read();
    const left = (await readdir(folder)).filter((name) => name.endsWith('.mail.delivered'));
    expect(left.toSorted()).toEqual(marks.toSorted());
  });

  test('has noted a delivery when the call returns, without a turn in which the process could be killed', async () => {
    const entry = anEntry();
    await store.create(entry);
    store.note(entry.id, BOTH);
    expect(readdirSync(folder)).toContain(`${entry.id}.mail.delivered`);
  });

  test('reads the marks that an earlier version wrote into the entry', async () => {
    const entry = anEntry({ marks: { cms: { deliveredAt: AT }, mail: {} } });
    await store.create(entry);
    expect((await store.read()).entries).toEqual([entry]);
  });

  test('does not keep again what a stand has brought, half a year long and so many of them', async () => {
    const names = ['stand-1', 'stand-2', 'stand-3'].map((name) => name.padEnd(38, '0'));
    const [oldest = '', second = ''] = names;
    for (const id of names) {
      await store.create(anEntry({ id }));
      await store.remove(id);
    }
    await utimes(join(folder, 'delivered', oldest), at(100), at(100));
    await utimes(join(folder, 'delivered', second), at(50), at(50));
    const restarted = await openOutboxStore(folder, 2);
    await restarted.create(anEntry({ id: second }));
    expect((await restarted.read()).entries).toEqual([]);
    expect((await readdir(join(folder, 'delivered'))).toSorted()).toEqual(names.slice(1));
    await utimes(join(folder, 'delivered', second), at(200), at(200));
    await (await openOutboxStore(folder)).read();
    expect(await readdir(join(folder, 'delivered'))).toEqual(names.slice(2));
  });

  test('does not keep again what was delivered within a day, when its visitor sends it again', async () => {
    const entry = anEntry();
    await store.create(entry);
    store.note(entry.id, BOTH);
    await store.remove(entry.id);
    await store.create(entry);
    expect((await store.read()).ids.size).toBe(0);
    await utimes(join(folder, 'delivered', entry.id), 1, 1);
    const next = await openOutboxStore(folder);
    await next.read();
    await next.create(entry);
    expect((await next.read()).ids.size).toBe(1);
  });

  test('leaves out what is known, and counts it', async () => {
    const [known, other] = [anEntry(), anEntry()];
    await store.create(known);
    await store.create(other);
    expect(await store.read((id) => id === known.id)).toEqual({
      ...PLAIN,
      ids: new Set([known.id, other.id]),
      entries: [other],
    });
  });

  test('sets damaged files aside and goes on with the others', async () => {
    const entry = anEntry();
    await store.create(entry);
    const names = ['half-0000000000000000.json', 'other-000000000000000.json', 'empty-000000000000000.json'];
    await writeFile(join(folder, names[0] ?? ''), '{"format":1,"id":');
    await writeFile(join(folder, names[1] ?? ''), JSON.stringify(entry));
    await writeFile(join(folder, names[2] ?? ''), '');
    const ids = new Set([entry.id]);
    const setAside = names.toSorted();
    expect(await store.read()).toEqual({ ids, entries: [entry], setAside, unreadable: [], asideCount: 3 });
    expect((await readdir(join(folder, 'set-aside'))).toSorted()).toEqual(names.toSorted());
    expect(await store.read()).toEqual({ ...PLAIN, ids, entries: [entry], asideCount: 3 });
  });

  test('sets a folder with the name of an entry aside, and what has the name of something that lies there', async () => {
    const entry = anEntry();
    await store.create(entry);
    const name = 'aaaa0000000000000000.json';
    for (const asideCount of [1, 2]) {
      await mkdir(join(folder, name));
      expect(await store.read()).toMatchObject({ entries: [entry], setAside: [name], asideCount });
    }
  });

  test.each([
    ['cannot be read', (name: string) => symlink(name, join(folder, name))],
    [
      'cannot be set aside',
      async (name: string) => {
        await writeFile(join(folder, 'set-aside'), 'a file where the folder should be');
        await writeFile(join(folder, name), 'torn');
      },
    ],
  ])('goes on with the others when one %s, and reads it once it can be', async (_, harm) => {
    const [entry, harmed] = [anEntry(), anEntry()];
    const name = `${harmed.id}.json`;
    await store.create(entry);
    await harm(name);
    expect(await store.read()).toMatchObject({ entries: [entry], setAside: [], unreadable: [name] });
    await rm(join(folder, name));
    await store.create(harmed);
    expect(await store.read()).toMatchObject({ entries: [entry, harmed], unreadable: [] });
  });

  test('drops the marks of an entry that is gone, once they are old', async () => {
    const { id } = anEntry();
    store.note(id, BOTH);
    for (const name of await readdir(folder)) await utimes(join(folder, name), 1, 1);
    await store.read();
    expect(await readdir(folder)).toEqual([]);
  });

  test.each(['a.1234.draft', '.lock.1234'])(
    'drops %s of a process that was killed, once it is old',
    async (name) => {
      const [old, young] = [name, 'b.1234.draft'].map((each) => join(folder, each));
      await writeFile(old ?? '', 'x');
      await writeFile(young ?? '', 'x');
      await utimes(old ?? '', 1, 1);
      await store.read();
      expect(await readdir(folder)).toEqual(['b.1234.draft']);
    },
  );

  test('claims nothing when the disk does not take it', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file where the folder should be');
    await expect(store.create(anEntry())).rejects.toThrow('EEXIST');
    await rm(folder);
    await store.create(anEntry());
    expect((await store.read()).ids.size).toBe(1);
  });

  test('forgets what is removed, and removes twice without harm', async () => {
    const entry = anEntry();
    await store.create(entry);
    expect(await readFile(join(folder, `${entry.id}.json`), 'utf8')).toContain('Ada');
    await store.remove(entry.id);
    await store.remove(entry.id);
    expect(await readdir(folder)).toEqual(['delivered']);
    expect(await readdir(join(folder, 'delivered'))).toEqual([entry.id]);
  });
});
