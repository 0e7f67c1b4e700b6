import { expectAccessible } from '../support/axe.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

const WORLD = 'Development lab';

const WORDS = {
  en: {
    worlds: 'Worlds',
    duplicate: `Duplicate “${WORLD}”`,
    copy: 'Laboratory of tomorrow',
    slug: 'laboratory-of-tomorrow',
    name: 'Name',
    slugField: 'Slug',
    doDuplicate: 'Duplicate',
    shared: /shared with the original/,
    delete: 'Delete “Laboratory of tomorrow”',
    type: 'Type “Laboratory of tomorrow” to delete it',
    doDelete: 'Delete',
    deleted: /entries are deleted\./,
    activity: 'Activity',
    copied: /created by duplicating “Laboratory of tomorrow”/,
    gone: /deleted all of “Laboratory of tomorrow”/,
    help: 'Help',
    step: '1. Create a world',
    openMap: 'Open the world map',
    map: 'World map',
    draft: 'Draft',
  },
  de: {
    worlds: 'Welten',
    duplicate: `„${WORLD}“ duplizieren`,
    copy: 'Labor für übermorgen',
    slug: 'labor-fuer-uebermorgen',
    name: 'Name',
    slugField: 'Slug',
    doDuplicate: 'Duplizieren',
    shared: /teilt sich die Kopie mit dem Original/,
    delete: '„Labor für übermorgen“ löschen',
    type: 'Geben Sie „Labor für übermorgen“ ein, um die Welt zu löschen',
    doDelete: 'Löschen',
    deleted: /Einträge sind gelöscht\./,
    activity: 'Aktivität',
    copied: /hat durch Duplizieren angelegt: „Labor für übermorgen“/,
    gone: /hat ganz gelöscht: „Labor für übermorgen“/,
    help: 'Hilfe',
    step: '1. Eine Welt anlegen',
    openMap: 'Weltkarte öffnen',
    map: 'Weltkarte',
    draft: 'Entwurf',
  },
} as const;

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 0)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('an editor copies a world and deletes the copy, and the trail tells it', async ({
      page,
      faults,
    }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const field = (name: string) => dialog.getByRole('textbox', { name });

      await test.step('a copy says before what it copies', async () => {
        await editor.opens('/plugins/showroom/worlds');
        await page.getByRole('button', { name: words.duplicate }).click();
        await expect(dialog.getByText(words.shared)).toBeVisible();
        await expectAccessible(page, dialog);
        await field(words.name).fill(words.copy);
        await expect(field(words.slugField)).toHaveValue(words.slug);
        await dialog.getByRole('button', { name: words.doDuplicate, exact: true }).click();
        // A copy of eleven entries in seven languages, which the panel says is being made.
        const copy = main.getByRole('heading', { level: 2, name: words.copy });
        await expect(copy).toBeVisible();
        await expect(main.getByRole('listitem').filter({ hasText: words.copy })).toContainText(words.draft);
        await expectAccessible(page, main);
      });

      await test.step('it is deleted once its name is typed', async () => {
        await page.getByRole('button', { name: words.delete }).click();
        const button = dialog.getByRole('button', { name: words.doDelete, exact: true });
        await field(words.type).fill(WORLD);
        await expect(button).toBeDisabled();
        await field(words.type).fill(words.copy);
        await button.click();
        await expect(page.getByText(words.deleted)).toBeVisible();
        await expect(main.getByRole('heading', { level: 2, name: words.copy })).toHaveCount(0);
      });

      await test.step('the trail tells both', async () => {
        await page.getByRole('link', { name: words.activity, exact: true }).click();
        await expect(main.getByText(words.gone)).toBeVisible();
        await expect(main.getByText(words.copied)).toBeVisible();
        await expectAccessible(page, main);
      });

      await test.step('the help leads to where a world is made', async () => {
        await page.getByRole('link', { name: words.help, exact: true }).click();
        await expect(main.getByRole('heading', { name: words.step })).toBeVisible();
        await expectAccessible(page, main);
        await main.getByRole('link', { name: words.openMap }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: words.map })).toBeVisible();
      });
    });
  });
}
