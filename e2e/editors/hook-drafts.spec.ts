import { expectAccessible } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';

const HOOKS = '/content-manager/collection-types/api::box-hook.box-hook';

/** Of the demo: it has a cover. */
const ARTICLE = 'Modular conveyor';

const WORDS = {
  en: {
    name: 'Name',
    when: /^When/,
    arrival: 'Someone arrives at a location',
    some: 'Only at some locations',
    only: /^Only at(?! some)/,
    add: /^(?:Add an entry|No entry yet)/,
    what: /^What happens/,
    opens: 'Opens an article',
    article: /^Article/,
    publish: 'Publish',
    published: 'Published document',
    refusal: 'It leads to nothing',
  },
  de: {
    name: 'Name',
    when: /^Wann/,
    arrival: 'Jemand kommt an einem Ort an',
    some: 'Nur an bestimmten Orten',
    only: /^Nur an(?! best)/,
    add: /^(?:Eintrag hinzufügen|Noch keine Einträge)/,
    what: /^Was geschieht/,
    opens: 'Öffnet einen Artikel',
    article: /^Artikel/,
    publish: 'Veröffentlichen',
    published: 'Veröffentlicht',
    refusal: 'Es führt ins Leere',
  },
} as const;

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language, viewport: { width: 1280, height: 900 } });

    test(
      'an incomplete hook is held back, opened at its field, completed from pictures, and published',
      { tag: ALL },
      async ({ page, faults }) => {
        const words = WORDS[language];
        const editor = await openAdminPanel(page, language, faults);
        const main = page.getByRole('main');
        const publish = page.getByRole('button', { name: words.publish, exact: true });
        await editor.opens(`${HOOKS}/create`);
        await editor.fills(words.name, `Greeting in ${language}`);
        await main.getByRole('combobox', { name: words.when }).click();
        await page.getByRole('option', { name: words.arrival, exact: true }).click();
        await main.getByRole('button', { name: words.add }).first().click();
        await main.getByRole('combobox', { name: words.what }).click();
        await page.getByRole('option', { name: words.opens, exact: true }).click();
        await editor.saves();
        await expect(page).toHaveURL(/api::box-hook\.box-hook\/(?!create)\w+/);
        const documentId = /api::box-hook\.box-hook\/(\w+)/.exec(page.url())?.[1] ?? '';

        await test.step('the doctor holds it back', async () => {
          faults.expects(/actions\/publish\b.*400|status of 400/);
          await publish.click();
          await expect(
            page.getByRole('alert').filter({ visible: true, hasText: words.refusal }),
          ).toBeVisible();
        });

        const row = main.getByRole('button', { name: words.opens, exact: true });
        const article = main.getByRole('combobox', { name: words.article });
        await test.step('a closed row is called by what it does', async () => {
          await page.reload();
          await expect(row).toHaveAttribute('aria-expanded', 'false');
          await expect(article).toHaveCount(0);
        });

        await test.step('a link to the field opens the row that it is in', async () => {
          await editor.opens(`${HOOKS}/${documentId}?mend=action_stack.0.article`);
          await expect(row).toHaveAttribute('aria-expanded', 'true');
          await expect(article).toBeFocused();
        });

        await test.step('articles and locations have pictures', async () => {
          await article.click();
          await article.fill(ARTICLE);
          const choice = page.getByRole('option').filter({ hasText: ARTICLE });
          await expect(choice.locator('img')).toHaveAttribute('src', /^\/uploads\//);
          await choice.click();
          await expect(main.getByRole('listitem').filter({ hasText: ARTICLE }).locator('img')).toBeVisible();
          await main.getByRole('checkbox', { name: words.some }).click();
          await main.getByRole('combobox', { name: words.only }).click();
          const places = page.getByRole('option').filter({ has: page.locator('img') });
          await places.first().click();
          await expect(main.locator('li img')).toHaveCount(2);
        });

        await test.step('complete, it is published, and its row says where it leads', async () => {
          await expect(
            main.getByRole('button', { name: `${words.opens}: ${ARTICLE}`, exact: true }),
          ).toBeVisible();
          await publish.click();
          await expect(page.getByText(words.published).first()).toBeVisible();
          await editor.opens(`${HOOKS}/${documentId}`);
          const closed = main.getByRole('button', { name: `${words.opens}: ${ARTICLE}`, exact: true });
          await expect(closed).toHaveAttribute('aria-expanded', 'false');
          await expect(main.locator('li img')).toHaveCount(1);
          await expectAccessible(page, closed);
        });

        await askAs(page, 'DELETE', `${HOOKS}/${documentId}`);
      },
    );
  });
}
