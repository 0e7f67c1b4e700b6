import { expectAccessible } from '../support/axe.ts';
import { LANGUAGES, addressOf, textIn } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

for (const language of LANGUAGES) {
  test(`An article that is gone is named in ${language}, and the location is there`, async ({ page }) => {
    await page.goto(`${addressOf('robot-arm', language)}?article=987654`);
    await expect(page.getByText(textIn(language, 'overlay__missing'))).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('data-location', 'robot-arm');
    await expectAccessible(page);
  });
}
