import { expectAccessible } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';

const LOCATIONS = '/content-manager/collection-types/api::content-location.content-location';

const WORDS = {
  en: {
    location: 'Clean room',
    draft: 'Preview: this is not public yet',
    comments: 'Comments',
    here: 'Comments on this page',
    none: 'There is no comment on this page yet.',
    name: 'Your name',
    text: 'Your comment',
    send: 'Send comment',
    invalid: 'Please enter your name and your comment.',
    sent: 'Your comment has been sent.',
    share: 'Share drafts',
    open: '1 open comment',
    title: 'Comments',
    page: 'Open the page in the preview',
    form: 'Open the form',
    answer: 'Answer',
    answerTo: 'Answer to Anna Weber',
    save: 'Save the answer',
    settle: 'Settle',
    reopen: 'Reopen',
    settled: 'Settled',
    answered: /^Answer from /,
    delete: 'Delete',
    empty: 'No comment fits.',
    titleField: 'Title',
  },
  de: {
    location: 'Reinraum',
    draft: 'Vorschau: noch nicht öffentlich',
    comments: 'Kommentare',
    here: 'Kommentare zu dieser Seite',
    none: 'Zu dieser Seite gibt es noch keinen Kommentar.',
    name: 'Ihr Name',
    text: 'Ihr Kommentar',
    send: 'Kommentar senden',
    invalid: 'Bitte geben Sie Ihren Namen und Ihren Kommentar ein.',
    sent: 'Ihr Kommentar ist gesendet.',
    share: 'Entwürfe teilen',
    open: '1 offener Kommentar',
    title: 'Kommentare',
    page: 'Seite in der Vorschau öffnen',
    form: 'Formular öffnen',
    answer: 'Antworten',
    answerTo: 'Antwort an Anna Weber',
    save: 'Antwort speichern',
    settle: 'Als erledigt markieren',
    reopen: 'Wieder öffnen',
    settled: 'Erledigt',
    answered: /^Antwort von /,
    delete: 'Löschen',
    empty: 'Kein Kommentar passt.',
    titleField: 'Titel',
  },
} as const;

/** Has to be shown as it is. */
const SAID = 'The door is <b>too</b> dark.';

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, { tag: ALL }, () => {
    test.use({ language });

    test('what a person with a link writes on a phone, an editor answers', async ({
      page,
      browser,
      faults,
    }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const link = await shareLab();
      const guest = await browser.newContext({ locale: language, viewport: { width: 390, height: 844 } });
      const window = await guest.newPage();
      const panel = window.getByRole('dialog', { name: words.here });
      const button = window
        .getByRole('complementary', { name: words.draft })
        .getByRole('button', { name: words.comments });
      const room = `${process.env['E2E_WEB_URL']}${language === 'en' ? '' : `/${language}`}/lab/clean-room`;

      await test.step('a comment is written by keyboard', async () => {
        await window.goto(link.href);
        await window.goto(room);
        await button.press('Enter');
        await expect(panel.getByText(words.none)).toBeVisible();
        await expect(panel.getByRole('heading', { name: words.here })).toBeFocused();
        await expectAccessible(window, panel);
        await panel.getByRole('button', { name: words.send }).press('Enter');
        await expect(panel.getByRole('alert').getByText(words.invalid)).toBeVisible();
        await expect(panel.getByRole('textbox', { name: words.name })).toBeFocused();
        await panel.getByRole('textbox', { name: words.name }).fill('Anna Weber');
        await panel.getByRole('textbox', { name: words.text }).fill(SAID);
        await panel.getByRole('button', { name: words.send }).press('Enter');
        await expect(panel.getByText(words.sent)).toBeVisible();
        await expect(panel.getByRole('listitem').getByText(SAID)).toBeVisible();
        await expectAccessible(window, panel);
        // Nothing is wider than the phone.
        const scrolls = await panel.evaluate((element) => element.scrollWidth > element.clientWidth);
        expect(scrolls).toBe(false);
        await window.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
        await expect(button).toBeFocused();
      });

      await test.step('an article is another page; Escape closes the comments alone', async () => {
        const article = await window.locator('a[href*="article="]').first().getAttribute('href');
        await window.goto(new URL(article ?? '', room).href);
        const overlay = window.locator('dialog[data-overlay^="article"]');
        await expect(overlay).toBeVisible();
        await button.click();
        await expect(panel.getByText(words.none)).toBeVisible();
        await expect(panel.getByRole('textbox', { name: words.name })).toHaveValue('Anna Weber');
        await panel.getByRole('textbox', { name: words.text }).press('Escape');
        await expect(panel).toHaveCount(0);
        await expect(overlay).toBeVisible();
      });

      await test.step('the list of links counts it, and leads to it', async () => {
        await editor.opens(`${LOCATIONS}?plugins[i18n][locale]=${language}&_q=${words.location}`);
        await page.getByRole('gridcell', { name: words.location, exact: true }).click();
        await page.getByRole('button', { name: words.share }).click();
        await page.getByRole('dialog').getByRole('link', { name: words.open }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`link=${link.id}`));
      });

      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: SAID });

      await test.step('an editor answers and settles', async () => {
        await expect(card).toHaveCount(1);
        await expect(card.getByRole('link', { name: words.page })).toHaveAttribute(
          'href',
          /\/-\/preview\/shared/,
        );
        await expectAccessible(page, page.getByRole('main'));
        await card.getByRole('button', { name: words.answer, exact: true }).press('Enter');
        const answer = card.getByRole('textbox', { name: words.answerTo });
        await expect(answer).toBeFocused();
        await expectAccessible(page, card);
        await answer.fill('It is lighter now.');
        await card.getByRole('button', { name: words.save }).press('Enter');
        await expect(card.getByText('It is lighter now.')).toBeVisible();
        await card.getByRole('button', { name: words.settle }).press('Enter');
        await expect(card.getByRole('button', { name: words.reopen })).toBeVisible();
        await expectAccessible(page, card);
      });

      await test.step('the person reads it', async () => {
        await window.goto(room);
        await button.click();
        const comment = panel.getByRole('listitem').filter({ hasText: SAID });
        await expect(comment.getByText(words.settled, { exact: true })).toBeVisible();
        await expect(comment.getByText(words.answered)).toBeVisible();
        await expect(comment.getByText('It is lighter now.')).toBeVisible();
        await expectAccessible(window, panel);
      });

      await test.step('the comment leads to its form, and is deleted', async () => {
        await card.getByRole('link', { name: words.form }).click();
        await expect(page.getByRole('textbox', { name: words.titleField, exact: true })).toHaveValue(
          words.location,
        );
        await editor.opens(`/plugins/showroom/comments?link=${link.id}`);
        await card.getByRole('button', { name: words.delete }).click();
        const question = page.getByRole('alertdialog', { name: words.delete });
        await expectAccessible(page, question);
        await question.getByRole('button', { name: words.delete }).click();
        await expect(page.getByText(words.empty)).toBeVisible();
        await expect(page.getByRole('heading', { level: 2, name: /^0 / })).toBeFocused();
        await window.goto(room);
        await button.click();
        await expect(panel.getByText(words.none)).toBeVisible();
      });
      await guest.close();

      /** A link to the lab, made as the dialog makes one. */
      async function shareLab(): Promise<{ readonly id: string; readonly href: string }> {
        const { data } = (await askAs(page, 'POST', '/showroom/preview/links', {
          world: 'lab',
          hours: 24,
          extent: 'world',
        })) as { data: { links: readonly { id: string; href: string }[] } };
        const [made] = data.links;
        if (made === undefined) throw new Error('No link was made.');
        return made;
      }
    });
  });
}
