import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anEntry } from '../testing/an-entry.ts';
import { outboxPersons } from './person-files.ts';
import { openOutboxStore } from './store.ts';

const DAY = 24 * 60 * 60 * 1_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-persons-'));
  await mkdir(join(folder, 'set-aside'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function from(email: string) {
  const entry = anEntry();
  return { ...entry, form: { ...entry.form, email } };
}

async function setUp() {
  const store = await openOutboxStore(folder);
  return { store, persons: outboxPersons({ folder, store }) };
}

function setAside(name: string, text: string) {
  return writeFile(join(folder, 'set-aside', name), text);
}

describe('what an outbox holds of one person', () => {
  test('is found among what waits and what was set aside, damaged or not', async () => {
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

  test('is erased from the folder of set-aside requests, without those of others', async () => {
    const { store, persons } = await setUp();
    const ada = from('ada@example.com');
    await store.create(ada);
    await setAside('torn.json', '{"form":{"email":"ada@example.com","mess');
    await setAside('other.json', '{"form":{"email":"grace@example.com"');
    expect(await persons.erase('ada@example.com')).toBe(1);
    expect(await readdir(join(folder, 'set-aside'))).toEqual(['other.json']);
    expect((await persons.find('ada@example.com')).waiting).toHaveLength(1);
  });

  test('is found and erased where a destination refused it permanently, with its marks', async () => {
    const { store, persons } = await setUp();
    const [refused, mailed, grace] = [
      from('ada@example.com'),
      from('Ada@Example.com'),
      from('grace@example.com'),
    ];
    for (const entry of [refused, mailed, grace]) await store.create(entry);
    const at = '2026-01-01T00:00:00.000Z';
    store.note(refused.id, { cms: { refusedAt: at }, mail: { refusedAt: at } });
    store.note(mailed.id, { cms: { refusedAt: at }, mail: { startedAt: at, deliveredAt: at } });
    store.note(grace.id, { cms: { refusedAt: at }, mail: {} });
    const found = await persons.find('ada@example.com');
    expect(found.waiting).toEqual([]);
    expect(found.refused.map(({ id }) => id)).toEqual([refused.id, mailed.id]);
    expect(await persons.erase('ada@example.com')).toBe(2);
    expect((await readdir(folder)).filter((name) => /\.(json|cms|mail)/.test(name)).toSorted()).toEqual([
      `${grace.id}.cms.refused`,
      `${grace.id}.json`,
    ]);
  });

  test('is nothing where nothing was ever set aside', async () => {
    await rm(join(folder, 'set-aside'), { recursive: true });
    const { persons } = await setUp();
    expect(await persons.find('ada@example.com')).toEqual({
      waiting: [],
      refused: [],
      setAside: [],
    });
    expect(await persons.erase('ada@example.com')).toBe(0);
    expect(await persons.forgetAfter(1, Date.now())).toBe(0);
  });

  test('is forgotten when it was set aside too long ago', async () => {
    const { persons } = await setUp();
    await setAside('old.json', '{}');
    const later = Date.now() + 31 * DAY;
    await setAside('new.json', '{}');
    await utimes(join(folder, 'set-aside', 'new.json'), later / 1_000, later / 1_000);
    expect(await persons.forgetAfter(30, later)).toBe(1);
    expect(await readdir(join(folder, 'set-aside'))).toEqual(['new.json']);
  });

  test('is not forgotten because it was written long before it was set aside', async () => {
    const { persons } = await setUp();
    await setAside('late.json', '{}');
    const written = (Date.now() - 400 * DAY) / 1_000;
    await utimes(join(folder, 'set-aside', 'late.json'), written, written);
    expect(await persons.forgetAfter(30, Date.now())).toBe(0);
  });

  test('does not include requests whose address begins or ends alike, or that only mention the address', async () => {
    const { persons } = await setUp();
    const joann = from('joann@example.com');
    await setAside('joann.json', JSON.stringify(joann));
    await setAside(
      'naming.json',
      JSON.stringify({ ...joann, form: { ...joann.form, message: 'Ask ann@example.com' } }),
    );
    await setAside('torn-joann.json', '{"form":{"email":"joann@example.com","mess');
    await setAside('torn-au.json', '{"form":{"email":"ann@example.com.au","mess');
    await setAside('torn-ann.json', '{"form":{"email":"ann@example.com","mess');
    expect((await persons.find('ann@example.com')).setAside.map(({ file }) => file)).toEqual([
      'torn-ann.json',
    ]);
  });
});
