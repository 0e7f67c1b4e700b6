import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { createMailServer } from '../support/mail-server.ts';
import type { MailServer } from '../support/mail-server.ts';
import { freePort } from '../../scripts/run/free-port.ts';
import { ROOT, runProgram } from '../support/processes.ts';
import { startWeb } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';
import { startStand } from './laptop.ts';
import { createNetwork } from './network.ts';
import type { Network } from './network.ts';
import { textsOfOthers, uploadsIn } from './others.ts';
import { findTexts, readZip, unpackInto } from './unpacked.ts';
import type { Files } from './unpacked.ts';

const WORLD = 'showroom';

/** Secrets of the machine that builds, which no zip may contain. */
const SECRETS = {
  CMS_API_TOKEN: 'canary-of-the-cms-token-7c1f',
  SESSION_SECRET: 'canary-of-the-session-secret-that-is-long-enough-4d2b',
  REVALIDATE_SECRET: 'canary-of-the-revalidate-secret-90aa',
  METRICS_TOKEN: 'canary-of-the-metrics-token-1e8c',
};

/** Seconds from the start file to the picture of the first location. */
const MAX_START = 15;

/** How many programs share a processor of this machine: a laptop at a fair has nothing else to do. */
const share = Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());
const OLD_APP = 'app-000000000000';

const work = mkdtempSync(join(tmpdir(), 'vitrine-stand-'));
const laptop = join(work, 'Messe 2026 (Halle 5)');
const zip = join(work, 'stand.zip');
const outbox = join(laptop, 'data/outbox');
let files: Files;
let standPort = 0;
let chromium = '';
let network: Network;
let mail: MailServer;
let showroom: RunningServer | undefined;

function waiting(): readonly string[] {
  return readdirSync(outbox).filter((name) => /^[0-9a-f]{32}\.json$/.test(name));
}

function contentOf(all: Files): ReadonlyMap<string, Snapshot> {
  return new Map(
    Object.entries(all).flatMap(([path, bytes]) => {
      const locale = /\/content\/snapshot\/([a-z]{2})\.json$/.exec(path)?.[1];
      if (locale === undefined) return [];
      return [[locale, JSON.parse(Buffer.from(bytes).toString('utf8')) as Snapshot] as const];
    }),
  );
}

/** Runs a program of Node without any network but the machine's own, where this account may do so. */
function withoutNetwork(script: string, args: readonly string[]) {
  const isIsolated =
    process.platform === 'linux' &&
    spawnSync('unshare', ['-rn', 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'ignore' }).status === 0;
  const program = [process.execPath, script, ...args];
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { stdout, stderr, status } = isIsolated
    ? spawnSync('unshare', ['-rn', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...program], options)
    : spawnSync(process.execPath, [script, ...args], options);
  if (status !== 0) throw new Error(`${script} failed.\n${stderr}\n${stdout}`);
  return { isIsolated, stdout };
}

beforeAll(async () => {
  chromium = ensureChromium('full');
  const networkPort = await freePort();
  [standPort, mail] = await Promise.all([freePort(), createMailServer()]);
  network = createNetwork(networkPort);
  await runProgram({
    name: 'The build of the stand',
    script: 'apps/web/stand/index.ts',
    args: `--world ${WORLD} --for ${process.platform}-${process.arch} --from demo`
      .split(' ')
      .concat('--deliver-to', `http://127.0.0.1:${networkPort}`, '--out', zip),
    env: { ...SECRETS, DATA_DIR: join(work, 'builder'), INIT_CWD: work },
  });
  files = readZip(zip);
  mkdirSync(laptop);
  unpackInto(laptop, files);
});

afterAll(async () => {
  await Promise.all([showroom?.stop(), network.ends(), mail.close().catch(() => {})]);
  rmSync(work, { recursive: true, force: true });
});

describe('the zip of a stand', () => {
  test('has no secret and no data of the machine that built it', () => {
    expect(findTexts(files, [...Object.values(SECRETS), ROOT.replace(/[/\\]$/, ''), work])).toEqual([]);
    const names = Object.keys(files).filter((path) => /(?:secret|token|\.env|outbox|server-only)/.test(path));
    expect(names).toEqual([]);
  });

  test('has no content of other worlds', () => {
    const content = contentOf(files);
    expect(content.size).toBe(7);
    const others = textsOfOthers(content, WORLD);
    expect(others.size).toBeGreaterThan(100);
    const ofContent = Object.fromEntries(
      Object.entries(files).filter(([path]) => path.includes('/content/')),
    );
    expect(findTexts(ofContent, others)).toEqual([]);
  });

  test('holds every file that its content names, and no other', () => {
    const [, list] =
      Object.entries(files).find(([path]) => path.endsWith('/content/snapshot/media.json')) ?? [];
    const media = JSON.parse(Buffer.from(list ?? []).toString('utf8')) as Record<string, string>;
    const named = uploadsIn(JSON.stringify([...contentOf(files).values()]));
    expect(Object.keys(media).toSorted()).toEqual([...named].toSorted());
    const packed = Object.keys(files).flatMap((path) => /\/content\/media\/(.*)$/.exec(path)?.[1] ?? []);
    expect(packed.toSorted()).toEqual([...new Set(Object.values(media))].toSorted());
  });
});

