import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { ALL } from '../support/rows.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';

const ARTICLES = '/content-manager/collection-types/api::article.article';

test(
  'a version is compared and restored, and a publish is undone',
  { tag: ALL },
  async ({ page, faults }) => {
    const editor = await openAdminPanel(page, 'en', faults);
    const { data: article } = (await askAs(page, 'POST', `${ARTICLES}?locale=en`, {
      title: 'The red robot',
    })) as { data: { documentId: string } };
    const id = article.documentId;
    const publish = `${ARTICLES}/${id}/actions/publish?locale=en`;
    await askAs(page, 'POST', publish, { title: 'The red robot' });
    await askAs(page, 'POST', publish, { title: 'The blue robot' });
    const form = `${ARTICLES}/${id}?plugins[i18n][locale]=en`;
    const title = page.getByRole('textbox', { name: 'Title', exact: true });

    await test.step('beside the form is who did what, and the publish is undone in two clicks', async () => {
      await editor.opens(form);
      await expect(page.getByRole('list', { name: 'Versions, the latest first' })).toContainText(
        'published it',
      );
      await page.getByRole('button', { name: 'Undo this publish' }).click();
      const asked = page.getByRole('alertdialog', { name: 'Undo this publish' });
      await expect(asked.getByText(/^Visitors see what was published on/)).toBeVisible();
      await asked.getByRole('button', { name: 'Undo the publish' }).click();
      await expect(page.getByText('undid a publish').first()).toBeVisible();
      await expect(title).toHaveValue('The blue robot');
    });

    await test.step('a version shows which words differ, and is restored', async () => {
      await page.getByRole('link', { name: 'All versions' }).click();
      await page
        .getByRole('button', { name: /^Compare the version of/ })
        .last()
        .click();
      const field = page.getByRole('region', { name: 'Title' });
      await expect(field.getByRole('deletion')).toHaveText('red');
      await expect(field.getByRole('insertion')).toHaveText('blue');
      await expectAccessible(page, page.getByRole('main'));
      await page.getByRole('button', { name: 'Restore this field: Title' }).click();
      await expect(page.getByRole('heading', { name: 'No field differs' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the entry' }).click();
      await expect(title).toHaveValue('The red robot');
    });
  },
);
