import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, locationOf, textIn } from '../support/demo.ts';
import { ALL, EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? 0;
}

/** The clipboard's content, read by pasting: no page of the showroom may read it. */
async function pastedInto(dialog: Locator): Promise<string> {
  await dialog.evaluate((node) => {
    const field = document.createElement('textarea');
    field.dataset['pasted'] = '';
    node.append(field);
    field.focus();
  });
  await dialog.page().keyboard.press('ControlOrMeta+V');
  const field = dialog.locator('[data-pasted]');
  await expect(field).not.toHaveValue('');
  const text = await field.inputValue();
  await field.evaluate((node) => node.remove());
  return text;
}

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 3)) {
  test.describe(`Share in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language, permissions: ['clipboard-read', 'clipboard-write'] });

    test('gives the link of the place: copied, as a code, and by mail', async ({ visitor }) => {
      const { page } = visitor;
      await visitor.opens('robotics-hall');
      await page.getByRole('link', { name: textIn(language, 'navigation__share'), exact: true }).click();
      const { title } = locationOf('robotics-hall', language);
      const dialog = page.getByRole('dialog', { name: title });
      const link = new URL(addressOf('robotics-hall', language), page.url()).href;
      await expect(dialog.getByRole('textbox')).toHaveValue(link);
      await expect(dialog.getByRole('img', { name: textIn(language, 'share__qr', title) })).toBeVisible();
      await expect(dialog.getByRole('link', { name: textIn(language, 'share__mail') })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:\\?.*${escape(encodeURIComponent(link))}$`),
      );
      const code = await topOf(dialog.getByRole('img', { name: textIn(language, 'share__qr', title) }));
      const copy = await topOf(dialog.getByRole('button', { name: textIn(language, 'share__copy') }));
      // On a phone the code is of the page that one is on: it comes last.
      expect(code > copy).toBe((page.viewportSize()?.width ?? 0) < 576);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: textIn(language, 'share__copy') }).click();
      const toast = dialog.locator('[data-notification="success"]');
      await expect(toast).toHaveText(textIn(language, 'share__copied'));
      expect(await pastedInto(dialog)).toBe(link);
      await expectAccessible(page);
    });
  });
}

test('An overlay that is open over the location is shared with it', { tag: ALL }, async ({ page }) => {
  const [article] = demoIn('en').articles;
  const query = `?article=${article?.id ?? 0}`;
  await page.goto(`${addressOf('reception')}${query}&share`);
  const dialog = page.getByRole('dialog', { name: article?.title ?? '' }).last();
  await expect(dialog.getByRole('textbox')).toHaveValue(
    new RegExp(`${escape(`${addressOf('reception')}${query}`)}$`),
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('link and code are there', async ({ page, faults }) => {
    faults.expects(/request: .*\/assets\/.*\.js csp/);
    await page.goto(`${addressOf('reception')}?share`);
    await expect(page.getByRole('textbox')).toHaveValue(new RegExp(`${escape(addressOf('reception'))}$`));
    await expect(page.locator('dialog svg[role="img"]')).toBeVisible();
    await expect(page.getByRole('button', { name: textIn('en', 'share__copy') })).toBeHidden();
  });
});

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
