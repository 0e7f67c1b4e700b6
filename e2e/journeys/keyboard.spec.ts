import { textIn } from '../support/demo.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

test('The whole way from the entrance to an article is walked by keyboard alone', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens('entrance');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: textIn('en', 'navigation__skip') })).toBeFocused();
  await tabTo(page, /^Go to Reception/);
  await page.keyboard.press('Enter');
  await visitor.standsIn('reception');
  await tabTo(page, /^Go to Atrium/);
  await page.keyboard.press('Enter');
  await visitor.standsIn('atrium');

  await tabTo(page, /^Robot NV-6$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await visitor.standsIn('atrium');

  await tabTo(page, /^Back$/);
  await page.keyboard.press('Enter');
  await visitor.standsIn('reception');
});

test('The list of places and the languages open, choose and close by keyboard', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens('entrance');
  await tabTo(page, /^Places$/);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: textIn('en', 'places__title') });
  await expect(panel).toBeVisible();
  await tabTo(page, /^Atrium$/);
  await page.keyboard.press('Enter');
  await visitor.standsIn('atrium');

  await tabTo(page, /Choose language/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeHidden();
});

test('A visitor faster than the page closes two overlays and opens the next one', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens('atrium');
  const hotspot = visitor.stage.locator('[data-hotspot]').filter({ hasText: 'Robot NV-6' });
  await hotspot.focus();
  await hotspot.press('Enter');
  const article = page.locator('dialog[data-overlay^="article"][data-phase="open"]');
  await expect(article).toBeVisible();
  await article.locator('a[href*="media="]').first().press('Enter');
  await expect(page.locator('dialog[data-overlay^="media"][data-phase="open"]')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: textIn('en', 'places__open'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: textIn('en', 'places__title') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(({ search }) => search === '?places' || search === '?places=');
  // "Closes during a transition are ignored." (specification section 4)
  await expect(page.locator('dialog[data-phase="open"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await visitor.standsIn('atrium');
  await expect(page).toHaveURL(({ search }) => search === '');
});
