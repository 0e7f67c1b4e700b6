import { expectAccessible } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';
import { logInElsewhere, makeAccount } from './second-account.ts';

const ARTICLES = '/content-manager/collection-types/api::article.article';
const LIST = '/plugins/showroom/reviews';

const WORDS = {
  en: {
    name: 'Emma',
    before: 'Pump station',
    after: 'Pump station, new',
    third: 'Pump station, newer',
    other: 'Valve',
    failed: 'Whether someone has asked for a review could not be found out.',
    retry: 'Try again',
    pages: 'Pages of the showroom',
    one: '1 request',
    titleField: 'Title',
    save: 'Save',
    saved: 'Saved document',
    panel: 'Review',
    unsaved: 'Save your changes first: what was saved last is reviewed.',
    note: 'What they should know',
    ask: 'Ask for a review',
    again: 'Ask again',
    takeBack: 'Take the request back',
    waiting: 'Waiting for a review',
    back: 'It was sent back',
    title: 'To review',
    asked: /^Emma Tester asked on /,
    changed: 'Changed since the review was asked for',
    compare: (title: string) => `What has changed since it was published: “${title}”`,
    publish: 'Publish',
    refused: /^Someone has saved this draft since you looked/,
    sendBack: 'Send back',
    todo: /^What has to be done/,
    empty: /^No one has asked for a review/,
  },
  de: {
    name: 'Emilia',
    before: 'Pumpwerk',
    after: 'Pumpwerk, neu',
    third: 'Pumpwerk, noch neuer',
    other: 'Ventil',
    failed: 'Ob jemand um Prüfung gebeten hat, ließ sich nicht feststellen.',
    retry: 'Noch einmal versuchen',
    pages: 'Seiten des Showrooms',
    one: '1 Bitte um Prüfung',
    titleField: 'Titel',
    save: 'Speichern',
    saved: 'Gespeichert',
    panel: 'Prüfung',
    unsaved: 'Speichern Sie zuerst: Geprüft wird, was zuletzt gespeichert wurde.',
    note: 'Was dabei wichtig ist',
    ask: 'Um Prüfung bitten',
    again: 'Noch einmal bitten',
    takeBack: 'Bitte zurücknehmen',
    waiting: 'Um Prüfung ist gebeten',
    back: 'Zurückgegeben',
    title: 'Zu prüfen',
    asked: /^Bitte von Emilia Tester am /,
    changed: 'Seit der Bitte um Prüfung geändert',
    compare: (title: string) => `Was sich seit der Veröffentlichung geändert hat: „${title}“`,
    publish: 'Veröffentlichen',
    refused: /^Jemand hat diesen Entwurf gespeichert/,
    sendBack: 'Zurückgeben',
    todo: /^Was zu tun ist/,
    empty: /^Niemand hat um Prüfung gebeten/,
  },
} as const;

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, { tag: ALL }, () => {
    test.use({ language, viewport: { width: 1280, height: 720 } });

    test('who may not publish asks for a review, which is sent back once and then published', async ({
      page,
      browser,
      faults,
    }) => {
      const words = WORDS[language];
      const reviewer = await openAdminPanel(page, language, faults);
      const account = await makeAccount(page, words.name, 'vitrine-editor');
      const form = await publishedArticle(words.before);
      const theirs = await logInElsewhere(browser, account, language);
      const panel = theirs.getByRole('complementary').filter({ hasText: words.panel }).first();
      const note = panel.getByRole('textbox', { name: words.note });
      const saveTitle = async (title: string): Promise<void> => {
        await theirs.getByRole('textbox', { name: words.titleField, exact: true }).fill(title);
        await theirs.getByRole('button', { name: words.save, exact: true }).click();
        await expect(theirs.getByText(words.saved, { exact: true }).first()).toBeVisible();
      };

      await test.step('an editor asks, takes it back and asks again, by keyboard', async () => {
        await theirs.goto(form);
        await expect(note).toBeVisible();
        await theirs.getByRole('textbox', { name: words.titleField, exact: true }).fill(words.after);
        await expect(panel.getByText(words.unsaved)).toBeVisible();
        await saveTitle(words.after);
        await panel.getByRole('button', { name: words.ask }).press('Enter');
        await expect(panel.getByText(words.waiting)).toBeVisible();
        await panel.getByRole('button', { name: words.takeBack }).press('Enter');
        await note.fill('<b>Please</b> by Friday.');
        await expectAccessible(theirs, panel);
        await panel.getByRole('button', { name: words.ask }).press('Enter');
        await expect(panel.getByText('<b>Please</b> by Friday.')).toBeVisible();
        await expect(note).toHaveCount(0);
        await expectAccessible(theirs, panel);
      });

      await test.step('where the form cannot find out about it, it says so', async () => {
        const requests = '**/showroom/reviews/entries/**';
        await theirs.route(requests, (route) => route.fulfill({ status: 500, json: {} }));
        await theirs.reload();
        await expect(panel.getByRole('alert').getByText(words.failed)).toBeVisible();
        await expectAccessible(theirs, panel);
        await theirs.unroute(requests);
        // The form redraws its panels while it loads, and loses a key that is pressed in between.
        await expect(async () => {
          const retry = panel.getByRole('button', { name: words.retry });
          if (await retry.isVisible()) await retry.press('Enter', { timeout: 5_000 });
          await expect(panel.getByText(words.waiting)).toBeVisible({ timeout: 5_000 });
        }).toPass();
      });

      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: words.before });
      const other = page.getByRole('main').getByRole('listitem').filter({ hasText: words.other });
      const second = await askedArticle(words.other);

      await test.step('the home page leads to its form, and the list says what has changed', async () => {
        await reviewer.opens('/');
        await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
        await page.getByRole('link', { name: words.after, exact: true }).first().click();
        await expect(page.getByRole('textbox', { name: words.titleField, exact: true })).toHaveValue(
          words.after,
        );
        await reviewer.opens(LIST);
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
        // All pages of the showroom are there to be read, without a bar to scroll.
        const pages = page.getByRole('navigation', { name: words.pages });
        expect(await pages.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
        for (const link of await pages.getByRole('link').all())
          await expect(link).toBeInViewport({ ratio: 1 });
        await expect(card.getByText(words.asked)).toBeVisible();
        await expectAccessible(page, page.getByRole('main'));
        await page.screenshot({ path: test.info().outputPath(`list-${language}.png`), fullPage: true });
        await card.getByRole('link', { name: words.compare(words.after) }).click();
        await expect(page.getByRole('main').getByText(words.before).first()).toBeVisible();
        await reviewer.opens(LIST);
      });

      await test.step('what is saved meanwhile is not published unseen', async () => {
        faults.expects(/reviews\/\d+\/publish\b.*400|status of 400/);
        // The list that the reviewer has seen, before the draft is saved once more.
        await expect(card.getByText(words.asked)).toBeVisible();
        await expect(card.getByText(words.changed)).toHaveCount(0);
        await saveTitle(words.third);
        await expect(panel.getByText(words.changed)).toBeVisible();
        await publishCard();
        await expect(page.getByText(words.refused).first()).toBeVisible();
        await expect(card.getByText(words.changed)).toBeVisible();
        await expect(card.getByRole('link', { name: words.third, exact: true })).toBeVisible();
      });

      await test.step('it is sent back by keyboard', async () => {
        await card.getByRole('button', { name: words.sendBack }).press('Enter');
        const todo = card.getByRole('textbox', { name: words.todo });
        await expect(todo).toBeFocused();
        await expectAccessible(page, card);
        await todo.fill('The price is missing.');
        await card.getByRole('button', { name: words.sendBack }).press('Enter');
        await expect(card.getByText('The price is missing.')).toBeVisible();
        await expect(card.getByRole('button')).toHaveCount(0);
        await expect(other.getByRole('heading', { level: 3, name: words.other })).toBeFocused();
        await expectAccessible(page, card);
      });

      await test.step('the editor reads why, and asks once more', async () => {
        await theirs.reload();
        await expect(panel.getByText(words.back, { exact: true })).toBeVisible();
        await expect(panel.getByText('The price is missing.')).toBeVisible();
        await expectAccessible(theirs, panel);
        await theirs.screenshot({ path: test.info().outputPath(`form-${language}.png`) });
        await panel.getByRole('button', { name: words.again }).press('Enter');
        await expect(panel.getByText(words.waiting)).toBeVisible();
      });

      await test.step('it is published, which settles it', async () => {
        await reviewer.opens(LIST);
        await publishCard();
        // It was the last one.
        await expect(page.getByRole('heading', { level: 2, name: words.one })).toBeFocused();
        await askAs(page, 'DELETE', `${second}?locale=*`);
        await page.reload();
        await expect(page.getByText(words.empty)).toBeVisible();
        await theirs.reload();
        await expect(panel.getByRole('button', { name: words.ask })).toBeVisible();
        await expect(panel.getByText(words.waiting)).toHaveCount(0);
      });
      await askAs(page, 'DELETE', `${new URL(form).pathname.replace('/admin', '')}?locale=*`);
      await theirs.context().close();

      async function publishCard(): Promise<void> {
        await card.getByRole('button', { name: words.publish }).click();
        const question = page.getByRole('alertdialog', { name: words.publish });
        await expectAccessible(page, question);
        await question.getByRole('button', { name: words.publish }).click();
        await expect(question).toHaveCount(0);
      }

      /** A draft in the language of the panel whose review the editor has asked for. @returns Its path. */
      async function askedArticle(title: string): Promise<string> {
        const query = `locale=${language}`;
        const { data } = (await askAs(page, 'POST', `${ARTICLES}?locale=en`, { title })) as {
          data: { documentId: string };
        };
        await askAs(page, 'PUT', `${ARTICLES}/${data.documentId}?${query}`, { title });
        const asking = `/showroom/reviews/entries/api::article.article/${data.documentId}?${query}`;
        await askAs(theirs, 'POST', asking, { note: '' });
        return `${ARTICLES}/${data.documentId}`;
      }

      /** An article in the language of the panel. @returns The address of its form. */
      async function publishedArticle(title: string): Promise<string> {
        const { data } = (await askAs(page, 'POST', `${ARTICLES}?locale=en`, { title })) as {
          data: { documentId: string };
        };
        const path = `${ARTICLES}/${data.documentId}`;
        await askAs(page, 'PUT', `${path}?locale=${language}`, { title });
        await askAs(page, 'POST', `${path}/actions/publish?locale=${language}`, { title });
        return `${process.env['E2E_CMS_URL'] ?? ''}/admin${path}?plugins[i18n][locale]=${language}`;
      }
    });
  });
}
