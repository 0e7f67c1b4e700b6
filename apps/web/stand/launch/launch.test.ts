import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../../server/process/env.ts';
import { browserPlaces, kioskArguments, openBrowser } from './browser.ts';
import { countWaiting, removeOldApps } from './folders.ts';
import { findRunning, forgetRunning, isFree, noteRunning } from './running.ts';
import { serverSettings } from './server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-launch-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the browser of a stand', () => {
  test('is looked for where browsers are', () => {
    const windows = {
      'ProgramFiles(x86)': 'C:\\Program Files (x86)',
      ProgramFiles: 'C:\\Program Files',
      LocalAppData: '',
    };
    expect(browserPlaces('win32', windows)[0]).toBe(
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    );
    expect(browserPlaces('win32', windows)).toHaveLength(4);
    expect(browserPlaces('darwin', { HOME: '/Users/ada' })).toContain(
      '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    expect(browserPlaces('linux', { PATH: '/usr/bin:/bin' })).toContain('/usr/bin/chromium');
  });

  test('fills the screen, and has no data of the laptop’s owner', () => {
    expect(kioskArguments('http://127.0.0.1:4600/?kiosk', '/stand/data/browser')).toEqual(
      expect.arrayContaining([
        '--kiosk',
        '--app=http://127.0.0.1:4600/?kiosk',
        '--user-data-dir=/stand/data/browser',
      ]),
    );
  });

  test('can be left closed', () => {
    expect(openBrowser({ address: 'http://127.0.0.1:1', data: folder, wanted: 'none', env: {} })).toEqual({
      kind: 'none',
    });
  });
});

describe('the folder of a stand', () => {
  test('loses the versions that were replaced, and nothing else', async () => {
    const names = ['app-0123456789ab', 'app-ba9876543210', 'app-store', 'data', 'app-0123456789abc'];
    for (const name of names) await mkdir(join(folder, name, 'deep'), { recursive: true });
    await removeOldApps(folder, 'app-ba9876543210');
    expect((await readdir(folder)).toSorted()).toEqual(names.slice(1).toSorted());
  });

  test('knows how many requests wait', async () => {
    expect(await countWaiting(folder)).toBe(0);
    await mkdir(join(folder, 'outbox/delivered'), { recursive: true });
    const id = '0123456789abcdef0123456789abcdef';
    for (const name of [`${id}.json`, `${id}.cms.started`, '.lock'])
      await writeFile(join(folder, 'outbox', name), '');
    expect(await countWaiting(folder)).toBe(1);
  });
});

describe('a stand that runs already', () => {
  let server: Server;
  let port = 0;
  beforeEach(async () => {
    server = createServer((_request, response) => response.end('{"build":"1","content":"v1"}'));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('is found by what it shows', async () => {
    const running = { app: 'app-0123456789ab', port, version: 'v1' };
    expect(await findRunning(folder)).toBeUndefined();
    await noteRunning(folder, running);
    expect(await findRunning(folder)).toEqual(running);
    expect(await isFree(port)).toBe(false);
    await forgetRunning(folder);
    expect(await findRunning(folder)).toBeUndefined();
  });

  test('is not taken for another program that has its port now', async () => {
    await noteRunning(folder, { app: 'app-0123456789ab', port, version: 'v2' });
    expect(await findRunning(folder)).toBeUndefined();
  });
});

describe('the settings of a stand’s server', () => {
  const settings = serverSettings({
    app: '/stand/app-1',
    data: '/stand/data',
    port: 4600,
    stand: { world: 'Fair', version: 'v1', showroomUrl: 'https://show.example' },
  });

  test('are good, for this machine alone, and without a way to a CMS', () => {
    expect(readEnv(settings, '/stand/app-1')).toMatchObject({
      host: '127.0.0.1',
      port: 4600,
      dataDir: '/stand/data',
      contentSnapshot: '/stand/app-1/content/snapshot',
      standShowroomUrl: 'https://show.example',
      takesStandLeads: false,
      trustedProxies: [],
    });
  });

  test('leave nothing to what the computer has in its environment', () => {
    const foreign = {
      CMS_API_TOKEN: 'x',
      SMTP_URL: 'smtp://x',
      SESSION_SECRET: 'x',
      PUBLIC_URL: 'x',
      NODE_OPTIONS: '-x',
    };
    const env = { ...foreign, ...settings };
    for (const name of Object.keys(foreign)) expect(env[name as keyof typeof env]).toBe('');
  });
});
