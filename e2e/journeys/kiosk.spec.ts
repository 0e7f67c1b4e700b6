import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openChangedShowroom } from '../support/changed-showroom.ts';
import type { ChangedShowroom } from '../support/changed-showroom.ts';
import { addressOf, textIn } from '../support/demo.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { withScreensaver } from '../support/screensaver-content.ts';
import type { TestItem } from '../support/screensaver-content.ts';
import { expect, test } from '../support/test.ts';
import { A_WHILE, leave, screensaverOf, visitorIn } from '../support/unattended.ts';
import { createVisitor } from '../support/visitor.ts';
import { VISITS } from '../support/windows.ts';

const LIST: readonly TestItem[] = [
  { pictureOf: 'robot-arm', seconds: 5 },
  // Long enough to be looked at on a slow machine.
  { location: 'atrium', wait: 30 },
  { film: 'film-nv6-cycle.mp4' },
];

let showroom: ChangedShowroom;
test.beforeAll(async () => {
  showroom = await openChangedShowroom(withScreensaver(LIST, { isActive: false }));
});
test.afterAll(() => showroom.stop());

for (const { language, window, tag } of rowsOf(VISITS)) {
  test.describe(`A kiosk in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('forgets the visitor before it begins again at the start', async ({ page }) => {
      const { visitor, opens } = await visitorIn(page, showroom, language);
      await opens('lounge', '?kiosk');
      await page.getByRole('link', { name: textIn(language, 'navigation__contact'), exact: true }).click();
      const name = new RegExp(`^${textIn(language, 'contact__first_name')}`);
      await expect(page.locator('dialog form')).toHaveAttribute('novalidate');
      await page.getByRole('textbox', { name }).fill('Ada');

      const forgetting = page.waitForRequest('**/box-api/forget');
      const screensaver = await leave(page);
      const forgotten = await forgetting;
      expect(forgotten.postDataJSON()).toEqual({ login: false });
      expect((await forgotten.response())?.status()).toBe(204);
      await expect(page.locator('main')).toHaveAttribute('data-location', 'entrance');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(screensaver).toBeHidden();
      // The next visitor is at the start, in the default language, before an empty form.
      await createVisitor(page, 'en').standsIn('entrance');
      await page.getByRole('link', { name: textIn('en', 'navigation__contact'), exact: true }).click();
      await expect(
        page.getByRole('textbox', { name: new RegExp(`^${textIn('en', 'contact__first_name')}`) }),
      ).toHaveValue('');
      expect(visitor.page.url()).not.toContain('/de/');
    });
  });
}

test(
  'A kiosk is the only window that has a screensaver where it is switched off',
  { tag: ALL },
  async ({ page }) => {
    const { opens } = await visitorIn(page, showroom);
    const watching = page.waitForResponse(/screensaver-[\w-]+\.css/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await opens('reception');
    await page.clock.fastForward(5000);
    await watching;
    await page.clock.fastForward(A_WHILE);
    // Whatever a screensaver would ask for first has been asked for by the time that this is answered.
    await page.evaluate(() => fetch('/version'));
    expect(asked.filter((path) => /^\/box-api\/(?:screensaver|forget)/.test(path))).toEqual([]);
    await expect(screensaverOf(page)).toBeHidden();
  },
);

/** Records the page's requests for a screen wake lock, which a headless browser may refuse. */
function noteWakeLocks(page: Page) {
  return page.addInitScript(() => {
    const asked: string[] = [];
    const request = (type = 'screen') => {
      asked.push(type);
      return Promise.resolve({ release: () => Promise.resolve(void asked.push('released')) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.defineProperty(globalThis, 'askedOfTheScreen', { value: asked });
  });
}

function askedOfTheScreen(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, 'askedOfTheScreen') as unknown);
}

test('A kiosk stays one wherever it goes, keeps the screen awake, and leads nowhere else', async ({
  page,
}) => {
  await noteWakeLocks(page);
  await page.clock.install();
  await page.goto(`${showroom.url}/?kiosk`);
  await expect(page.locator('html')).toHaveAttribute('data-kiosk');
  await page.goto(`${showroom.url}${addressOf('reception')}`);
  await expect(page.locator('html')).toHaveAttribute('data-kiosk');
  await expect.poll(() => askedOfTheScreen(page)).toEqual(['screen']);
  // A browser releases the wake lock whenever the window is hidden: when it is visible again, the page requests it
  // again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await askedOfTheScreen(page)).toEqual(['screen', 'screen']);
  const isRefused = await page.evaluate(() => {
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(menu);
    return menu.defaultPrevented;
  });
  expect(isRefused).toBe(true);
  await page.goto(`${showroom.url}${addressOf('reception')}?kiosk=off`);
  await expect(page.getByRole('main')).toHaveAttribute('data-location', 'reception');
  await page.clock.fastForward(5000);
  await expect(page.locator('html')).not.toHaveAttribute('data-kiosk');
  expect(await askedOfTheScreen(page)).toEqual([]);
});

test('A kiosk is one however soon its first page is left', { tag: ALL }, async ({ page }) => {
  await page.clock.install();
  // A slow network: the page is there and can be tapped, its code is not.
  let isSlow = true;
  await page.route('**/assets/*.js', (route) => (isSlow ? undefined : route.continue()));
  await page.goto(`${showroom.url}${addressOf('reception')}?kiosk`, { waitUntil: 'commit' });
  const visitor = createVisitor(page, 'en');
  const hotspot = visitor.linkTo('entrance');
  await expect(hotspot).toBeVisible();
  isSlow = false;
  await hotspot.click();
  await visitor.standsIn('entrance');
  const forgetting = page.waitForResponse('**/box-api/forget');
  await leave(page);
  expect((await forgetting).status()).toBe(204);
});

test('A kiosk shows its screensaver on the start page too', { tag: ALL }, async ({ page }) => {
  await page.clock.install();
  await page.goto(`${showroom.url}/?kiosk`);
  const screensaver = await leave(page);
  await page.keyboard.press('Enter');
  await expect(screensaver).toBeHidden();
  await createVisitor(page, 'en').standsIn('entrance');
});

test(
  'A kiosk comes back from a page of no world, forgets, and stays there while the server is away',
  { tag: ALL },
  async ({ page, faults }) => {
    faults.expects(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    const watching = page.waitForResponse(/kiosk-return-[\w-]+\.js/);
    await page.goto(`${showroom.url}/login?kiosk`);
    await expect(page.locator('html')).toHaveAttribute('data-kiosk');
    const button = page.getByRole('button', { name: textIn('en', 'access__login'), exact: true });

    // The window notices that it is idle only once this code has loaded.
    await watching;
    await page.context().setOffline(true);
    await expect(async () => {
      const asking = page.waitForEvent('requestfailed', {
        predicate: (request) => request.url().endsWith('/version'),
        timeout: 5000,
      });
      await page.clock.fastForward(A_WHILE);
      await asking;
    }).toPass();
    await expect(button).toBeVisible();

    await page.context().setOffline(false);
    const forgetting = page.waitForResponse('**/box-api/forget');
    const screensaver = await leave(page);
    expect((await forgetting).status()).toBe(204);
    await page.keyboard.press('Enter');
    await expect(screensaver).toBeHidden();
    await createVisitor(page, 'en').standsIn('entrance');
  },
);
