import { dataFolder } from '../src/environment/data-folder.ts';
import { keepStatements } from '../src/environment/keep-statements.ts';
import type { SqliteConnection } from '../src/environment/keep-statements.ts';

interface SqliteHandle extends SqliteConnection<unknown> {
  pragma(text: string): unknown;
}

/** The Postgres that `DATABASE_URL` names; without it an SQLite file in the data folder. */
export default () => {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString: url, schema: 'public' },
        // A write holds its connection while it waits for its turn: those who only read must not wait as well.
        pool: { min: 0, max: 20 },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: dataFolder().database },
      useNullAsDefault: true,
      // Milliseconds. There is one connection, which an import holds until all is written: others wait for it.
      acquireConnectionTimeout: 10 * 60 * 1000,
      pool: {
        afterCreate: (handle: SqliteHandle, done: (error: Error | null, handle: SqliteHandle) => void) => {
          // Readers never wait for a writer, and a commit costs one write: seeding takes a fraction of the time.
          handle.pragma('journal_mode = WAL');
          handle.pragma('synchronous = NORMAL');
          handle.pragma('busy_timeout = 10000');
          keepStatements(handle);
          done(null, handle);
        },
      },
    },
  };
};
