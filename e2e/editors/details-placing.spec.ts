import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { locationOf } from '../support/demo.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { PLACING_WORDS, tabTo } from './placing-view.ts';
import { middleOf } from './round-placing-view.ts';

const WORDS = {
  en: {
    ...PLACING_WORDS.en,
    details: 'Place the details',
    list: 'All looping details',
    corner: 'lower right corner',
  },
  de: {
    ...PLACING_WORDS.de,
    details: 'Details platzieren',
    list: 'Alle bewegten Details',
    corner: 'Ecke unten rechts',
  },
} as const;

const SLUG = 'energy-corner';

async function openDetails(page: Page, language: 'en' | 'de') {
  const type = '/admin/content-manager/collection-types/api::content-location.content-location';
  const filter = `plugins[i18n][locale]=${language}&filters[$and][0][slug][$eq]=${SLUG}`;
  await page.goto(`${process.env['E2E_CMS_URL'] ?? ''}${type}?${filter}`);
  await page.getByRole('gridcell', { name: locationOf(SLUG, language).title, exact: true }).click();
  const entrance = page.getByRole('button', { name: WORDS[language].details });
  await expect(entrance).toBeVisible();
  await entrance.press('Enter');
  const view = page.getByRole('dialog');
  const pane = view.getByRole('region', { name: /4:3/ });
  // The rectangles are named with their numbers; corners have none.
  const box = pane.getByRole('button', { name: /%/ }).first();
  await expect(box).toBeVisible();
  return { view, pane, box };
}

/** The numbers in the name of a rectangle: from the left, from the top, width and height, in percent. */
async function numbersIn(box: ReturnType<Page['getByRole']>): Promise<readonly number[]> {
  const name = (await box.getAttribute('aria-label')) ?? '';
  return [...name.matchAll(/(\d+(?:\.\d+)?) %/g)].map(([, number]) => Number(number));
}

test.describe('In en', () => {
  test.use({ language: 'en', viewport: { width: 1680, height: 1000 } });

  test(
    'a looping detail is dragged elsewhere and larger, and an undo takes each drag back',
    { tag: ALL },
    async ({ page, faults }) => {
      const words = WORDS.en;
      await openAdminPanel(page, 'en', faults);
      const { view, pane, box } = await openDetails(page, 'en');
      const begun = await numbersIn(box);
      await expectAccessible(page, view);

      const from = await middleOf(box);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - 20, from.y + 10, { steps: 3 });
      await page.mouse.move(from.x - 40, from.y + 20, { steps: 3 });
      await page.mouse.up();
      await expect.poll(() => numbersIn(box)).not.toEqual(begun);
      const moved = await numbersIn(box);
      expect(moved.slice(2)).toEqual(begun.slice(2));
      expect(moved[0]).toBeLessThan(begun[0] ?? 0);

      const corner = await middleOf(pane.getByRole('button', { name: words.corner }));
      await page.mouse.move(corner.x, corner.y);
      await page.mouse.down();
      await page.mouse.move(corner.x + 15, corner.y + 15, { steps: 3 });
      await page.mouse.move(corner.x + 30, corner.y + 30, { steps: 3 });
      await page.mouse.up();
      await expect.poll(() => numbersIn(box)).not.toEqual(moved);
      const larger = await numbersIn(box);
      expect(larger.slice(0, 2)).toEqual(moved.slice(0, 2));
      expect(larger[2]).toBeGreaterThan(moved[2] ?? 0);

      await view.getByRole('button', { name: words.undo }).click();
      await expect.poll(() => numbersIn(box)).toEqual(moved);
      await view.getByRole('button', { name: words.undo }).click();
      await expect.poll(() => numbersIn(box)).toEqual(begun);
    },
  );
});

test.describe('In de', () => {
  test.use({ language: 'de', viewport: { width: 1366, height: 768 } });

  test('the same by keyboard alone, and it is saved', { tag: ALL }, async ({ page, faults }) => {
    const words = WORDS.de;
    await openAdminPanel(page, 'de', faults);
    const { view, pane, box } = await openDetails(page, 'de');
    const begun = await numbersIn(box);
    await tabTo(box);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(async () => (await numbersIn(box))[0]).toBeCloseTo((begun[0] ?? 0) - 5, 1);
    await tabTo(pane.getByRole('button', { name: words.corner }));
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowDown');
    const changed = await numbersIn(box);
    expect(changed[3]).toBeCloseTo((begun[3] ?? 0) + 0.5, 1);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(words.unsaved, { exact: true })).toHaveCount(0);
    expect(await numbersIn(box)).toEqual(changed);
    const listed = view.getByRole('list', { name: words.list }).getByRole('button');
    await listed.press('Enter');
    await expect(listed).toHaveAttribute('aria-pressed', 'true');
    await expect(view.locator('[aria-live]')).toContainText(`× ${changed[3]?.toFixed(1)} %`);
    await view.getByRole('button', { name: words.done }).press('Enter');
    await expect(view).toHaveCount(0);
  });
});
