import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEntry } from '../testing/an-entry.ts';
import { outboxPersons } from './person-files.ts';
import { openOutboxStore } from './store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-persons-'));
  await mkdir(join(folder, 'set-aside'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const from = (email: string) => {
  const entry = anEntry();
  return { ...entry, form: { ...entry.form, email } };
};
const setUp = async () => {
  const store = await openOutboxStore(folder);
  return { store, persons: outboxPersons(folder) };
};
const setAside = (name: string, text: string) => writeFile(join(folder, 'set-aside', name), text);

describe('what an outbox holds of one person', () => {
  it('is found among what waits and what was set aside, damaged or not', async () => {
    const { store, persons } = await setUp();
    const [ada, grace] = [from('Ada@Example.com'), from('grace@example.com')];
    await store.create(ada);
    await store.create(grace);
    await setAside('whole.json', JSON.stringify(from('ada@example.com')));
    await setAside('torn.json', '{"form":{"email":"ADA@example.com","mess');
    await setAside('other.json', '{"form":{"email":"grace@example.com"');
    const found = await persons.find('ada@example.com');
    expect(found.waiting.map(({ id }) => id)).toEqual([ada.id]);
    expect(found.setAside.map(({ file }) => file).toSorted()).toEqual(['torn.json', 'whole.json']);
  });

  it('is erased where it was set aside, and nothing of others with it', async () => {
    const { store, persons } = await setUp();
    const ada = from('ada@example.com');
    await store.create(ada);
    await setAside('torn.json', '{"form":{"email":"ada@example.com","mess');
    await setAside('other.json', '{"form":{"email":"grace@example.com"');
    expect(await persons.erase('ada@example.com')).toBe(1);
    expect(await readdir(join(folder, 'set-aside'))).toEqual(['other.json']);
    expect((await persons.find('ada@example.com')).waiting).toHaveLength(1);
  });

  it('is nothing where nothing was ever set aside', async () => {
    await rm(join(folder, 'set-aside'), { recursive: true });
    const { persons } = await setUp();
    expect(await persons.find('ada@example.com')).toEqual({ waiting: [], setAside: [] });
    expect(await persons.erase('ada@example.com')).toBe(0);
    expect(await persons.forgetAfter(1)).toBe(0);
  });

  it('is forgotten when it was set aside too long ago', async () => {
    const { persons } = await setUp();
    await setAside('old.json', '{}');
    await setAside('new.json', '{}');
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000);
    await utimes(join(folder, 'set-aside', 'old.json'), old, old);
    expect(await persons.forgetAfter(30)).toBe(1);
    expect(await readdir(join(folder, 'set-aside'))).toEqual(['new.json']);
  });
});
