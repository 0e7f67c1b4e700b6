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

/**
 * Finds a Chromium for the journeys and installs one where there is none: Debian's package when this is
 * Debian (or a child of it) and we are root, else Playwright's own build. A browser of the system is
 * preferred because it plays H.264, which Playwright's build does not.
 * @returns the path of the program
 * @throws Error with a sentence that says what to install
 */
export function ensureChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  }
  return findSystemBrowser() ?? installFromDebian() ?? installFromPlaywright();
}

function findSystemBrowser(): string | undefined {
  return SYSTEM_BROWSERS.find((path) => existsSync(path));
}

function installFromDebian(): string | undefined {
  const isDebian = existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const run = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (run.status !== 0) {
      throw new Error(`Chromium could not be installed with apt-get ${args[0] ?? ''}:\n${run.stderr}`);
    }
  }
  return findSystemBrowser();
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
