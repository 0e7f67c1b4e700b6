import { expectAccessible } from '../support/axe.ts';
import { textIn } from '../support/demo.ts';
import { rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { VISITS } from '../support/windows.ts';

for (const { window, language, tag } of rowsOf(VISITS, 0, 1)) {
  test.describe(`Join in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });
    const address = language === 'en' ? '/join' : `/${language}/join`;

    test('A guest enters a code, and is told when it is wrong', async ({ page }) => {
      await page.goto(address);
      await expect(
        page.getByRole('heading', { level: 1, name: textIn(language, 'presentation__join_title') }),
      ).toBeVisible();
      const field = page.getByRole('textbox', { name: textIn(language, 'presentation__code'), exact: true });
      const problem = page.getByRole('alert');
      await expect(problem).toBeEmpty();
      await expectAccessible(page);

      // Two groups and a dash, as people read it out.
      await field.fill('k7m - 2qx');
      const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.has('code'));
      await page.getByRole('button', { name: textIn(language, 'presentation__join'), exact: true }).click();
      const { pathname, search } = new URL((await asked).url());
      expect([pathname, search]).toEqual([address, '?code=k7m+-+2qx']);

      await page.goto(`${address}?problem=code`);
      await expect(problem).toHaveText(textIn(language, 'presentation__wrong_code'));
      await expect(field).toHaveAccessibleDescription(textIn(language, 'presentation__wrong_code'));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);

      await page.goto(`${address}?problem=busy&wait=9`);
      await expect(problem).toHaveText(textIn(language, 'error__too_many_requests'));
      await expect(page.getByText('0:09')).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'false');
    });

    test('A screen shows the code to a room', async ({ page }) => {
      await page.goto(`${address}?show=k7m2qx`);
      await expect(page.getByText('K7M 2QX', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('img', { name: textIn(language, 'presentation__qr') })).toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByText(`${new URL(page.url()).host}/join`, { exact: true })).toBeInViewport();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expectAccessible(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByText('K7M 2QX', { exact: true })).toBeVisible();
    });
  });
}
