import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { BackupError } from './backup-error.ts';
import type { Database } from './database.ts';
import { SET_FOR_NEWER, withoutNewerSettings } from './newer-settings.ts';
import { postgresEnvironment } from './postgres-environment.ts';
import { runProgram, startProgram } from './postgres-programs.ts';

/** Where the CMS has its tables (`apps/cms/config/database.ts`). Other schemas of the database are not touched. */
const SCHEMA = 'public';

/** How the programs of this command call themselves at the server. */
const OWN_NAME = 'vitrine-backup';

/** How often others are looked for: a server closes the connections of a program that has ended a little later. */
const TRIES = 10;

/** The same for programs of a restore that was killed: they end with what the server is doing for them. */
const TRIES_OF_OWN = 200;

/** Milliseconds. */
const INTERVAL = 300;

/** Without a question for a password, which no one would answer. */
const QUIET = [
  '--no-password',
  '--no-psqlrc',
  '--quiet',
  '--no-align',
  '--tuples-only',
  '--set=ON_ERROR_STOP=1',
];

const COUNT_OTHERS = `select count(*) from pg_stat_activity where datname = current_database()
and pid <> pg_backend_pid() and coalesce(backend_type, 'client backend') = 'client backend'`;

const COUNT_TABLES = `select count(*) from pg_class where relnamespace = '${SCHEMA}'::regnamespace
and relkind in ('r', 'p', 'v', 'm', 'S')`;

/** Where the tables that a restore replaces are until they are dropped. */
const ASIDE = 'vitrine_replaced';

/** What a schema has, by the word that drops it; not what extensions brought, nor the sequences of columns. */
function objectsOf(schema: string): string {
  return `select relname as name, case relkind when 'v' then 'view' when 'm' then 'materialized view'
    when 'S' then 'sequence' else 'table' end as kind
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = '${schema}' and relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend
      where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('e', 'a', 'i'))`;
}

/**
 * Takes everything out of the schema: tables of a newer Vitrine that the dump does not know would stop a later
 * upgrade. Moving a table takes two locks; dropping it ten, and a small server has none for all tables at once. An
 * account that may not make a schema has no other choice.
 */
const EMPTY_SCHEMA = `do $$
declare
  item record;
  is_moving boolean := has_database_privilege(current_database(), 'CREATE');
begin
  if is_moving then
    create schema ${ASIDE};
  end if;
  for item in ${objectsOf(SCHEMA)} loop
    if is_moving then
      execute format('alter table ${SCHEMA}.%I set schema ${ASIDE}', item.name);
    else
      execute format('drop %s if exists ${SCHEMA}.%I cascade', item.kind, item.name);
    end if;
  end loop;
end $$;`;

/** One statement for each table, so that none holds many locks. A killed restore may have left some. */
const DROP_ASIDE = `set client_min_messages = warning;
select format('drop %s if exists ${ASIDE}.%I cascade', kind, name) from (${objectsOf(ASIDE)}) as objects \\gexec
drop schema if exists ${ASIDE} cascade;
`;

/** The CMS's PostgreSQL, reached by the programs of PostgreSQL's client. */
export function postgresDatabase(url: string): Database {
  const env = { ...postgresEnvironment(url), PGAPPNAME: OWN_NAME };
  const ask = async (select: string): Promise<number> =>
    Number(await runProgram('psql', [...QUIET, `--command=${select}`], env));

  /** A program of an older version does not understand a newer server. */
  const requireProgram = async (program: 'pg_dump' | 'pg_restore'): Promise<void> => {
    const version = /\d+/.exec(await runProgram(program, ['--version'], env))?.[0];
    const server = Math.floor((await ask('show server_version_num')) / 10_000);
    if (Number(version) >= server) return;
    throw new BackupError(
      'database',
      `${program} is of PostgreSQL ${version}, and the server of ${server}: install the client programs of ${server}.`,
    );
  };

  return {
    kind: 'postgres',
    copyTo: async (file) => {
      await requireProgram('pg_dump');
      const args = ['--no-password', '--format=custom', `--schema=${SCHEMA}`, ...OWNERLESS];
      const { child, ended } = startProgram('pg_dump', args, env);
      child.stdin.end();
      // Not by the program itself: it would go on when this process is killed.
      await pipeline(child.stdout, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
      await ended;
    },
    isInUse: async () => {
      for (let tries = 1; (await ask(COUNT_OTHERS)) > 0; tries += 1) {
        const isOwn = (await ask(`${COUNT_OTHERS} and application_name <> '${OWN_NAME}'`)) === 0;
        if (tries >= (isOwn ? TRIES_OF_OWN : TRIES)) return true;
        await setTimeout(INTERVAL);
      }
      return false;
    },
    hasContent: async () => (await ask(COUNT_TABLES)) > 0,
    check: async (file) => {
      await requireProgram('pg_restore');
      await runProgram('pg_restore', ['--list', file], env);
    },
    replaceWith: async (file) => {
      await dropAside(env);
      await replaceWith(file, env);
      await dropAside(env);
    },
  };
}

/** Accounts of a server are not part of a backup: everything belongs to the account of `DATABASE_URL`. */
const OWNERLESS = ['--no-owner', '--no-privileges'];

async function dropAside(env: Readonly<Record<string, string>>): Promise<void> {
  const { child, ended } = startProgram('psql', QUIET, env);
  child.stdout.resume();
  child.stdin.end(DROP_ASIDE);
  await ended;
}

/**
 * Empties the schema and fills it from a dump, in one transaction that is committed when `pg_restore` has ended well.
 * A process that is killed leaves what was there.
 */
async function replaceWith(file: string, env: Readonly<Record<string, string>>): Promise<void> {
  const server = startProgram('psql', QUIET, env);
  const dump = startProgram('pg_restore', ['--file=-', `--schema=${SCHEMA}`, ...OWNERLESS, file], env);
  const { stdin } = server.child;
  dump.child.stdin.end();
  server.child.stdout.resume();
  stdin.write(`begin;\nset client_min_messages = warning;\n${SET_FOR_NEWER}\n${EMPTY_SCHEMA}\n`);
  try {
    await Promise.all([pass(dump.child.stdout, stdin), dump.ended]);
    stdin.end('\ncommit;\n');
  } catch (error) {
    stdin.destroy();
    await server.ended;
    throw error;
  }
  await server.ended;
}

/** Passes a dump on, and leaves the end open. When the receiver fails, nothing more is read. */
async function pass(from: Readable, to: NodeJS.WritableStream): Promise<void> {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  to.once('close', resolve);
  let isFirst = true;
  for await (const piece of from) {
    if (!to.writable) return;
    const script = isFirst ? withoutNewerSettings(piece as Buffer) : (piece as Buffer);
    isFirst = false;
    if (!to.write(script)) {
      const { promise: drained, resolve: go } = Promise.withResolvers<void>();
      to.once('drain', go);
      await Promise.race([drained, gone]);
    }
  }
}
