import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../support/processes.ts';

export const DATABASES = process.env['DATABASE_URL']
  ? (['SQLite', 'Postgres'] as const)
  : (['SQLite'] as const);

/** An empty database for one CMS. */
export interface ContractDatabase {
  /** Empty for SQLite, which lies in the data folder. */
  readonly url: string;
  readonly remove: () => Promise<void>;
}

interface PostgresClient {
  connect(): Promise<void>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
}

/**
 * Makes a database that is thrown away afterwards, on the server that `DATABASE_URL` names.
 * @throws Error of the server when it does not let us
 */
export async function createDatabase(kind: (typeof DATABASES)[number]): Promise<ContractDatabase> {
  if (kind === 'SQLite') return { url: '', remove: () => Promise.resolve() };
  const server = process.env['DATABASE_URL'] ?? '';
  const name = `vitrine_contract_${randomBytes(6).toString('hex')}`;
  await send(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => send(server, `drop database ${name} with (force)`) };
}

async function send(server: string, statement: string): Promise<void> {
  // The driver is one of the CMS's own packages.
  const { Client } = createRequire(join(ROOT, 'apps/cms/package.json'))('pg') as {
    readonly Client: new (options: { readonly connectionString: string }) => PostgresClient;
  };
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
