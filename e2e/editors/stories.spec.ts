import { expectAccessible } from '../support/axe.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';

const STORIES = '/content-manager/collection-types/api::content-story.content-story';

const WORDS = {
  en: {
    title: 'Title',
    slug: 'Slug',
    open: 'Open preview',
    frame: 'The showroom with your drafts',
    tools: 'What the preview shows',
    add: 'Add as a stop',
    added: 'The stop is at the end of the list.',
    room: 'Reception',
    article: 'About Norvane',
  },
  de: {
    title: 'Titel',
    slug: 'Slug',
    open: 'Vorschau öffnen',
    frame: 'Der Showroom mit Ihren Entwürfen',
    tools: 'Was die Vorschau zeigt',
    add: 'Als Halt hinzufügen',
    added: 'Der Halt steht am Ende der Liste.',
    room: 'Empfang',
    article: 'Über Norvane',
  },
} as const;

interface Saved {
  readonly data: { readonly stops: readonly { readonly address: string; readonly seconds: number }[] };
}

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 0)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language, viewport: { width: 1920, height: 1080 } });

    test('a story is made by walking in the preview', async ({ page, faults }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      await editor.opens(`${STORIES}/create?plugins[i18n][locale]=${language}`);
      await editor.fills(words.title, `Walked ${language}`);
      await editor.fills(words.slug, `walked-${language}`);
      await page.getByRole('button', { name: words.open }).click();
      const shown = page.frameLocator(`iframe[title="${words.frame}"]`);
      const heading = shown.getByRole('heading', { level: 1 });
      const add = page.getByRole('button', { name: words.add });

      await shown
        .getByRole('link', { name: new RegExp(words.room) })
        .first()
        .click();
      await expect(heading).toContainText(words.room);
      await add.click();
      await expect(page.getByText(words.added).first()).toBeVisible();
      await expectAccessible(page, page.getByRole('region', { name: words.tools }));
      await expect(page.getByRole('button', { name: /\/showroom\/reception$/ }).first()).toBeVisible();
      await shown.getByRole('link', { name: words.article }).first().click();
      await expect(shown.getByRole('dialog')).toBeVisible();
      await add.click();
      await expect(page.getByRole('button', { name: /\?article=21/ }).first()).toBeVisible();
      await editor.saves();

      const documentId = /content-story\/([^?/]+)\?/.exec(page.url())?.[1] ?? '';
      const { data } = (await askAs(page, 'GET', `${STORIES}/${documentId}?locale=${language}`)) as Saved;
      const prefix = language === 'en' ? '' : '/de';
      expect(data.stops.map(({ address }) => address)).toEqual([
        `${prefix}/showroom/reception`,
        expect.stringMatching(new RegExp(`^${prefix}/showroom/reception\\?article=21`)),
      ]);
      expect(data.stops.map(({ seconds }) => seconds)).toEqual([20, 20]);
      await askAs(page, 'DELETE', `${STORIES}/${documentId}?locale=*`);
    });
  });
}
