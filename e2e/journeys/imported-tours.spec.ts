import type { Page } from '@playwright/test';
import { rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openTourShowroom } from '../support/tour-showroom.ts';

/** A walk through all scenes of a tour of ours, by the names that its hotspots bear. */
const WALKS = [
  {
    format: 'pannellum',
    world: 'house-by-the-lake',
    start: 'Hall',
    walk: ['Kitchen', 'Hall', 'Garden', 'Hall'],
    next: 'Kitchen',
  },
  {
    format: 'marzipano',
    world: 'works',
    start: 'Workshop',
    walk: ['Store & shelves', 'Yard', 'Workshop'],
    next: 'Store & shelves',
  },
  {
    format: 'krpano',
    world: 'old-mill',
    start: 'Wheel',
    walk: ['Loft', 'Mill pond', 'Loft', 'Wheel'],
    next: 'Loft',
  },
] as const;

function standsIn(page: Page, title: string): Promise<void> {
  return expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached();
}

for (const { format, world, start, walk, next, tag } of rowsOf(WALKS)) {
  test(
    `a tour of ${format} is walked from scene to scene, and out of its panorama`,
    { tag },
    async ({ page }) => {
      const showroom = await openTourShowroom(format);
      try {
        await page.goto(`${showroom.url}/${world}`);
        await standsIn(page, start);
        for (const location of walk) {
          await page
            .getByRole('main')
            .getByRole('link', { name: `Go to ${location}` })
            .click();
          await standsIn(page, location);
        }
        await page.getByRole('main').getByRole('link', { name: 'Look around' }).click();
        const article = page.getByRole('dialog', { name: start });
        await article.getByRole('link', { name: 'Look around in 360°' }).click();
        await expect(article.locator('canvas').first()).toBeVisible();
        // The focus turns the panorama to it.
        await article.getByRole('application').getByRole('link', { name: next }).press('Enter');
        await expect(article).toBeHidden();
        await standsIn(page, next);
      } finally {
        await showroom.stop();
      }
    },
  );
}
