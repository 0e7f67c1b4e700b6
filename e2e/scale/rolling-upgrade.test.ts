import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { openEditor } from '../support/editor.ts';
import type { Editor } from '../support/editor.ts';
import { ROOT } from '../support/processes.ts';
import { createVisitor } from '../support/visitor.ts';
import { invite, pagesOf } from './crowd.ts';
import { MISSING, startInstallation } from './installation.ts';
import type { Installation, Mortal } from './installation.ts';
import { makeNextBuild, NEXT_ATTRIBUTE, NEXT_MARK } from './next-build.ts';

/*
 * An upgrade as docs/operations.md has it, behind nginx and under visitors: the web servers one after the other, so that
 * two builds run side by side, and then the CMS, whose database changes. Afterwards the web servers go back.
 */

const VISITORS = 200;

/** Milliseconds for which two builds run side by side after each change. */
const SIDE_BY_SIDE = 25_000;

/** Milliseconds that an upgrade under visitors lasts, at least. */
const LASTS = 300_000;

/** Milliseconds in which an event stream has to be back. */
const STREAM_BACK_WITHIN = 5_000;

if (MISSING.length > 0) process.stderr.write(`No upgrade is tried: there is not ${MISSING.join(', ')}.\n`);

interface Version {
  readonly build: string;
  readonly content: string;
}

async function versionOf({ url }: Mortal): Promise<Version> {
  return (await (await fetch(`${url}/version`)).json()) as Version;
}

/** A page of a visitor who walks during all this, and what went wrong in it. */
async function openPage(browser: Browser, baseURL: string): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return { page, faults };
}

describe.skipIf(MISSING.length > 0)('an upgrade under visitors', () => {
  let folder: string;
  let next: string;
  let installation: Installation;
  let editor: Editor;
  let browser: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-next-'));
    next = join(folder, 'checkout');
    await makeNextBuild(next);
    installation = await startInstallation();
    editor = await openEditor(installation.cmsUrl);
    browser = await chromium.launch({ executablePath: ensureChromium('shell') });
  });
  afterAll(async () => {
    await browser?.close();
    await installation?.stop();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  test('and going back cost no visitor a page, a script or a step', async () => {
    const { webs, cmss, url } = installation;
    const pages = await pagesOf(url);
    expect(pages.length).toBeGreaterThan(50);
    const [before] = await Promise.all(webs.map(versionOf));
    const crowd = invite({ url, visitors: VISITORS, paths: pages, doesLoadAssets: true });
    const begun = performance.now();
    const { page, faults } = await openPage(browser, url);
    const visitor = createVisitor(page, 'en');
    const walk = async (): Promise<void> => {
      await visitor.walksTo('reception');
      await visitor.walksTo('entrance');
    };
    const isNext = () => page.evaluate((mark) => document.documentElement.hasAttribute(mark), NEXT_MARK);
    const changeWebs = async (root: string): Promise<void> => {
      for (const web of webs) {
        await web.stop();
        await web.start(root);
        await Promise.all([walk(), wait(SIDE_BY_SIDE)]);
      }
    };
    await visitor.opens('entrance');
    await walk();

    await changeWebs(next);
    const builds = new Set((await Promise.all(webs.map(versionOf))).map(({ build }) => build));
    expect([...builds]).toEqual([expect.not.stringMatching(before?.build ?? '')]);
    expect(await isNext()).toBe(false);
    await page.reload();
    await expect.poll(isNext, { timeout: 30_000 }).toBe(true);
    await walk();

    await Promise.all(cmss.map((cms) => cms.stop()));
    await walk();
    for (const cms of cmss) await cms.start(next);
    await editor.publishLocation('agv-bay', 'en', {
      title: 'Bay after it',
      [NEXT_ATTRIBUTE]: 'It is there.',
    });
    await vi.waitFor(async () => expect(await titlesOn(webs)).toEqual(webs.map(() => true)), {
      timeout: 20_000,
      interval: 100,
    });

    await changeWebs(ROOT);
    expect((await Promise.all(webs.map(versionOf))).map(({ build }) => build)).toEqual(
      webs.map(() => before?.build),
    );
    await page.reload();
    await expect.poll(isNext, { timeout: 30_000 }).toBe(false);
    await walk();
    await wait(Math.max(0, LASTS - (performance.now() - begun)));

    const { answered, failures, returns } = crowd.report();
    await crowd.leave();
    process.stdout.write(
      `${answered} pages, scripts and styles in ${Math.round((performance.now() - begun) / 1_000)} s of an upgrade, ` +
        `${failures.length} failed; ${returns.length} event streams came back, after ` +
        `${Math.round(Math.max(...returns))} ms at the latest\n`,
    );
    expect(failures).toEqual([]);
    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThan(VISITORS * 20);
    expect(returns.length).toBeGreaterThan(VISITORS);
    expect(Math.max(...returns)).toBeLessThanOrEqual(STREAM_BACK_WITHIN);
  });
});

/** Whether each web server shows what was published after the upgrade. */
function titlesOn(webs: readonly Mortal[]): Promise<readonly boolean[]> {
  return Promise.all(
    webs.map(async ({ url }) => {
      const answer = await fetch(`${url}/box-api/api/content-locations?locale=en`);
      return (await answer.text()).includes('Bay after it');
    }),
  );
}
