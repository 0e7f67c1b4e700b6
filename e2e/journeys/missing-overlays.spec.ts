import { expectAccessible } from '../support/axe.ts';
import { addressOf, textIn } from '../support/demo.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test(
    `An article that is gone is named in ${language}, and the location is there`,
    { tag },
    async ({ page }) => {
      await page.goto(`${addressOf('robot-arm', language)}?article=987654`);
      await expect(page.getByText(textIn(language, 'overlay__missing'))).toBeVisible();
      await expect(page.getByRole('main')).toHaveAttribute('data-location', 'robot-arm');
      await expectAccessible(page);
    },
  );
}
