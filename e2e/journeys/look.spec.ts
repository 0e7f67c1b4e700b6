import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible, settleAnimations } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { startWeb } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';

/** A wall, a laptop, a phone that lies and one that does not. */
const SIZES = [
  [3840, 2160],
  [1280, 720],
  [844, 390],
  [390, 844],
] as const;

let server: RunningServer;
test.beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-look-'));
  server = await startWeb({ dataDir, env: { LOOK_PAGE: 'true' } });
});
test.afterAll(() => server.stop());

test(
  'Every shape and state is on one page, which visitors do not have',
  { tag: ALL },
  async ({ page, request, faults }, info) => {
    faults.expects(/404/);
    expect((await request.get('/_look')).status()).toBe(404);
    await page.goto(`${server.url}/_look`);
    for (const [width, height] of SIZES) {
      await test.step(`${width}x${height}`, async () => {
        await page.setViewportSize({ width, height });
        await settleAnimations(page);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overhang).toBeLessThanOrEqual(0);
        // One shape: every button of the page is as high as its role says, whatever is written on it.
        const heights = await page
          .locator('main section button[class*="button"]:visible')
          .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().height)));
        expect(new Set(heights).size).toBe(1);
        await expectAccessible(page);
        const body = await page.screenshot({ fullPage: true });
        await info.attach(`look-${width}x${height}`, { body, contentType: 'image/png' });
      });
    }
  },
);
