import { expectAccessible } from '../support/axe.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

const LOCATIONS = '/content-manager/collection-types/api::content-location.content-location';

/** A location of the demo that no other journey changes, as lists and visitors call it. */
const LOCATION = { title: 'Clean room', german: 'Reinraum' };

const WORDS = {
  en: {
    open: 'Open preview',
    shut: 'Close preview',
    frame: 'The showroom with your drafts',
    pane: 'Preview of the showroom',
    tools: 'What the preview shows',
    title: 'Title',
    visit: 'Open in the showroom',
    language: 'Language',
    screen: 'Screen',
    unsaved: 'With unsaved changes',
    saved: 'As saved',
    share: 'Share drafts',
    make: 'Create a link',
    world: 'Begins in',
    links: 'Valid links',
    address: /^Link to the drafts/,
    revoke: 'Revoke the link',
    revoked: 'The link is revoked.',
    draft: 'Preview: this is not public yet',
    ended: 'This preview has ended',
    own: LOCATION.title,
    other: { language: 'Deutsch', title: LOCATION.german },
  },
  de: {
    open: 'Vorschau öffnen',
    shut: 'Vorschau schließen',
    frame: 'Der Showroom mit Ihren Entwürfen',
    pane: 'Vorschau des Showrooms',
    tools: 'Was die Vorschau zeigt',
    title: 'Titel',
    visit: 'Im Showroom öffnen',
    language: 'Sprache',
    screen: 'Bildschirm',
    unsaved: 'Mit ungespeicherten Änderungen',
    saved: 'Wie gespeichert',
    share: 'Entwürfe teilen',
    make: 'Link erstellen',
    world: 'Beginnt in',
    links: 'Gültige Links',
    address: /^Link zu den Entwürfen/,
    revoke: 'Link zurückziehen',
    revoked: 'Der Link ist zurückgezogen.',
    draft: 'Vorschau: noch nicht öffentlich',
    ended: 'Diese Vorschau ist beendet',
    own: LOCATION.german,
    other: { language: 'English', title: LOCATION.title },
  },
} as const;

test.describe.configure({ mode: 'serial' });

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 0)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('an editor sees what is not saved, and lets others see the drafts for a while', async ({
      page,
      browser,
      faults,
    }) => {
      const words = WORDS[language];
      const title = `Showcase ${language}`;
      // Leaving the preview ends its stream; the content of a revoked link is gone.
      faults.expects(/\b410\b/);
      const editor = await openAdminPanel(page, language, faults);
      const pane = page.getByRole('complementary', { name: words.pane });
      const shown = page.frameLocator(`iframe[title="${words.frame}"]`);
      const heading = shown.getByRole('heading', { level: 1 });

      await test.step('the showroom opens at what is edited', async () => {
        await editor.opens(`${LOCATIONS}?plugins[i18n][locale]=${language}&_q=${words.own}`);
        await page.getByRole('gridcell', { name: words.own, exact: true }).click();
        await page.getByRole('button', { name: words.open }).click();
        await expect(heading).toContainText(words.own);
        await expect(pane.getByText(words.saved)).toBeVisible();
        // What visitors have, in a tab of its own.
        const visit = page.getByRole('link', { name: words.visit });
        await expect(visit).toHaveAttribute('href', /^http.*\/lab\/clean-room$/);
        await expectAccessible(page, pane.getByRole('region', { name: words.tools }));
      });

      await test.step('a title is seen while it is typed', async () => {
        await editor.fills(words.title, title);
        await expect(heading).toContainText(title);
        await expect(pane.getByText(words.unsaved)).toBeVisible();
      });

      await test.step('another language, on a telephone', async () => {
        await pane.getByRole('combobox', { name: words.screen }).click();
        await page.getByRole('option', { name: '390 × 844' }).click();
        await pane.getByRole('combobox', { name: words.language }).click();
        await page.getByRole('option', { name: words.other.language }).click();
        await expect(heading).toContainText(words.other.title);
        expect(await shown.locator('html').evaluate(() => innerWidth)).toBe(390);
      });

      await test.step('what is shared is what is saved, and in no one else’s showroom', async () => {
        await editor.saves();
        await page.getByRole('button', { name: words.share }).click();
        const dialog = page.getByRole('dialog', { name: words.share });
        const make = dialog.getByRole('button', { name: words.make });
        await expect(make).toBeVisible();
        // Others may have shared links; the newest is the first.
        const addresses = dialog.getByRole('textbox', { name: words.address });
        const earlier = await addresses.count();
        await make.press('Enter');
        await expect(addresses).toHaveCount(earlier + 1);
        const address = addresses.first();
        await expectAccessible(page, dialog);

        const guest = await browser.newContext({ locale: language });
        const window = await guest.newPage();
        await window.goto(await address.inputValue());
        await expect(window.getByRole('complementary', { name: words.draft })).toBeVisible();
        const prefix = language === 'en' ? '' : `/${language}`;
        const publicAddress = `${process.env['E2E_WEB_URL']}${prefix}/lab/clean-room`;
        await window.goto(publicAddress);
        await expect(window.getByRole('heading', { level: 1 })).toContainText(title);

        const stranger = await browser.newContext({ locale: language });
        const outside = await stranger.newPage();
        await outside.goto(publicAddress);
        await expect(outside.getByText(title)).toHaveCount(0);
        await stranger.close();

        await dialog.getByRole('button', { name: words.revoke }).first().click();
        await expect(page.getByText(words.revoked)).toBeVisible();
        await expect(window.getByRole('heading', { level: 1, name: words.ended })).toBeVisible();
        await expectAccessible(window);
        await guest.close();
        await page.keyboard.press('Escape');
      });

      await test.step('it is closed, and everything is as it was', async () => {
        const saysGoodbye = page.waitForResponse(
          (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/preview/edits?'),
        );
        await pane.getByRole('button', { name: words.shut }).click();
        await expect(pane).toHaveCount(0);
        expect((await saysGoodbye).ok()).toBe(true);
        await editor.fills(words.title, words.own);
        await editor.saves();
      });
    });
  });
}
