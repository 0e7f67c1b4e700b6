import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucketServer } from '@vitrine/bucket/testing';
import type { BucketServer } from '@vitrine/bucket/testing';
import { nginxBetween, startNginx } from '../../scripts/deploy/testing/nginx.ts';
import { freePort } from '../../scripts/run/free-port.ts';
import { CMS_SECRETS } from '../../scripts/testing/cms-secrets.ts';
import { IS_POSTGRES_INSTALLED, startPostgres } from '../../scripts/testing/postgres-server.ts';
import type { PostgresServer } from '../../scripts/testing/postgres-server.ts';
import { IS_REDIS_INSTALLED, startRedis } from '../../scripts/testing/redis-server.ts';
import type { RedisServer } from '../../scripts/testing/redis-server.ts';
import { ROOT } from '../support/processes.ts';
import { seedCms, startCms, startWeb } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';

const IS_NGINX_INSTALLED = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** What is missing to start one; empty where nothing is. */
export const MISSING: readonly string[] = [
  ...(IS_POSTGRES_INSTALLED ? [] : ['a Postgres']),
  ...(IS_REDIS_INSTALLED ? [] : ['a Redis']),
  ...(IS_NGINX_INSTALLED ? [] : ['nginx']),
];

export const REVALIDATE_SECRET = 'a-secret-of-the-installation';

/** Seconds until a CMS answers that starts beside everything else. */
const CMS_PATIENCE = 240;

/** A process that can be killed and comes back at the same address. */
export interface Mortal {
  readonly url: string;
  /** @param root another checkout to run from now on. */
  readonly start: (root?: string) => Promise<void>;
  /** `kill -9`, whatever it is doing. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Three web servers and two processes of the CMS, each with a data folder of its own, on one Postgres, one Redis and one
 * bucket, behind nginx as `deploy/` has it.
 */
export interface Installation {
  /** Where visitors ask. */
  readonly url: string;
  /** Where editors and web servers ask. */
  readonly cmsUrl: string;
  readonly webs: readonly Mortal[];
  readonly cmss: readonly Mortal[];
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  readonly bucket: BucketServer;
  /** The email addresses of all contact requests in the database. */
  readonly storedLeads: () => Promise<readonly string[]>;
  /** One more web server, with an empty disk. */
  readonly addWeb: () => Promise<Mortal>;
  readonly stop: () => Promise<void>;
}

function mortal(url: string, begin: (root: string | undefined) => Promise<RunningServer>): Mortal {
  let server: RunningServer | undefined;
  let root: string | undefined;
  return {
    url,
    start: async (other) => {
      root = other ?? root;
      server = await begin(root);
    },
    kill: async () => {
      server?.program.child.kill('SIGKILL');
      await server?.stop();
    },
    stop: async () => server?.stop(),
  };
}

/** @param counts of its web servers, and of the processes of its CMS. */
export async function startInstallation(
  counts: { readonly webs: number; readonly cmss: number } = { webs: 3, cmss: 2 },
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-scale-'));
  const [postgres, redis, bucket] = await Promise.all([startPostgres(), startRedis(), startBucketServer()]);
  const ports = { visitors: await freePort(), cms: await freePort() };
  const url = `http://127.0.0.1:${ports.visitors}`;
  const cmsUrl = `http://127.0.0.1:${ports.cms}`;
  const webPorts = await freePorts(counts.webs);
  const cmsPorts = await freePorts(counts.cmss);
  const cmsEnv = { ...CMS_SECRETS, REVALIDATE_SECRET, ...bucket.environment };
  const dataDirOf = (name: string): string => {
    // With a folder for pictures: none that tests share.
    mkdirSync(join(folder, name, 'images'), { recursive: true });
    return join(folder, name);
  };
  const webAt = (port: number): Mortal =>
    mortal(`http://127.0.0.1:${port}`, (root) =>
      startWeb({
        root,
        dataDir: dataDirOf(`web-${port}`),
        port,
        cmsUrl,
        snapshot: join(folder, 'no-snapshot'),
        env: {
          ...bucket.environment,
          PUBLIC_URL: url,
          REDIS_URL: redis.url,
          REVALIDATE_SECRET,
          CMS_API_TOKEN: CMS_SECRETS.CMS_API_TOKEN,
          SESSION_SECRET: 'a-secret-of-this-installation-for-its-sessions',
          // nginx, which says who has asked.
          TRUSTED_PROXIES: '127.0.0.0/8',
        },
      }),
    );
  const cmsAt = (port: number): Mortal =>
    mortal(`http://127.0.0.1:${port}`, (root) =>
      startCms({
        root,
        dataDir: dataDirOf(`cms-${port}`),
        port,
        databaseUrl: postgres.url,
        seconds: CMS_PATIENCE,
        env: cmsEnv,
        revalidateUrl: webPorts.map((web) => `http://127.0.0.1:${web}/-/revalidate`).join(','),
      }),
    );
  const webs = webPorts.map(webAt);
  const cmss = cmsPorts.map(cmsAt);
  const added: Mortal[] = [];
  const balancer = startNginx(folder, nginxBetween({ folder, webPorts, cmsPorts, ports }));
  const stop = async (): Promise<void> => {
    await Promise.all([...webs, ...cmss, ...added].map((one) => one.stop()));
    await Promise.all([balancer.stop(), postgres.remove(), redis.kill(), bucket.remove()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await seedCms(dataDirOf('seed'), postgres.url, cmsEnv);
    await Promise.all(cmss.map((cms) => cms.start()));
    await Promise.all(webs.map((web) => web.start()));
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url,
    cmsUrl,
    webs,
    cmss,
    postgres,
    redis,
    bucket,
    storedLeads: () => leadsIn(postgres.url),
    addWeb: async () => {
      const web = webAt(await freePort());
      added.push(web);
      await web.start();
      return web;
    },
    stop,
  };
}

interface PostgresClient {
  connect(): Promise<void>;
  query(text: string): Promise<{ readonly rows: readonly { readonly email: string }[] }>;
  end(): Promise<void>;
}

async function leadsIn(url: string): Promise<readonly string[]> {
  // The driver is one of the CMS's own packages.
  const { Client } = createRequire(join(ROOT, 'apps/cms/package.json'))('pg') as {
    readonly Client: new (options: { readonly connectionString: string }) => PostgresClient;
  };
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('select email from contact_requests')).rows.map(({ email }) => email);
  } finally {
    await client.end();
  }
}

async function freePorts(count: number): Promise<readonly number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}
