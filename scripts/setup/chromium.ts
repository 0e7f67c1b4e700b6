import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Which Chromium: `shell` has no window at all and runs a journey in three quarters of the processor time, `full`
 * is what visitors have. Both have one engine and the same version.
 */
export type ChromiumBuild = 'shell' | 'full';

/**
 * Finds a Chromium for the journeys and installs one where there is none: Debian's package when this is
 * Debian (or a child of it) and we are root, else Playwright's own build. A browser of the system is
 * preferred because it plays H.264, which Playwright's build does not; it also stands in for the shell, which
 * is installed on Debian alone.
 * @returns the path of the program
 * @throws Error with a sentence that says what to install
 */
export function ensureChromium(build: ChromiumBuild): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  }
  const wanted = build === 'shell' ? [DEBIAN_SHELL] : SYSTEM_BROWSERS;
  return (
    findBrowser(wanted) ?? installFromDebian(build) ?? findBrowser(SYSTEM_BROWSERS) ?? installFromPlaywright()
  );
}

function findBrowser(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

function installFromDebian(build: ChromiumBuild): string | undefined {
  const isDebian = existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const program = build === 'shell' ? 'chromium-headless-shell' : 'chromium';
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', program, 'fonts-liberation'],
  ]) {
    const run = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (run.status !== 0) {
      throw new Error(`Chromium could not be installed with apt-get ${args[0] ?? ''}:\n${run.stderr}`);
    }
  }
  return findBrowser([`/usr/bin/${program}`]);
}

function installFromPlaywright(): string {
  const require = createRequire(new URL('../../e2e/package.json', import.meta.url));
  const { chromium } = require('@playwright/test') as typeof Playwright;
  if (!existsSync(chromium.executablePath())) {
    const run = spawnSync('npx', ['playwright', 'install', 'chromium'], { encoding: 'utf8' });
    if (run.status !== 0) {
      throw new Error(
        'The journeys need a browser. Install Chromium or Chrome, or name one with CHROMIUM_PATH. ' +
          `Playwright could not fetch its own:\n${run.stderr}`,
      );
    }
  }
  return chromium.executablePath();
}
