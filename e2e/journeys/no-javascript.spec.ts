import { addressOf, demoIn, locationOf, textIn } from '../support/demo.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 0)) {
  test.describe(`Without JavaScript in ${language}`, { tag }, () => {
    test.use({ javaScriptEnabled: false, language });

    test('a visitor walks, lists the places and opens an article', async ({ page, faults }) => {
      // The browser has scripts disabled.
      faults.expects(/request: .*\/assets\/.*\.js csp/);
      const heading = (location: string) =>
        page.getByRole('heading', { level: 1, name: locationOf(location, language).title, exact: true });
      const linkTo = (location: string) =>
        page
          .getByRole('link', {
            name: textIn(language, 'hotspot__go_to', locationOf(location, language).title),
          })
          .first();
      await page.goto(addressOf('entrance', language));
      await expect(heading('entrance')).toBeAttached();
      await linkTo('reception').click();
      await expect(heading('reception')).toBeAttached();
      await linkTo('atrium').click();
      await expect(heading('atrium')).toBeAttached();

      const { hotspots } = locationOf('atrium', language);
      const opener = hotspots.find(({ action }) => action.kind === 'openArticle');
      await page
        .getByRole('link', { name: opener?.title ?? '' })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const article = demoIn(language).articles.find(
        ({ id }) => opener?.action.kind === 'openArticle' && id === opener.action.article,
      );
      await expect(page.getByRole('heading', { name: article?.title ?? '' })).toBeVisible();
      await page.getByRole('link', { name: textIn(language, 'dialog__close'), exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.getByRole('link', { name: textIn(language, 'places__open'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: locationOf('lounge', language).title, exact: true })
        .click();
      await expect(heading('lounge')).toBeAttached();
    });
  });
}
