import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../scripts/run/free-port.ts';
import { endProcess, startNode } from '../server/processes.ts';

/** A CMS with its admin panel, on its own data folder. */
export interface AdminServer {
  readonly url: string;
  readonly logIn: (page: Page) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const ACCOUNT = { email: 'bench@example.com', password: 'Only-4-tests' };

/** Milliseconds until an empty CMS must have started. */
const PATIENCE = 120_000;

/** Starts an empty CMS with one administrator. The admin panel has to be built. */
export async function startAdmin(): Promise<AdminServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-cms-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startNode('apps/cms/scripts/start.ts', {
    env: {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: '',
      REVALIDATE_URL: '',
      CMS_HOST: '127.0.0.1',
      CMS_PORT: String(port),
      SERVE_ADMIN: 'true',
    },
  });
  const stop = async (): Promise<void> => {
    await endProcess(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilUp(`${url}/_health`);
    await fetch(`${url}/admin/register-admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ACCOUNT, firstname: 'Bench', lastname: 'Editor' }),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, logIn: (page) => logIn(page, url) };
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
