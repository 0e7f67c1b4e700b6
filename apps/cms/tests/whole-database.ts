import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's own counters, and what Strapi notes about itself whenever it starts. */
const UNSTABLE = /^sqlite_|^strapi_(?:sessions|migrations|api_tokens)/;

/**
 * Everything that a CMS on SQLite holds: the rows of all tables with their dates, and its files. Two equal
 * answers mean that nothing has happened in between.
 */
export const everythingIn = (dataDir: string): Readonly<Record<string, readonly string[]>> => {
  const database = new DatabaseSync(join(dataDir, 'cms', 'content.sqlite'), { readOnly: true });
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' order by name")
      .all();
    const rows = tables
      .map(({ name }) => String(name))
      .filter((name) => !UNSTABLE.test(name))
      .map((name) => {
        const content = database.prepare(`select * from "${name}"`).all();
        return [name, content.map((row) => JSON.stringify(row)).toSorted()];
      });
    return { ...Object.fromEntries(rows), files: filesIn(join(dataDir, 'cms', 'public', 'uploads')) };
  } finally {
    database.close();
  }
};

const filesIn = (folder: string): readonly string[] =>
  globSync('**/*.*', { cwd: folder })
    .toSorted()
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}`,
    );
