import type { Locator, Page } from '@playwright/test';
import { openChangedShowroom } from '../support/changed-showroom.ts';
import type { ChangedShowroom } from '../support/changed-showroom.ts';
import { addressOf, demoIn, textIn } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

// On a slow network the page appears long before its script: what a visitor did meanwhile counts.

/** The code of the showroom, which begins everything. */
const SHOWROOM = /\/assets\/showroom-[\w-]+\.js$/;

/** The code of the search, which is fetched apart. */
const SEARCH = /\/assets\/search-body-[\w-]+\.js$/;

/**
 * Opens an address and keeps a script back.
 * @returns lets the script begin
 */
async function openWithout(script: RegExp, page: Page, address: string): Promise<() => void> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
  await page.route(script, async (route) => {
    await begun;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return () => begin(undefined);
}

/** Types as a visitor does, into the field that has the focus. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await expect(field).toBeFocused();
  await field.page().keyboard.type(text);
  await expect(field).toHaveValue(text);
}

test('a search goes on with what is in its field', async ({ page }) => {
  const article = demoIn('en').articles.find(({ title }) => title.includes('NV-6'));
  if (article === undefined) throw new Error('No article of the demo is called NV-6.');
  const begin = await openWithout(SEARCH, page, `${addressOf('entrance')}?search`);
  const field = page.getByRole('searchbox');
  await typeInto(field, 'NV');
  // The page around it comes first: its dialog is modal then, and the field keeps the focus.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.type('-');
  begin();
  const hits = page.getByRole('dialog').getByRole('link', { name: article.title });
  await expect(hits.first()).toBeVisible();
  await expect(field).toHaveValue('NV-');
  // Further typing is appended: the field keeps its focus and has no selection.
  await page.keyboard.type('6');
  await expect(field).toHaveValue('NV-6');
  await expect(hits.first()).toBeVisible();
});

test('a contact request keeps its texts and its consent', async ({ page }) => {
  const begin = await openWithout(SHOWROOM, page, `${addressOf('robot-arm')}?contact`);
  const panel = page.getByRole('dialog', { name: textIn('en', 'contact__title') });
  const fieldOf = (key: string) =>
    panel.getByRole('textbox', { name: new RegExp(`^${textIn('en', `contact__${key}`)}`) });
  await typeInto(fieldOf('first_name'), 'Ada');
  await typeInto(fieldOf('message'), 'How fast is it?');
  await panel.getByLabel(textIn('en', 'contact__consent')).check();
  begin();
  await expect(panel.locator('form')).toHaveAttribute('novalidate');
  // Sending reports the missing fields, and none of the typed ones.
  await panel.getByRole('button', { name: textIn('en', 'contact__send') }).click();
  await expect(fieldOf('last_name')).toBeFocused();
  await expect(fieldOf('last_name')).toHaveAccessibleDescription(textIn('en', 'contact__no_last_name'));
  await expect(fieldOf('first_name')).toHaveAccessibleDescription('');
  await expect(fieldOf('first_name')).toHaveValue('Ada');
  await expect(fieldOf('message')).toHaveValue('How fast is it?');
  await expect(panel.getByLabel(textIn('en', 'contact__consent'))).toBeChecked();
});

test('an article stays at the chapter that was chosen', async ({ page }) => {
  const article = demoIn('en').articles.find(({ title }) => title === 'Robot NV-6');
  const begin = await openWithout(SHOWROOM, page, `${addressOf('robot-arm')}?article=${article?.id}`);
  const robot = page.getByRole('dialog', { name: 'Robot NV-6' });
  const chapter = robot
    .getByRole('navigation', { name: textIn('en', 'article__chapters') })
    .getByRole('link', { name: textIn('en', 'article__downloads') });
  const downloads = robot.locator('[data-section="downloads"]');
  await expect(downloads).toBeAttached();
  await chapter.click();
  await expect(downloads).toBeInViewport();
  begin();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect(downloads).toBeInViewport();
});

test('a login keeps the name and the password', async ({ page }) => {
  const begin = await openWithout(SHOWROOM, page, '/login');
  const identifier = page.getByLabel(textIn('en', 'access__identifier'), { exact: true });
  const password = page.getByLabel(textIn('en', 'access__password'), { exact: true });
  await typeInto(identifier, 'ada@example.com');
  await typeInto(password, 'secret');
  begin();
  await page.getByRole('button', { name: textIn('en', 'access__show_password') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret');
  await expect(identifier).toHaveValue('ada@example.com');
});

test.describe('Behind a door', () => {
  let showroom: ChangedShowroom;
  test.beforeAll(async () => {
    showroom = await openChangedShowroom((snapshot) => ({
      ...snapshot,
      worlds: snapshot.worlds.map((world) => ({ ...world, isProtected: true })),
    }));
  });
  test.afterAll(() => showroom.stop());

  test('an access code keeps its characters', async ({ page, faults }) => {
    faults.expects(/ 403$|status of 403/);
    const begin = await openWithout(SHOWROOM, page, `${showroom.url}${addressOf('entrance')}`);
    const field = page.getByLabel(textIn('en', 'access__code_title'), { exact: true });
    await typeInto(field, '24');
    begin();
    await expect(field).toHaveAttribute('inputmode', 'none');
    await page.getByRole('button', { name: '6', exact: true }).click();
    await expect(field).toHaveValue('246');
  });
});
