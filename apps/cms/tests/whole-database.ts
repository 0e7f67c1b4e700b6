import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf, sqliteRows } from './test-database.ts';

/** SQLite's own counters, and what Strapi notes about itself whenever it starts. */
const UNSTABLE = /^sqlite_|^strapi_(?:sessions|migrations|api_tokens)/;

/** What Strapi's upload plugin notes once a week, at a time that depends on the first start. */
const UNSTABLE_ROW = 'plugin_upload_metrics';

const TABLES = {
  sqlite: "select name from sqlite_master where type = 'table' order by name",
  postgres:
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
};

/**
 * Everything that a CMS holds, in the database that `DATABASE_URL` or else the data folder names: the rows of
 * all tables with their dates, and its files. Two equal answers mean that nothing has happened in between.
 */
export function everythingIn(dataDir: string): Readonly<Record<string, readonly string[]>> {
  const isPostgres = (process.env['DATABASE_URL'] ?? '') !== '';
  const names = rowsOf(dataDir, isPostgres ? TABLES.postgres : TABLES.sqlite)
    .map(({ name }) => String(name))
    .filter((name) => !UNSTABLE.test(name));
  const tables = isPostgres ? postgresTables(dataDir, names) : sqliteTables(dataDir, names);
  const stable = tables.map(([name, rows]) => [name, rows.filter((row) => !row.includes(UNSTABLE_ROW))]);
  return { ...Object.fromEntries(stable), files: filesIn(join(dataDir, 'cms', 'public', 'uploads')) };
}

type Table = readonly [name: string, rows: readonly string[]];

function sqliteTables(dataDir: string, names: readonly string[]): readonly Table[] {
  const selects = names.map((name) => `select * from "${name}"`);
  const tables = sqliteRows(dataDir, selects).map((rows) =>
    rows.map((row) => JSON.stringify(row)).toSorted(),
  );
  return names.map((name, index) => [name, tables[index] ?? []]);
}

/** With one question: each is a process. */
function postgresTables(dataDir: string, names: readonly string[]): readonly Table[] {
  const all = names.map((name) => `select '${name}' as name, to_jsonb(t)::text as row from "${name}" t`);
  const rows = rowsOf(dataDir, all.join(' union all '));
  const byName = Map.groupBy(rows, ({ name }) => String(name));
  return names.map((name) => [name, (byName.get(name) ?? []).map(({ row }) => String(row)).toSorted()]);
}

function filesIn(folder: string): readonly string[] {
  return globSync('**/*.*', { cwd: folder })
    .toSorted()
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}`,
    );
}
