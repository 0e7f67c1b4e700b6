import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEntry } from '../testing/an-entry.ts';
import { openOutboxStore, type OutboxStore } from './store.ts';

let folder = '';
let store: OutboxStore;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'vitrine-outbox-')), 'outbox');
  store = await openOutboxStore(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

describe('the outbox on disk', () => {
  it('gives back what was kept, oldest first', async () => {
    const entries = [anEntry(), anEntry(), anEntry()];
    for (const entry of entries.toReversed()) await store.create(entry);
    expect(await store.read()).toEqual({ count: 3, entries, setAside: [] });
  });

  it('is readable by its owner alone, and leaves no drafts', async () => {
    const entry = anEntry();
    await store.create(entry);
    await store.write(entry);
    expect(await readdir(folder)).toEqual([`${entry.id}.json`]);
    expect((await stat(join(folder, `${entry.id}.json`))).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  it('keeps the marks of a request that is sent a second time', async () => {
    const entry = anEntry();
    const marked = { ...entry, marks: { ...entry.marks, cms: { deliveredAt: entry.acceptedAt } } };
    await store.create(entry);
    await store.write(marked);
    await store.create(entry);
    expect((await store.read()).entries).toEqual([marked]);
  });

  it('leaves out what is known, and counts it', async () => {
    const [known, other] = [anEntry(), anEntry()];
    await store.create(known);
    await store.create(other);
    expect(await store.read((id) => id === known.id)).toEqual({ count: 2, entries: [other], setAside: [] });
  });

  it('sets damaged files aside and goes on with the others', async () => {
    const entry = anEntry();
    await store.create(entry);
    const names = ['half-0000000000000000.json', 'other-000000000000000.json', 'empty-000000000000000.json'];
    await writeFile(join(folder, names[0] ?? ''), '{"format":1,"id":');
    await writeFile(join(folder, names[1] ?? ''), JSON.stringify(entry));
    await writeFile(join(folder, names[2] ?? ''), '');
    expect(await store.read()).toEqual({ count: 1, entries: [entry], setAside: names.toSorted() });
    expect((await readdir(join(folder, 'set-aside'))).toSorted()).toEqual(names.toSorted());
    expect((await store.read()).setAside).toEqual([]);
  });

  it('drops the drafts of a process that was killed, once they are old', async () => {
    const [old, young] = ['a.1234.draft', 'b.1234.draft'].map((name) => join(folder, name));
    await writeFile(old ?? '', 'x');
    await writeFile(young ?? '', 'x');
    await utimes(old ?? '', 1, 1);
    await store.read();
    expect(await readdir(folder)).toEqual(['b.1234.draft']);
  });

  it('claims nothing when the disk does not take it', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file where the folder should be');
    await expect(store.create(anEntry())).rejects.toThrow('EEXIST');
    await rm(folder);
    await store.create(anEntry());
    expect((await store.read()).count).toBe(1);
  });

  it('forgets what is removed, and removes twice without harm', async () => {
    const entry = anEntry();
    await store.create(entry);
    expect(await readFile(join(folder, `${entry.id}.json`), 'utf8')).toContain('Ada');
    await store.remove(entry.id);
    await store.remove(entry.id);
    expect(await readdir(folder)).toEqual([]);
  });
});
