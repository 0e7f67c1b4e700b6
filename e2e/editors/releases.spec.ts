import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';

const ARTICLES = '/content-manager/collection-types/api::article.article';
const RELEASES = '/plugins/showroom/releases';

const TITLE = 'The new line of robots';

const WORDS = {
  en: {
    panel: 'Add to a release',
    plan: 'Plan a release',
    name: /^Name/,
    wall: /^Date and time/,
    zone: /^Time zone/,
    save: 'Save the release',
    check: 'Would it go live?',
    fine: 'All of it would go live: the doctor finds nothing that holds it back.',
    changed: /^It was changed after it was planned\./,
    run: 'Go live now',
    stopped: 'Nothing of it went live:',
    stoppedList: 'Stopped: nothing of these went live',
    live: 'Live',
    back: 'All releases',
    world: /^World/,
    addWorld: 'Add the world',
    cancel: 'Cancel the release',
    cancelled: 'Cancelled',
    delete: 'Delete the release',
    planWorld: /^Plan a release of/,
    toPlanned: `Add “${TITLE} 2” to a release that is planned`,
    add: 'Add to this release',
    rehearse: 'Preview the showroom at this time',
    rehearsed: /^The showroom on Monday, January 12, 2099 at 9:00/,
    share: 'Share it as a link',
    sharing: 'Share the showroom as on that day',
    makeLink: 'Create a link',
    linkOf: /^Link to “.*” as on a day$/,
    onDay: 'The showroom on a day',
    nothing: 'No release is part of it.',
  },
  de: {
    panel: 'Einplanen',
    plan: 'Veröffentlichung planen',
    name: /^Name/,
    wall: /^Datum und Uhrzeit/,
    zone: /^Zeitzone/,
    save: 'Speichern und einplanen',
    check: 'Ginge es live?',
    fine: 'Alles ginge live: Der Doktor findet nichts, was es aufhält.',
    changed: /^Das wurde nach dem Planen geändert\./,
    run: 'Jetzt veröffentlichen',
    stopped: 'Davon ist nichts live gegangen:',
    stoppedList: 'Gestoppt: Davon ist nichts live gegangen',
    live: 'Live',
    back: 'Alle geplanten Veröffentlichungen',
    world: /^Welt/,
    addWorld: 'Welt hinzufügen',
    cancel: 'Absagen',
    cancelled: 'Abgesagt',
    delete: 'Löschen',
    planWorld: /^Planen: Veröffentlichung von/,
    toPlanned: `„${TITLE} 2“ zu einer geplanten Veröffentlichung hinzufügen`,
    add: 'Hier einplanen',
    rehearse: 'Vorschau auf diesen Zeitpunkt',
    rehearsed: /^So ist der Showroom am Montag, 12\. Januar 2099 um 0?9:00/,
    share: 'Als Link teilen',
    sharing: 'Den Showroom wie an diesem Tag teilen',
    makeLink: 'Link erstellen',
    linkOf: /^Link zu „.*“ wie an einem Tag$/,
    onDay: 'Der Showroom an einem Tag',
    nothing: 'Keine geplante Veröffentlichung ist dabei.',
  },
} as const;

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, { tag: ALL }, () => {
    test.use({ language });

    test('a release is planned, tried out, stopped by a change, and goes live', async ({ page, faults }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const { data: article } = (await askAs(page, 'POST', `${ARTICLES}?locale=en`, { title: TITLE })) as {
        data: { documentId: string; public_id: number };
      };
      const id = article.documentId;
      const main = page.getByRole('main');
      const name = `Fair ${language}`;
      /** By keyboard alone: the button, then the same one of the question. */
      const confirms = async (label: string): Promise<void> => {
        await main.getByRole('button', { name: label, exact: true }).press('Enter');
        const question = page.getByRole('alertdialog', { name: label });
        await expectAccessible(page, question);
        await question.getByRole('button', { name: label, exact: true }).press('Enter');
        await expect(question).toHaveCount(0);
      };

      /** Opens the showroom as it will be at the time that is chosen. */
      const rehearses = async (): Promise<Page> => {
        const opened = page.waitForEvent('popup');
        await main.getByRole('button', { name: words.rehearse, exact: true }).press('Enter');
        return opened;
      };

      await test.step('it begins beside the form of an entry', async () => {
        await editor.opens(`${ARTICLES}/${id}?plugins[i18n][locale]=en`);
        const panel = page.getByRole('complementary').filter({ hasText: words.panel });
        await panel.getByRole('link', { name: words.plan, exact: true }).press('Enter');
        await expect(main.getByRole('link', { name: TITLE })).toBeVisible();
        await main.getByRole('textbox', { name: words.name }).fill(name);
        await main.getByLabel(words.wall).fill('2099-01-12T09:00');
        const zone = main.getByRole('combobox', { name: words.zone });
        await zone.press('Enter');
        await page.getByRole('option', { name: 'Europe/Berlin', exact: true }).click();
        await expectAccessible(page, main);
        await main.getByRole('button', { name: words.save, exact: true }).press('Enter');
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(zone).toHaveText('Europe/Berlin');
      });

      await test.step('it would go live, until a colleague changes the draft', async () => {
        await main.getByRole('button', { name: words.check, exact: true }).press('Enter');
        await expect(main.getByText(words.fine)).toBeVisible();
        await askAs(page, 'PUT', `${ARTICLES}/${id}?locale=en`, { title: `${TITLE} 2` });
        await main.getByRole('button', { name: words.check, exact: true }).press('Enter');
        await expect(main.getByText(words.changed)).toBeVisible();
        await confirms(words.run);
        await expect(main.getByText(words.stopped)).toBeVisible();
        await expect(main.getByText(words.changed)).toBeVisible();
        // Not half below the page's head, which covers what is scrolled away.
        await main
          .getByText(words.stopped)
          .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expectAccessible(page, main);
      });

      await test.step('the list shows it first, with the reason', async () => {
        await main.getByRole('link', { name: words.back, exact: true }).press('Enter');
        const stopped = main.getByRole('region', { name: words.stoppedList });
        await expect(stopped.getByRole('link', { name, exact: true })).toBeVisible();
        const card = stopped
          .getByRole('listitem')
          .filter({ has: page.getByRole('link', { name, exact: true }) });
        await expect(card.getByText(words.changed)).toBeVisible();
        await expect(main.getByRole('table').getByRole('link', { name: `09:00 ${name}` })).toHaveCount(0);
        const day = main.getByRole('region', { name: words.onDay });
        await day.getByLabel(words.wall).fill('2098-01-01T09:00');
        const showroom = await rehearses();
        await expect(day.getByText(words.nothing)).toBeVisible();
        await showroom.close();
        await expectAccessible(page, main);
        await stopped.getByRole('link', { name, exact: true }).press('Enter');
      });

      await test.step('planned again it is in the calendar, and goes live', async () => {
        await main.getByLabel(words.wall).fill('2099-01-12T09:00');
        await main.getByRole('button', { name: words.save, exact: true }).press('Enter');
        await expect(main.getByRole('button', { name: words.check, exact: true })).toBeVisible();
        await main.getByRole('link', { name: words.back, exact: true }).press('Enter');
        await main
          .getByRole('table')
          .getByRole('link', { name: `09:00 ${name}` })
          .press('Enter');
        await test.step('before that the showroom is seen as it will be, in a window of its own', async () => {
          const showroom = await rehearses();
          const mark = showroom.getByRole('complementary', { name: words.rehearsed });
          await expect(mark).toBeVisible();
          const start = showroom.url();
          await showroom.goto(new URL(`?article=${article.public_id}`, start).href);
          await expect(showroom.getByRole('dialog', { name: `${TITLE} 2` })).toBeVisible();
          await showroom.goto(start);
          await expectAccessible(showroom, mark);
          await mark.getByRole('button').click();
          await expect(mark).toHaveCount(0);
          await showroom.close();
        });
        await test.step('and shared with people without an account', async () => {
          await main.getByRole('button', { name: words.share, exact: true }).press('Enter');
          const dialog = page.getByRole('dialog', { name: words.sharing });
          await dialog.getByRole('button', { name: words.makeLink, exact: true }).press('Enter');
          const address = dialog.getByRole('textbox', { name: words.linkOf }).first();
          await expect(address).toHaveValue(/\/-\/preview\/shared\?token=/);
          await expectAccessible(page, dialog);
          const guest = await page.context().newPage();
          await guest.goto(await address.inputValue());
          await expect(guest.getByRole('complementary', { name: words.rehearsed })).toBeVisible();
          await guest.close();
          await page.keyboard.press('Escape');
        });
        await confirms(words.run);
        await expect(main.getByText(words.live, { exact: true })).toBeVisible();
        await editor.opens(`${ARTICLES}/${id}?plugins[i18n][locale]=en&status=published`);
        await expect(page.getByRole('heading', { level: 1, name: `${TITLE} 2` })).toBeVisible();
      });

      await test.step('a world is added, and the release is cancelled and deleted', async () => {
        await editor.opens('/plugins/showroom/worlds');
        await main.getByRole('link', { name: words.planWorld }).first().press('Enter');
        await main.getByRole('textbox', { name: words.name }).fill(`${name} world`);
        await main.getByLabel(words.wall).fill('2099-02-12T09:00');
        await main.getByRole('combobox', { name: words.world }).press('Enter');
        await page.getByRole('option').first().press('Enter');
        await main.getByRole('button', { name: words.addWorld, exact: true }).press('Enter');
        await expect(main.getByRole('listitem')).toHaveCount(2);
        await main.getByRole('button', { name: words.save, exact: true }).press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: `${name} world` })).toBeVisible();
        // What begins elsewhere can go into it as well.
        await editor.opens(`${ARTICLES}/${id}?plugins[i18n][locale]=en`);
        const panel = page.getByRole('complementary').filter({ hasText: words.panel });
        await panel.getByRole('link', { name: words.plan, exact: true }).press('Enter');
        const toPlanned = main.getByRole('region', { name: words.toPlanned });
        await toPlanned.getByRole('combobox').press('Enter');
        await page.getByRole('option', { name: `${name} world` }).press('Enter');
        await expectAccessible(page, toPlanned);
        await toPlanned.getByRole('button', { name: words.add, exact: true }).press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: `${name} world` })).toBeVisible();
        await expect(main.getByRole('listitem')).toHaveCount(3);
        await confirms(words.cancel);
        await expect(main.getByText(words.cancelled, { exact: true })).toBeVisible();
        await confirms(words.delete);
        await expect(page).toHaveURL(new RegExp(`${RELEASES}$`));
      });
    });
  });
}
