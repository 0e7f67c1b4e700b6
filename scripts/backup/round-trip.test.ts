import {
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { holdFolder } from './held-folder.ts';
import { makeBackup } from './make-backup.ts';
import { postgresDatabase } from './postgres.ts';
import { restoreBackup } from './restore-backup.ts';
import { sqliteDatabase } from './sqlite.ts';
import {
  FILES,
  modesBelow,
  scratchFolder,
  showroomFolder,
  textsBelow,
  worldsIn,
  writeFiles,
} from './testing/showroom-folder.ts';

const VERSION = '0.1.0';

/** Long ago: a web server that touched its lock then is none that runs. */
const LONG_AGO = new Date('2026-01-01');

async function backedUp() {
  const { dataDir, cms, database } = showroomFolder();
  const file = join(scratchFolder(), 'backup.tar.gz');
  const made = await makeBackup(file, { dataDir, database, version: VERSION });
  cms.exec(`insert into worlds values ('Later')`);
  return { dataDir, cms, file, made };
}

/** A restore into a folder; `stopped` says that no one uses it any more. */
function restoreInto(dataDir: string, file: string, options: { replace?: boolean; version?: string } = {}) {
  return restoreBackup(file, {
    dataDir,
    database: sqliteDatabase(join(dataDir, 'cms/content.sqlite')),
    version: options.version ?? VERSION,
    doesReplace: options.replace ?? false,
  });
}

function stopWebServer(dataDir: string): void {
  utimesSync(join(dataDir, 'outbox/.lock'), LONG_AGO, LONG_AGO);
}

test('a backup of a running showroom has its database, its uploads and its secrets, for this account alone', async () => {
  const { file, made } = await backedUp();
  expect(made.manifest.files.map(({ path }) => path).toSorted()).toEqual(
    ['database.sqlite', ...Object.keys(FILES.kept).map((path) => `data/${path}`)].toSorted(),
  );
  expect(made).toMatchObject({ removed: [], leftOut: [] });
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  expect(readdirSync(dirname(file))).toEqual(['backup.tar.gz']);
});

test('restored into an empty folder, everything is as it was', async () => {
  const { file } = await backedUp();
  const dataDir = join(scratchFolder(), 'data');
  expect(await restoreInto(dataDir, file)).toMatchObject({ before: [] });
  expect(worldsIn(dataDir)).toEqual(['Norvane']);
  const { 'cms/content.sqlite': database, ...files } = textsBelow(dataDir);
  expect(database).toContain('SQLite format 3');
  expect(files).toEqual(FILES.kept);
  expect([modesBelow(dataDir, 'file'), modesBelow(dataDir, 'folder')]).toEqual([['600'], ['700']]);
  expect(readdirSync(dirname(dataDir))).toEqual(['data']);
});

test('times of files are kept: the web server counts from them', async () => {
  const { dataDir, database } = showroomFolder();
  utimesSync(join(dataDir, 'outbox/1.json'), LONG_AGO, LONG_AGO);
  const file = join(scratchFolder(), 'backup.tar.gz');
  await makeBackup(file, { dataDir, database, version: VERSION });
  const restored = join(scratchFolder(), 'data');
  await restoreInto(restored, file);
  expect(statSync(join(restored, 'outbox/1.json')).mtime).toEqual(LONG_AGO);
});

test('what was there is kept, and only replaced on request', async () => {
  const { dataDir, cms, file } = await backedUp();
  cms.close();
  stopWebServer(dataDir);
  const there = textsBelow(dataDir);
  await expect(restoreInto(dataDir, file)).rejects.toMatchObject({ code: 'notEmpty' });
  expect(textsBelow(dataDir)).toEqual(there);
  const { before } = await restoreInto(dataDir, file, { replace: true });
  expect(worldsIn(dataDir)).toEqual(['Norvane']);
  expect(before).toEqual([expect.stringContaining(`${dataDir}.before-restore-`)]);
  expect(textsBelow(before[0] ?? '')).toEqual(there);
});

test('a link to the data folder stays one', async () => {
  const { file } = await backedUp();
  const folder = scratchFolder();
  mkdirSync(join(folder, 'disk/data'), { recursive: true });
  symlinkSync(join(folder, 'disk/data'), join(folder, 'data'));
  await restoreInto(join(folder, 'data'), file);
  expect(worldsIn(join(folder, 'disk/data'))).toEqual(['Norvane']);
});

/** How work ends that must change nothing. */
async function refusal(work: (given: Awaited<ReturnType<typeof backedUp>>) => Promise<unknown>) {
  const given = await backedUp();
  const outcome = await work(given).catch((error: unknown) => error);
  if (given.cms.isOpen) given.cms.close();
  expect(worldsIn(given.dataDir)).toEqual(['Norvane', 'Later']);
  expect(readdirSync(dirname(given.dataDir))).toEqual(['data']);
  return outcome;
}

describe('nothing changes', () => {
  test('while a CMS has the database open', async () => {
    const outcome = await refusal(({ dataDir, file }) => {
      stopWebServer(dataDir);
      return restoreInto(dataDir, file, { replace: true });
    });
    expect(outcome).toMatchObject({ code: 'inUse', message: expect.stringContaining('CMS') });
  });

  test('while a web server runs', async () => {
    const outcome = await refusal(({ dataDir, cms, file }) => {
      cms.close();
      return restoreInto(dataDir, file, { replace: true });
    });
    expect(outcome).toMatchObject({ code: 'inUse', message: expect.stringContaining('web server') });
  });

  test('for a damaged file', async () => {
    const outcome = await refusal(({ dataDir, cms, file }) => {
      cms.close();
      stopWebServer(dataDir);
      writeFileSync(file, 'no archive');
      return restoreInto(dataDir, file, { replace: true });
    });
    expect(outcome).toMatchObject({ code: 'archive' });
  });

  test('for a backup of a newer Vitrine', async () => {
    const outcome = await refusal(({ dataDir, cms, file }) => {
      cms.close();
      stopWebServer(dataDir);
      return restoreInto(dataDir, file, { replace: true, version: '0.0.9' });
    });
    expect(outcome).toMatchObject({ code: 'newer' });
  });

  test('for a backup of the other database', async () => {
    const outcome = await refusal(({ dataDir, cms, file }) => {
      cms.close();
      stopWebServer(dataDir);
      const database = { ...postgresDatabase('postgres://localhost/x'), isInUse: isNot, hasContent: isNot };
      return restoreBackup(file, { dataDir, database, version: VERSION, doesReplace: true });
    });
    expect(outcome).toMatchObject({ code: 'otherDatabase' });
  });
});

test('when the database fails, the folder is put back', async () => {
  const { dataDir, cms, file } = await backedUp();
  cms.close();
  stopWebServer(dataDir);
  const there = textsBelow(dataDir);
  const database = {
    ...sqliteDatabase(join(dataDir, 'cms/content.sqlite')),
    replaceWith: () => Promise.reject(new Error('no room')),
  };
  const restore = restoreBackup(file, { dataDir, database, version: VERSION, doesReplace: true });
  await expect(restore).rejects.toThrow('no room');
  expect(textsBelow(dataDir)).toEqual(there);
  expect(readdirSync(dirname(dataDir))).toEqual(['data']);
});

async function isNot(): Promise<boolean> {
  return false;
}

test('a backup of an older Vitrine is restored', async () => {
  const { file } = await backedUp();
  const dataDir = join(scratchFolder(), 'data');
  await restoreInto(dataDir, file, { version: '1.0.0' });
  expect(worldsIn(dataDir)).toEqual(['Norvane']);
});

describe('a backup is not made', () => {
  test.each([
    ['over another file', 'target', (folder: string) => writeFiles(folder, { 'backup.tar.gz': 'earlier' })],
    ['without a folder', 'target', () => {}, 'none/backup.tar.gz'],
    [
      'beside another one',
      'target',
      (folder: string) => {
        const other = holdFolder(join(folder, '.vitrine-backup-unfinished'));
        onTestFinished(() => other?.[Symbol.dispose]());
      },
    ],
  ])('%s', async (_, code, prepare, name = 'backup.tar.gz') => {
    const { dataDir, database } = showroomFolder();
    const folder = scratchFolder();
    prepare(folder);
    const before = textsBelow(folder);
    await expect(
      makeBackup(join(folder, name), { dataDir, database, version: VERSION }),
    ).rejects.toMatchObject({
      code,
    });
    expect(textsBelow(folder)).toEqual(before);
  });

  test.each([
    ['there is none', undefined],
    ['it is none', 'no database, but a text'],
  ])('of a database if %s', async (_, text) => {
    const dataDir = scratchFolder();
    if (text !== undefined) writeFiles(dataDir, { 'cms/content.sqlite': text });
    const database = sqliteDatabase(join(dataDir, 'cms/content.sqlite'));
    const file = join(scratchFolder(), 'backup.tar.gz');
    await expect(makeBackup(file, { dataDir, database, version: VERSION })).rejects.toMatchObject({
      code: 'database',
    });
    expect(readdirSync(dirname(file))).toEqual([]);
  });
});

test('links and names that other systems refuse are left out by name', async () => {
  const { dataDir, database } = showroomFolder();
  const uploads = join(dataDir, 'cms/public/uploads');
  symlinkSync('/etc/passwd', join(uploads, 'link'));
  writeFiles(uploads, { 'a\\b': 'x' });
  const file = join(scratchFolder(), 'backup.tar.gz');
  const { leftOut } = await makeBackup(file, { dataDir, database, version: VERSION });
  expect(leftOut.toSorted()).toEqual(['cms/public/uploads/a\\b', 'cms/public/uploads/link']);
});

test('what a killed backup left is removed by the next one', async () => {
  const { dataDir, database } = showroomFolder();
  const folder = scratchFolder();
  writeFiles(join(folder, '.vitrine-backup-unfinished'), { 'backup.tar.gz': 'half', database: 'half' });
  await makeBackup(join(folder, 'backup.tar.gz'), { dataDir, database, version: VERSION });
  expect(readdirSync(folder)).toEqual(['backup.tar.gz']);
  expect(existsSync(join(folder, '.vitrine-backup-unfinished'))).toBe(false);
});
