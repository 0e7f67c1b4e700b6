import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { sqliteDatabase } from '../sqlite.ts';

/** An empty folder that is removed when the test has ended. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Files of a data folder, by their paths. Those of the first group are in a backup. */
export const FILES = {
  kept: {
    'cms/secrets.json': '{"APP_KEYS":"a,b"}',
    'session-secret': 'session',
    'revalidate-secret': 'revalidate',
    'cms-token': 'token',
    'ended-logins': '1\n2\n',
    'outbox/1.json': '{"message":"Hello"}',
    'outbox/1.cms': '',
    'outbox/set-aside/2.json': '{"mess',
    'cms/public/uploads/picture.jpg': 'x'.repeat(700_000),
    [`cms/public/uploads/${'Größe '.repeat(20)}.pdf`]: 'a long name with letters of two bytes',
    'cms/public/uploads/folder/empty.txt': '',
  },
  leftOut: {
    'cms/public/index.html': 'no upload',
    'outbox/.lock': '{}',
    'outbox/1.7f.draft': '{',
    'snapshot/en.json': '{}',
    'media/picture.jpg': 'again',
    'images/640/picture.jpg': 'again',
    'logs/cms.log': 'line',
  },
} as const;

/** Writes files below a folder, readable by everyone, as older versions did. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    chmodSync(join(folder, path), 0o644);
  }
}

/** A data folder as a showroom on SQLite has it, with an open connection as of a CMS. */
export function showroomFolder() {
  const dataDir = join(scratchFolder(), 'data');
  writeFiles(dataDir, { ...FILES.kept, ...FILES.leftOut });
  const file = join(dataDir, 'cms/content.sqlite');
  const cms = new DatabaseSync(file);
  cms.exec(
    `pragma journal_mode = wal; create table worlds (name text); insert into worlds values ('Norvane')`,
  );
  onTestFinished(() => {
    if (cms.isOpen) cms.close();
  });
  return { dataDir, cms, database: sqliteDatabase(file) };
}

/** The names of the worlds in a data folder. */
export function worldsIn(dataDir: string): readonly unknown[] {
  const database = new DatabaseSync(join(dataDir, 'cms/content.sqlite'), { readOnly: true });
  try {
    return database
      .prepare('select name from worlds')
      .all()
      .map(({ name }) => name);
  } finally {
    database.close();
  }
}

/** Everything below a folder: the text of each file. */
export function textsBelow(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pathsBelow(folder, 'file').map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}

/** The permissions that the files, or the folders, below a folder have. */
export function modesBelow(folder: string, kind: 'file' | 'folder'): readonly string[] {
  const modes = pathsBelow(folder, kind).map((path) =>
    (statSync(join(folder, path)).mode & 0o777).toString(8),
  );
  return [...new Set(modes)];
}

function pathsBelow(folder: string, kind: 'file' | 'folder'): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() === (kind === 'file'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