// One story: each part begins where the one before has ended.
describe('a stand at a fair', () => {
  test('shows the first location within 15 s, is walked, and takes three requests, without Node and network', () => {
    const { isIsolated, stdout } = withoutNetwork(join(import.meta.dirname, 'walk.ts'), [
      laptop,
      String(standPort),
      chromium,
    ]);
    if (!isIsolated)
      console.log('This account may not take the network away: that nothing was asked for was watched.');
    const seen = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
      readonly secondsToFirstLocation: number;
      readonly isOnline: boolean;
      readonly outside: readonly string[];
      readonly faults: readonly string[];
      readonly links: readonly string[];
      readonly words: string;
      readonly again: string;
    };
    console.log(`The first location was there after ${seen.secondsToFirstLocation.toFixed(1)} s.`);
    expect(seen.secondsToFirstLocation).toBeLessThan(MAX_START * share);
    expect(seen).toMatchObject({ outside: [], faults: [] });
    expect(seen.isOnline).toBe(!isIsolated);
    // No message about a lost connection, and no link to a location outside this stand.
    expect(seen.words).not.toMatch(/offline|no connection|lab/i);
    expect(seen.links.length).toBeGreaterThan(1);
    expect(seen.links.join()).not.toMatch(/lab/i);
    expect(seen.again).toContain('is open already');
    expect(waiting()).toHaveLength(3);
  });

  test.skipIf(process.platform === 'win32')(
    'fills the screen of a browser, and ends when that is closed',
    async () => {
      const browser = join(work, 'browser.sh');
      const opened = join(work, 'opened');
      // A window that is gone at once was handed to a browser that was open before: this visitor stays for a while.
      writeFileSync(browser, `#!/bin/sh\necho "$@" > ${opened}\nsleep 5\n`, { mode: 0o755 });
      const stand = await startStand(laptop, standPort, browser);
      expect(await stand.ended).toBe(0);
      expect(readFileSync(opened, 'utf8')).toContain(
        `--kiosk --app=${stand.url}/?kiosk --user-data-dir=${laptop}`,
      );
      expect(stand.said()).toContain('Start again when there is a network.');
    },
  );

  test('keeps them when a newer zip is unpacked over it, and removes what that replaces', async () => {
    const before = waiting();
    const secret = readFileSync(join(laptop, 'data/session-secret'), 'utf8');
    mkdirSync(join(laptop, OLD_APP));
    writeFileSync(join(laptop, OLD_APP, 'launch.js'), '');
    unpackInto(laptop, files);
    const stand = await startStand(laptop, standPort);
    await expect.poll(() => existsSync(join(laptop, OLD_APP))).toBe(false);
    await stand.close();
    expect(waiting()).toEqual(before);
    expect(readFileSync(join(laptop, 'data/session-secret'), 'utf8')).toBe(secret);
  });

  test('brings them to the showroom when a network comes, each once, also where answers get lost', async () => {
    await mail.open();
    showroom = await startWeb({
      dataDir: join(work, 'online'),
      env: { SMTP_URL: mail.url, CONTACT_TO: 'sales@norvane.example' },
    });
    const stand = await startStand(laptop, standPort);
    await network.comes(Number(new URL(showroom.url).port), 2);
    await expect.poll(waiting, { timeout: 120_000, interval: 200 }).toEqual([]);
    await expect.poll(() => mail.mails.length, { timeout: 60_000 }).toBe(3);
    await expect.poll(stand.said, { timeout: 30_000 }).toContain('nothing waits');
    await stand.close();
    expect(network.passed()).toBe(5);
    const senders = mail.mails.map(({ headers }) => /<([^>]*)>/.exec(headers.get('reply-to') ?? '')?.[1]);
    expect(senders.toSorted()).toEqual(['ada@fair.example', 'emmy@fair.example', 'grace@fair.example']);
    expect(mail.mails[0]?.headers.get('x-vitrine-request')).toMatch(/^stand-/);
  });
});
