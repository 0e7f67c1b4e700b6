import { expectAccessible } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { tokenOf } from './panel-token.ts';

const GROUPS = '/content-manager/collection-types/api::location-group.location-group';

const WORDS = {
  en: {
    title: 'Bin',
    search: 'Title',
    found: '1 deletion',
    none: 'Nothing in the bin fits this filter.',
    see: (name: string) => `See what “${name}” held`,
    held: (name: string) => `What “${name}” held`,
    close: 'Close',
    restore: (name: string) => `Restore “${name}”`,
    taken: 'The name is taken',
    name: 'New name',
    renamed: 'Restore under this name',
    outcome: 'What was restored',
    restored: (name: string) => `Restored: “${name}”.`,
    open: (name: string) => `Open “${name}”`,
  },
  de: {
    title: 'Papierkorb',
    search: 'Titel',
    found: '1 Löschung',
    none: 'Nichts im Papierkorb passt zu diesem Filter.',
    see: (name: string) => `Ansehen, was in „${name}“ stand`,
    held: (name: string) => `Was in „${name}“ stand`,
    close: 'Schließen',
    restore: (name: string) => `„${name}“ wiederherstellen`,
    taken: 'Der Name ist vergeben',
    name: 'Neuer Name',
    renamed: 'Unter diesem Namen wiederherstellen',
    outcome: 'Was wiederhergestellt wurde',
    restored: (name: string) => `Wiederhergestellt: „${name}“`,
    open: (name: string) => `„${name}“ öffnen`,
  },
} as const;

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, { tag: ALL }, () => {
    test.use({ language });

    test('what was deleted is found, looked at and restored under another name, by keyboard', async ({
      page,
      faults,
    }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const send = async (method: string, path: string, data?: object): Promise<string> => {
        const answer = await page.request.fetch(`${process.env['E2E_CMS_URL'] ?? ''}${path}?locale=en`, {
          method,
          headers: { authorization: `Bearer ${await tokenOf(page)}` },
          ...(data === undefined ? {} : { data }),
        });
        expect(answer.ok(), await answer.text()).toBe(true);
        const { data: made }: { data?: { documentId: string } } = await answer.json();
        return made?.documentId ?? '';
      };
      const slug = `attic-${language}`;
      const name = `Attic ${language}`;
      const id = await send('POST', GROUPS, { title: name, slug });
      await send('DELETE', `${GROUPS}/${id}`);
      await send('POST', GROUPS, { title: `New ${name}`, slug });

      await editor.opens('/plugins/showroom/bin');
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      const search = page.getByRole('searchbox', { name: words.search });
      await expectAccessible(page, page.getByRole('main'));
      // The button that empties a filled search is Strapi's, and two pixels too small.
      const below = page.getByRole('main').getByRole('heading', { level: 2 }).locator('xpath=..');
      await search.fill('nothing like this');
      await expect(page.getByText(words.none)).toBeVisible();
      await expectAccessible(page, below);
      await search.fill(name);
      await expect(page.getByRole('heading', { name: words.found })).toBeVisible();
      await expectAccessible(page, below.first());

      await page.getByRole('button', { name: words.see(name) }).press('Enter');
      const held = page.getByRole('dialog', { name: words.held(name) });
      await expect(held.getByText(slug, { exact: true })).toBeVisible();
      await expectAccessible(page, held);
      await held.getByRole('button', { name: words.close }).last().press('Enter');
      await expect(held).toHaveCount(0);

      await page.getByRole('button', { name: words.restore(name) }).press('Enter');
      const question = page.getByRole('alertdialog', { name: words.taken });
      await expect(question.getByRole('textbox', { name: words.name })).toHaveValue(`${slug}-2`);
      await expectAccessible(page, question);
      await question.getByRole('button', { name: words.renamed }).press('Enter');
      await expect(
        page.getByRole('region', { name: words.outcome }).getByText(words.restored(name)),
      ).toBeVisible();
      await expect(page.getByText(words.none)).toBeVisible();
      await expectAccessible(page, below.first());
      await page.getByRole('link', { name: words.open(name) }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'Slug', exact: true })).toHaveValue(`${slug}-2`);
    });
  });
}
