import { defineConfig } from '@playwright/test';
import { ensureChromium } from '../scripts/setup/chromium.ts';
import { ALL } from './support/rows.ts';
import { isWhole } from './support/tier.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

/**
 * What Chromium switches off. It draws two pages for the menu of its address bar with every window, which costs a
 * small machine half a second for each test. It heeds the last list alone, so Playwright's own is in this one.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
] as const;

const WITHOUT_CMS = '**/without-cms.spec.ts';
const TRANSFER = '**/transfer.spec.ts';

/** Milliseconds for a journey of editors. */
const EDITORS_LIMIT = 400_000;

export default defineConfig({
  testDir: '.',
  // Each run empties its folder when it begins, and two may run side by side.
  outputDir: `../test-results/${process.env['E2E_RESULTS'] ?? 'journeys'}`,
  globalSetup: './support/global-setup.ts',
  // The tests of a file share a worker, its browser and the showroom that the file changes: to start those for each
  // test took a third of the journeys' time.
  fullyParallel: false,
  // In the projects that others depend on as well, which the command line's filter does not reach.
  grepInvert: isWhole ? [] : new RegExp(ALL),
  forbidOnly: true,
  // Two thirds of a journey are waiting: for clips, for what moves, for a server.
  workers: 3,
  retries: 0,
  // The limits are those of a small machine that other steps keep busy. They cost a green run nothing.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: process.env['E2E_WEB_URL'],
    // A trace films the page, which costs half of a small machine.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // A failed click is reported with its element's name, not by the timeout of the whole test.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: ensureChromium(isWhole ? 'full' : 'shell'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A process less that every picture goes through: a tenth of a change's journeys. A release has the
        // processes that visitors have.
        ...(isWhole ? [] : ['--in-process-gpu']),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${SWITCHED_OFF.join(',')}`,
      ],
    },
  },
  projects: [
    {
      name: 'journeys',
      testDir: './journeys',
      // What moves costs a third of a journey. A change is walked with reduced motion, but for where movement is the
      // subject (`support/motion.ts`); `test:all` walks everything with motion.
      use: { contextOptions: { reducedMotion: isWhole ? 'no-preference' : 'reduce' } },
    },
    { name: 'stage', testDir: './stage' },
    // One after the other: they publish to the CMS that the others read.
    { name: 'published', testDir: './published', testIgnore: WITHOUT_CMS, workers: 1 },
    // It stops the CMS.
    {
      name: 'without-cms',
      testDir: './published',
      testMatch: WITHOUT_CMS,
      workers: 1,
      dependencies: ['published'],
    },
    // One after the other: they work on the same content. The longest take 80 s, and two and a half times as long on a
    // machine with two slow cores.
    {
      name: 'editors',
      testDir: './editors',
      testIgnore: TRANSFER,
      workers: 1,
      timeout: EDITORS_LIMIT,
      expect: { timeout: 60_000 },
    },
    // Imported worlds remain, and the editors' other journeys count entries.
    {
      name: 'transfer',
      testDir: './editors',
      testMatch: TRANSFER,
      workers: 1,
      timeout: EDITORS_LIMIT,
      expect: { timeout: 60_000 },
      dependencies: ['editors'],
    },
    // On a CMS of its own, which is empty.
    { name: 'first-world', testDir: './first-world', workers: 1 },
    // Alone and after everything else: it measures time.
    { name: 'lighthouse', testDir: './lighthouse', workers: 1 },
  ],
});
