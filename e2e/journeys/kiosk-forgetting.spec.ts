import type { Page } from '@playwright/test';
import { openChangedShowroom } from '../support/changed-showroom.ts';
import type { ChangedShowroom } from '../support/changed-showroom.ts';
import { addressOf, textIn } from '../support/demo.ts';
import { GUEST, startLoginCms } from '../support/login-cms.ts';
import type { LoginCms } from '../support/login-cms.ts';
import { ALL } from '../support/rows.ts';
import { withScreensaver } from '../support/screensaver-content.ts';
import { expect, test } from '../support/test.ts';
import { leave } from '../support/unattended.ts';
import { createVisitor } from '../support/visitor.ts';

/** The names of the cookies that begin so. */
async function cookiesOf(page: Page, prefix: string): Promise<readonly string[]> {
  return (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith(prefix));
}

test.describe('A kiosk that forgets logins', () => {
  let cms: LoginCms | undefined;
  let showroom: ChangedShowroom | undefined;
  test.beforeAll(async () => {
    cms = await startLoginCms();
    showroom = await openChangedShowroom(
      withScreensaver([{ pictureOf: 'robot-arm', seconds: 5 }], { forgetsLogin: true }),
      [],
      {},
      { CMS_URL: cms.url, LOG_LEVEL: 'fatal' },
    );
  });
  test.afterAll(async () => {
    await showroom?.stop();
    await cms?.close();
  });

  test(
    'logs out the visitor who has left, and closes what only they could see',
    { tag: ALL },
    async ({ page }) => {
      const forThem = new URL(addressOf('partner-suite'), showroom?.url).href;
      await page.clock.install();
      await page.goto(`${forThem}?kiosk`);
      await page.getByLabel(textIn('en', 'access__identifier'), { exact: true }).fill(GUEST.identifier);
      await page.getByLabel(textIn('en', 'access__password'), { exact: true }).fill(GUEST.password);
      await page.getByRole('button', { name: textIn('en', 'access__login'), exact: true }).click();
      await createVisitor(page, 'en').standsIn('partner-suite');

      const forgetting = page.waitForRequest('**/box-api/forget');
      const screensaver = await leave(page);
      const forgotten = await forgetting;
      expect(forgotten.postDataJSON()).toEqual({ login: true });
      expect((await forgotten.response())?.status()).toBe(204);
      await expect(page.locator('main')).toHaveAttribute('data-location', 'entrance');
      await page.keyboard.press('Enter');
      await expect(screensaver).toBeHidden();
      expect(await cookiesOf(page, 'auth.')).toEqual([]);
      await page.goto(forThem);
      await expect(page).toHaveURL(/\/login\?redirect=door-\d+$/);
      // No session has expired: this is another visitor.
      await expect(page.getByText(textIn('en', 'access__session_ended'))).toHaveCount(0);
    },
  );
});

test.describe('A kiosk with the demo of a CMS', () => {
  // The shipped content holds no access codes; the seeded CMS has the demo's.
  test.skip(process.env['E2E_CONTENT'] === 'snapshot', 'There is no CMS, and so no access code.');

  test(
    'closes the world that a visitor has opened, and leaves it',
    { tag: ALL },
    async ({ page, faults }) => {
      faults.expects(/status of 403|answer: .* 403$/);
      await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.101.${process.pid % 250}` });
      await page.clock.install();
      await page.goto(`${addressOf('reception')}?kiosk`);
      const status = await page.evaluate(async () => {
        const response = await fetch('/box-api/unlock', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ world: 'lab', code: '2468' }),
        });
        return response.status;
      });
      expect(status).toBe(200);
      expect(await cookiesOf(page, 'vitrine_world_')).toEqual(['vitrine_world_lab']);
      await page.goto(addressOf('clean-room'));
      const visitor = createVisitor(page, 'en');
      await visitor.standsIn('clean-room');
      const isForgotten = page.waitForResponse('**/box-api/forget');
      const screensaver = await leave(page);
      expect((await isForgotten).status()).toBe(204);
      // It goes to the start before it is shown; a page that is on its way out does not count.
      await expect(page.locator('main')).toHaveAttribute('data-world', 'showroom');
      expect(await cookiesOf(page, 'vitrine_world_')).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(screensaver).toBeHidden();
      expect((await page.goto(addressOf('clean-room')))?.status()).toBe(403);
    },
  );
});
