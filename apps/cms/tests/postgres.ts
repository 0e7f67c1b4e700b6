import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CMS_ROOT } from '../scripts/compile.ts';

/** A new, empty database on the server that `DATABASE_URL` names. */
export interface TestDatabase {
  readonly url: string;
  readonly remove: () => Promise<void>;
}

interface Client {
  connect(): Promise<void>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
}

/** @throws Error of the server, when it does not let us. */
export const createDatabase = async (): Promise<TestDatabase> => {
  const server = process.env['DATABASE_URL'] ?? '';
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => run(server, `drop database ${name} with (force)`) };
};

const run = async (server: string, statement: string): Promise<void> => {
  const { Client } = createRequire(join(CMS_ROOT, 'package.json'))('pg') as {
    Client: new (options: { connectionString: string }) => Client;
  };
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
