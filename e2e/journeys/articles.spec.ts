import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, LANGUAGES, locationOf, textIn, type Language } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';
import { WINDOWS } from '../support/windows.ts';

/** The first article hotspot of a location, with the title of the article that it opens. */
const articleAt = (location: string, language: Language): { hotspot: string; title: string; id: number } => {
  for (const { action, title: hotspot } of locationOf(location, language).hotspots) {
    if (action.kind !== 'openArticle') continue;
    const article = demoIn(language).articles.find(({ id }) => id === action.article);
    if (article !== undefined) return { hotspot, title: article.title, id: article.id };
  }
  throw new Error(`${location} opens no article.`);
};

for (const language of LANGUAGES) {
  for (const window of WINDOWS) {
    test.describe(`Articles in ${language}, ${window.name}`, () => {
      test.use({ ...window.use, language });

      test('opens from its hotspot, marks the address, and gives the focus back', async ({ visitor }) => {
        const { hotspot, title, id } = articleAt('robot-arm', language);
        await visitor.opens('robot-arm');
        const opener = visitor.stage.locator('[data-hotspot]').filter({ hasText: hotspot }).first();
        await opener.focus();
        await opener.press('Enter');
        await expect(visitor.article(title)).toBeVisible();
        await expect(visitor.page).toHaveURL(new RegExp(`[?&]article=${id}`));
        await expectAccessible(visitor.page);
        await visitor.page.keyboard.press('Escape');
        await expect(visitor.article(title)).toBeHidden();
        await expect(opener).toBeFocused();
        await visitor.standsIn('robot-arm');
      });

      test('opens by its address and closes into its location', async ({ visitor }) => {
        const { title, id } = articleAt('robot-arm', language);
        await visitor.page.goto(`${addressOf('robot-arm', language)}?article=${id}`);
        await expect(visitor.article(title)).toBeVisible();
        await visitor
          .article(title)
          .getByRole('link', { name: textIn(language, 'dialog__close'), exact: true })
          .click();
        await expect(visitor.article(title)).toBeHidden();
        await visitor.standsIn('robot-arm');
      });
    });
  }

  test(`An article that is gone is named in ${language}, and the location is there`, async ({ page }) => {
    await page.goto(`${addressOf('robot-arm', language)}?article=987654`);
    await expect(page.getByText(textIn(language, 'overlay__missing'))).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('data-location', 'robot-arm');
    await expectAccessible(page);
  });
}
