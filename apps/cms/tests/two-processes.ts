import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOB_TABLE } from '../src/jobs/job-type.ts';
import { startBalancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';
import { logIn, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { rowsOf } from './test-database.ts';
import type { StoredRow } from './test-database.ts';

/** Milliseconds. What a killed process has left is taken over within half a minute. */
export const TAKEN_OVER = { timeout: 30_000, interval: 100 };
export const DONE = { timeout: 120_000, interval: 250 };
export const PATIENCE = 360_000;

export const ADMINISTRATOR = { email: 'editor@example.com', password: 'Only-4-tests' };

/** A Postgres that this test has to itself (`scripts/testing/postgres-server.ts`). */
interface Postgres {
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** Two processes of the CMS on one Postgres, and a balancer that keeps no one on one of them. */
export interface TwoProcesses {
  readonly balancer: Balancer;
  /** The CMS as the balancer shows it. */
  readonly balanced: StartedStrapi;
  /** The process that was started first of those that run. */
  readonly first: () => StartedStrapi;
  readonly count: number;
  readonly editor: Editor;
  readonly killFirst: () => Promise<void>;
  /** Starts one in place of a killed one. */
  readonly beginAgain: () => Promise<void>;
  readonly rows: (select: string) => readonly StoredRow[];
  /** The current job of a kind, as its row holds it. */
  readonly job: (kind: string) => Readonly<Record<string, unknown>> | undefined;
  /** The folder for the files of the jobs of a kind, and the jobs that have some. */
  readonly folderOf: (kind: string) => string;
  readonly kept: (kind: string) => readonly string[];
  readonly end: () => Promise<void>;
}

/** @param postgres Removed at the end. */
export async function startTwoProcesses(postgres: Postgres): Promise<TwoProcesses> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-two-processes-'));
  const dataDir = join(folder, 'data');
  const begin = () => startStrapi({ dataDir, databaseUrl: postgres.url });
  let processes: readonly StartedStrapi[] = await Promise.all([begin(), begin()]);
  const count = processes.length;
  const first = (): StartedStrapi => {
    const [one] = processes;
    if (one === undefined) throw new Error('There is no process.');
    return one;
  };
  const balancer = await startBalancer(() => processes.map(({ url }) => url));
  const balanced = { ...first(), url: balancer.url };
  await registerEditor(first());
  const rows = (select: string) => rowsOf(dataDir, select, postgres.url);
  const folderOf = (kind: string): string => join(dataDir, 'cms', 'jobs', kind);
  return {
    balancer,
    balanced,
    first,
    count,
    editor: await logIn(balanced),
    killFirst: async () => {
      await first().kill();
      processes = processes.slice(1);
    },
    beginAgain: async () => {
      processes = [...processes, await begin()];
    },
    rows,
    job: (kind) => {
      const [row] = rows(`select state from ${JOB_TABLE} where kind = '${kind}'`);
      return row === undefined ? undefined : JSON.parse(String(row['state'])).job;
    },
    folderOf,
    kept: (kind) => (existsSync(folderOf(kind)) ? readdirSync(folderOf(kind)) : []),
    end: async () => {
      await balancer.close();
      await Promise.all(processes.map((strapi) => strapi.kill()));
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
