import { expectAccessible } from '../support/axe.ts';
import { expectPanelNoise } from '../support/panel-noise.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';
import { logInElsewhere, makeAccount } from './second-account.ts';

const ACCESS = '/plugins/showroom/access';
const RELEASES = '/showroom/releases';
const LOCATIONS = '/content-manager/collection-types/api::content-location.content-location';

const WORDS = {
  en: {
    titleField: 'Title',
    title: 'Who may change which worlds',
    may: /^May change/,
    some: 'Some worlds',
    save: (name: string) => `Save the worlds of ${name}`,
    saved: (name: string) => `The worlds of ${name} are saved.`,
    panel: 'Not yours to change',
    publish: 'Publish',
    keep: 'Save',
    other: 'Your account may not change this world.',
    foreign: /outside of the worlds that your account may change/,
    cancel: 'Cancel the release',
  },
  de: {
    titleField: 'Titel',
    title: 'Wer welche Welten ändern darf',
    may: /^Darf ändern/,
    some: 'Einzelne Welten',
    save: (name: string) => `Speichern: Welten von ${name}`,
    saved: (name: string) => `Die Welten von ${name} sind gespeichert.`,
    panel: 'Für Sie nur zum Lesen',
    publish: 'Veröffentlichen',
    keep: 'Speichern',
    other: 'Ihr Konto darf diese Welt nicht ändern.',
    foreign: /außerhalb der Welten, die Ihr Konto ändern darf/,
    cancel: 'Absagen',
  },
} as const;

interface World {
  readonly documentId: string;
  readonly name: string;
}

function cmsUrl(): string {
  return process.env['E2E_CMS_URL'] ?? '';
}

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, { tag: ALL }, () => {
    test.use({ language });

    test('an account is limited to one world, and is offered nothing elsewhere', async ({
      page,
      browser,
      faults,
    }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      expectPanelNoise(faults);
      const first = language === 'en' ? 'Hanna' : 'Hannes';
      const name = `${first} Tester`;
      const account = await makeAccount(page, first, 'vitrine-publisher');
      const { data: worlds } = (await askAs(page, 'GET', '/showroom/worlds')) as { data: World[] };
      const [own, other] = worlds;
      if (own === undefined || other === undefined) throw new Error('The demo has several worlds.');

      await editor.opens(ACCESS);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      const card = page.getByRole('listitem').filter({ hasText: account.email });
      await card.getByRole('combobox', { name: words.may }).click();
      await page.getByRole('option', { name: words.some }).click();
      await card.getByRole('checkbox', { name: own.name, exact: true }).check();
      await expectAccessible(page, page.getByRole('main'));
      await page.screenshot({ path: test.info().outputPath(`access-${language}.png`), fullPage: true });
      await card.getByRole('button', { name: words.save(name) }).click();
      await expect(page.getByText(words.saved(name)).first()).toBeVisible();

      const theirs = await logInElsewhere(browser, account, language);
      await theirs.goto(`${cmsUrl()}/admin/plugins/showroom/worlds`);
      const cards = theirs.getByRole('main').getByRole('listitem');
      await expect(cards.filter({ hasText: words.other })).toHaveCount(worlds.length - 1);
      await expect(
        cards.filter({ has: theirs.getByRole('heading', { name: own.name, exact: true }) }),
      ).not.toContainText(words.other);
      await expectAccessible(theirs, theirs.getByRole('main'));
      await theirs.screenshot({ path: test.info().outputPath(`worlds-${language}.png`), fullPage: true });

      const { results } = (await askAs(
        page,
        'GET',
        `${LOCATIONS}?locale=en&pageSize=100&filters[$and][0][world][documentId][$eq]=${other.documentId}`,
      )) as { results: { documentId: string }[] };
      await theirs.goto(`${cmsUrl()}/admin${LOCATIONS}/${results[0]?.documentId}?plugins[i18n][locale]=en`);
      await expect(theirs.getByText(words.panel)).toBeVisible();
      // Strapi's own buttons wait for a change.
      await theirs.getByRole('textbox', { name: words.titleField, exact: true }).fill('Mine');
      for (const button of [words.publish, words.keep]) {
        await expect(theirs.getByRole('button', { name: button, exact: true })).toBeDisabled();
      }
      await expectAccessible(theirs, theirs.getByRole('complementary').first());
      await theirs.screenshot({ path: test.info().outputPath(`form-${language}.png`) });

      const { data: release } = (await askAs(page, 'POST', RELEASES, {
        name: `Fair ${language}`,
        wall: '2099-01-12T09:00',
        zone: 'Europe/Berlin',
        mailWhenLive: false,
        items: [{ kind: 'world', action: 'publish', documentId: other.documentId }],
      })) as { data: { id: number; revision: number } };
      const address = `/plugins/showroom/releases/${release.id}`;
      await editor.opens(address);
      await expect(page.getByRole('button', { name: words.cancel })).toBeVisible();
      await theirs.goto(`${cmsUrl()}/admin${address}`);
      await expect(theirs.getByText(words.foreign)).toBeVisible();
      await expect(theirs.getByRole('button', { name: words.cancel })).toBeHidden();
      await expectAccessible(theirs, theirs.getByRole('main'));
      await theirs.context().close();
      // The calendar stays empty for others.
      await askAs(page, 'POST', `${RELEASES}/${release.id}/cancel`, { revision: release.revision });
      await askAs(page, 'DELETE', `${RELEASES}/${release.id}`);
    });
  });
}
