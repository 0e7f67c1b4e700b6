import type { Page } from '@playwright/test';
import { addressOf, textIn } from '../support/demo.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

/** The code of the route of all locations; the login page has another. */
const CODE_OF_LOCATIONS = /\/assets\/page-[\w-]+\.js$/;

/** Leads from the login, which then fails, to the home page, which is a location. */
async function setsOffHome(page: Page): Promise<void> {
  await page.getByLabel(textIn('en', 'access__identifier')).fill('ada@example.com');
  await page.getByLabel(textIn('en', 'access__password'), { exact: true }).fill('countess');
  await page.getByLabel(textIn('en', 'access__password'), { exact: true }).press('Enter');
}

function scriptsAreThere(page: Page) {
  return expect(page.getByRole('button', { name: textIn('en', 'access__show_password') })).toBeVisible();
}

test(
  'A route whose code is gone reloads the page once a minute, and is there when its code is (spec 4.31)',
  { tag: ALL },
  async ({ page, faults }) => {
    faults.expects(/page-[\w-]+\.js|503|404|Error loading route module|dynamically imported module/);
    let loads = 0;
    let attempts = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.route('**/box-api/login', (route) => route.fulfill({ status: 503, json: {} }));
    await page.route(CODE_OF_LOCATIONS, (route) => {
      attempts += 1;
      return route.fulfill({ status: 404, body: 'gone' });
    });
    await page.goto('/login');
    await scriptsAreThere(page);
    expect(loads).toBe(1);

    // The server has the same build and may have been away for a moment; at the second check, it was not.
    await setsOffHome(page);
    await expect.poll(() => loads, { timeout: 30_000 }).toBe(2);
    expect(attempts).toBeGreaterThan(1);
    await scriptsAreThere(page);
    await expect(page).toHaveURL(/\/login$/);

    // The minute is not over: however often the code is missing, the page is not reloaded again.
    attempts = 0;
    await setsOffHome(page);
    await expect.poll(() => attempts, { timeout: 45_000 }).toBeGreaterThan(3);
    expect(loads).toBe(2);
    await expect(page).toHaveURL(/\/login$/);

    await page.unroute(CODE_OF_LOCATIONS);
    await expect(page).toHaveURL((url) => url.pathname === '/' || url.pathname === addressOf('entrance'), {
      timeout: 30_000,
    });
    expect(loads).toBe(2);
  },
);
