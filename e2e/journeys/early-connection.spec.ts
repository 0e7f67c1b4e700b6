import { expectAccessible } from '../support/axe.ts';
import { addressOf, textIn } from '../support/demo.ts';
import { rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { VISITS } from '../support/windows.ts';

for (const { language, window, tag } of rowsOf(VISITS, 1)) {
  test.describe(`An early loss of the connection in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('is told of at once, and what was tapped opens when the network is back', async ({
      page,
      faults,
    }) => {
      // A page without a connection says so in the console.
      faults.expects(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
      const noticeOf = (key: string) =>
        page.locator('[data-notification]').filter({ hasText: textIn(language, key) });
      await page.goto(addressOf('robot-arm', language));
      await page.context().setOffline(true);
      await expect(noticeOf('updater__no_internet')).toBeVisible();
      await page.locator('main [data-hotspot="hotspots.open-article"]').first().click();
      await expect(noticeOf('updater__page_failed')).toBeVisible();
      await expectAccessible(page);
      await page.context().setOffline(false);
      await expect(page.locator('[data-overlay^="article"]')).toBeVisible();
      await expect(page.locator('[data-notification="warning"], [data-notification="danger"]')).toHaveCount(
        0,
      );
    });
  });
}
