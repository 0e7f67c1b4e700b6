import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../scripts/run/free-port.ts';
import { endProcess, startNode } from './processes.ts';

/** A CMS with its admin panel and one administrator. */
export interface CmsServer {
  readonly url: string;
  readonly logIn: (page: Page) => Promise<void>;
  /** The administrator's token for the panel's API. */
  readonly token: () => Promise<string>;
  /** Its resident memory in bytes, now and at most so far. Linux alone tells it. */
  readonly memory: () => Promise<{ readonly now: number; readonly peak: number }>;
  /** The resident memory of the largest process that it has started and that still runs, at most so far; 0 for none. */
  readonly memoryApart: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const ACCOUNT = { email: 'bench@example.com', password: 'Only-4-tests' };

/** Milliseconds until a CMS must have started. */
const PATIENCE = 120_000;

/** Starts a CMS with one administrator. The admin panel has to be built, if it serves it. */
export async function startCms(
  options: {
    /** Its data folder; absent: an empty one of its own. */
    readonly dataDir?: string;
    /** The showroom that it tells of changes. */
    readonly revalidateUrl?: string;
    /** Whether it serves the admin panel; absent: it does. */
    readonly servesPanel?: boolean;
  } = {},
): Promise<CmsServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-cms-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startNode('apps/cms/scripts/start.ts', {
    env: {
      NODE_ENV: 'production',
      DATA_DIR: options.dataDir ?? folder,
      DATABASE_URL: '',
      REVALIDATE_URL: options.revalidateUrl ?? '',
      CMS_HOST: '127.0.0.1',
      CMS_PORT: String(port),
      SERVE_ADMIN: String(options.servesPanel ?? true),
    },
  });
  const stop = async (): Promise<void> => {
    await endProcess(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilUp(`${url}/_health`);
    await post(`${url}/admin/register-admin`, { ...ACCOUNT, firstname: 'Bench', lastname: 'Editor' });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    logIn: (page) => logIn(page, url),
    token: () => tokenOf(url),
    memory: () => memoryOf(child.pid),
    memoryApart: () => memoryBelow(child.pid),
  };
}

function post(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function memoryOf(pid: number | undefined): Promise<{ readonly now: number; readonly peak: number }> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  const bytesOf = (name: string): number => {
    const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
    return Number(kilobytes) * 1024;
  };
  return { now: bytesOf('VmRSS'), peak: bytesOf('VmHWM') };
}

async function memoryBelow(pid: number | undefined): Promise<number> {
  const task = `/proc/${String(pid)}/task`;
  const lists = await Promise.all(
    (await readdir(task)).map((thread) => readFile(join(task, thread, 'children'), 'utf8').catch(() => '')),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean));
  // One that has ended meanwhile has no memory any more.
  const peaks = await Promise.all(
    children.map((child) =>
      memoryOf(Number(child)).then(
        ({ peak }) => peak,
        () => 0,
      ),
    ),
  );
  return Math.max(0, ...peaks.filter(Number.isFinite));
}

async function tokenOf(url: string): Promise<string> {
  const answer = await post(`${url}/admin/login`, ACCOUNT);
  const { data } = (await answer.json()) as { readonly data?: { readonly token?: string } };
  if (data?.token === undefined) throw new Error('The administrator could not log in.');
  return data.token;
}

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await page.getByLabel(/^Password/).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Bench' }).waitFor();
}

async function untilUp(address: string): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error('The CMS did not start.');
}
