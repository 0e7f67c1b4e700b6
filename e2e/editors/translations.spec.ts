import { expectAccessible } from '../support/axe.ts';
import { ALL, EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

const WORDS = {
  en: {
    title: 'Translations',
    world: 'Development lab',
    search: 'Find by title',
    target: 'Italian',
    cell: (state: string, publication: string) =>
      `Development lab (World) in Italian: ${state}, ${publication}`,
    missing: 'Missing',
    none: 'not there',
    complete: 'Complete',
    draft: 'draft',
    next: 'Next missing text',
    left: /^2 texts are missing/,
    unsaved: /^Nothing is missing · 2 texts not saved/,
    back: 'All translations',
    saved: 'Saved as a draft. Visitors see it when it is published.',
    translated: 'Laboratorio di sviluppo',
  },
  de: {
    title: 'Übersetzungen',
    world: 'Development lab',
    search: 'Nach Titel suchen',
    target: 'Portugiesisch',
    cell: (state: string, publication: string) =>
      `Development lab (Welt) auf Portugiesisch: ${state}, ${publication}`,
    missing: 'Fehlt',
    none: 'nicht vorhanden',
    complete: 'Vollständig',
    draft: 'Entwurf',
    next: 'Nächster fehlender Text',
    left: /^2 Texte fehlen/,
    unsaved: /^Nichts fehlt · 2 Texte nicht gespeichert/,
    back: 'Alle Übersetzungen',
    saved: 'Als Entwurf gespeichert. Besucher sehen es, wenn es veröffentlicht ist.',
    translated: 'Laboratório de desenvolvimento',
  },
} as const;

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('an editor finds what is missing and translates it by keyboard', async ({ page, faults }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const main = page.getByRole('main');

      await test.step('the overview says what is missing', async () => {
        await editor.opens('/plugins/showroom/translations');
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
        await page.getByRole('button', { name: new RegExp(`^${words.target}`) }).click();
        await expectAccessible(page, main);
        await page.getByPlaceholder(words.search).fill(words.world);
        await page.getByRole('link', { name: words.cell(words.missing, words.none) }).click();
      });

      await test.step('side by side, without a mouse', async () => {
        await expect(page.getByText(words.left)).toBeVisible();
        await expectAccessible(page, main);
        await page.keyboard.press('Control+Enter');
        await page.keyboard.type(words.translated);
        await page.keyboard.press('Control+Enter');
        await page.keyboard.type(`${words.translated}.`);
        await expect(page.getByText(words.unsaved)).toBeVisible();
        await page.keyboard.press('Control+s');
        await expect(page.getByText(words.saved)).toBeVisible();
      });

      await test.step('the overview knows it', async () => {
        await page.getByRole('link', { name: words.back }).click();
        await expect(page.getByRole('link', { name: words.cell(words.complete, words.draft) })).toBeVisible();
      });
    });
  });
}

test(
  'missing texts are suggested by the browser, marked, and saved by the editor alone',
  { tag: ALL },
  async ({ page, faults }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/showroom/translation')) {
        sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
      }
    });
    // The browsers of the tests have no model.
    await page.addInitScript(() => {
      const answered = new Promise((resolve) => {
        globalThis.addEventListener('answer', resolve, { once: true });
      });
      const translator = { translate: (text: string) => answered.then(() => `${text} (ru)`) };
      Object.assign(globalThis, {
        Translator: {
          availability: () => Promise.resolve('available'),
          create: () => Promise.resolve(translator),
        },
      });
    });
    const editor = await openAdminPanel(page, 'en', faults);
    await editor.opens('/plugins/showroom/translations');
    await page.getByRole('button', { name: /^Russian/ }).click();
    await page.getByPlaceholder(WORDS.en.search).fill(WORDS.en.world);
    await page.getByRole('link', { name: 'Development lab (World) in Russian: Missing, not there' }).click();
    await expect(page.getByText('The texts do not leave it.')).toBeVisible();
    await page.getByRole('button', { name: 'Suggest missing texts' }).click();
    // What is written meanwhile would be replaced.
    const first = page.getByRole('main').getByRole('textbox').first();
    await expect(first).toBeDisabled();
    await page.evaluate(() => globalThis.dispatchEvent(new Event('answer')));
    await expect(page.getByText('Suggestion: read it before you save')).toHaveCount(2);
    await expect(page.getByText(/^Nothing is missing · 2 texts not saved/)).toBeVisible();
    await expectAccessible(page, page.getByRole('main'));
    expect(sent).toEqual([]);

    await expect(first).toHaveValue(/\(ru\)$/);
    await first.fill('Лаборатория');
    await expect(page.getByText('Suggestion: read it before you save')).toHaveCount(1);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(WORDS.en.saved)).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);
