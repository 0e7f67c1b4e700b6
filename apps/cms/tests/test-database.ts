import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CMS_ROOT } from '../scripts/compile.ts';

type DatabaseName = 'sqlite' | 'postgres';

/** What the CMS of this run keep their content in: `vitest.config.ts` runs every file once for each. */
export const DATABASE: DatabaseName = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';

/** A new, empty database. */
export interface TestDatabase {
  /** What `DATABASE_URL` has to be for it: empty for SQLite, which is in the data folder. */
  readonly url: string;
  readonly remove: () => Promise<void>;
}

interface Client {
  connect(): Promise<void>;
  query(text: string): Promise<{ readonly rows: readonly StoredRow[] }>;
  on(event: 'error', listener: () => void): unknown;
  end(): Promise<void>;
}

/** A row of a table, by the names of its columns. */
export type StoredRow = Readonly<Record<string, unknown>>;

/**
 * Makes a database for one CMS; of Postgres on the server that the run was given.
 *
 * @throws Error of the server, when it does not let us.
 */
export async function createDatabase(): Promise<TestDatabase> {
  if (DATABASE === 'sqlite') return { url: '', remove: async () => {} };
  const server = process.env['TEST_DATABASE_SERVER'] ?? '';
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    remove: async () => {
      await ask(server, `drop database ${name} with (force)`);
    },
  };
}

/**
 * What a database answers to a `select` that both kinds understand, also while no CMS runs on it.
 *
 * @param url Empty for the data folder's SQLite; of a CMS that was started with a database of its own, that one.
 */
export function rowsOf(
  dataDir: string,
  select: string,
  url = process.env['DATABASE_URL'] ?? '',
): readonly StoredRow[] {
  if (url !== '') {
    const answer = execFileSync(process.execPath, [import.meta.filename, url, select], {
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(answer.toString()) as readonly StoredRow[];
  }
  const [rows = []] = sqliteRows(dataDir, [select]);
  return rows;
}

/** What the data folder's SQLite answers to many a `select`, opened once: opening it reads what every table is like. */
export function sqliteRows(dataDir: string, selects: readonly string[]): readonly (readonly StoredRow[])[] {
  const database = new DatabaseSync(join(dataDir, 'cms', 'content.sqlite'), { readOnly: true });
  try {
    return selects.map((select) => database.prepare(select).all());
  } finally {
    database.close();
  }
}

/** Changes a database behind the back of the CMS that runs on it, as another process of it would. */
export async function changeRows(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string },
  statement: string,
): Promise<void> {
  if (databaseUrl !== '') return void (await ask(databaseUrl, statement));
  const database = new DatabaseSync(join(dataDir, 'cms', 'content.sqlite'));
  try {
    // As long as the CMS waits for another writer (`config/database.ts`); otherwise it would fail at once.
    database.exec('pragma busy_timeout = 10000');
    database.exec(statement);
  } finally {
    database.close();
  }
}

/**
 * Takes an advisory lock of a Postgres, as another process would.
 *
 * @returns Releases it.
 */
export async function holdLock(url: string, lock: number): Promise<() => Promise<void>> {
  const client = clientOf(url);
  // A database that ends takes the lock along.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`select pg_advisory_lock(${lock})`);
  return () => client.end();
}

async function ask(url: string, statement: string): Promise<readonly StoredRow[]> {
  const client = clientOf(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function clientOf(url: string): Client {
  const { Client } = createRequire(join(CMS_ROOT, 'package.json'))('pg') as {
    Client: new (options: { connectionString: string }) => Client;
  };
  return new Client({ connectionString: url });
}

// In a separate process, for synchronous callers: the Postgres client is asynchronous.
if (import.meta.main) {
  const [url = '', select = ''] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await ask(url, select)));
}
