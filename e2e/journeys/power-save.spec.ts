import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { hasBuffered } from '../support/clips.ts';
import { addressOf, demoIn, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { refuseVideo } from '../support/refused-video.ts';
import { ALL, EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';

test.use(WITH_MOTION);

const COOKIE = 'vitrine_power_save';

/** The page's texts: the editor's, or the built-in ones. */
function wordsIn(language: Language) {
  const { powerSavePage } = demoIn(language).settings;
  return {
    title: powerSavePage?.title || textIn(language, 'power_save__title'),
    button: powerSavePage?.buttonLabel || textIn(language, 'power_save__continue'),
  };
}

async function seesPage(page: Page, language: Language, to: string): Promise<void> {
  const { title } = wordsIn(language);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveURL(
    (url) =>
      url.pathname.endsWith('/power-save-mode') && url.searchParams.get('to') === addressOf(to, language),
  );
}

/** Two refused videos later the device is known. */
async function walksUntilRefusedTwice(visitor: Visitor): Promise<void> {
  await visitor.opens('entrance');
  await hasBuffered(visitor.page, 'entrance--reception');
  await visitor.walksTo('reception');
  await visitor.setsOffTo('atrium');
}

async function cookieOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === COOKIE)?.value;
}

async function opensMenu(page: Page, language: Language) {
  await page.getByRole('link', { name: textIn(language, 'navigation__menu'), exact: true }).click();
  return page.getByRole('switch', { name: textIn(language, 'menu__without_videos') });
}

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 2)) {
  test.describe(`${window.name}, ${language}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('"It stores the redirect target and navigates to the power-save-mode route", and goes on from there', async ({
      page,
      visitor,
    }) => {
      await refuseVideo(page);
      await walksUntilRefusedTwice(visitor);
      await seesPage(page, language, 'atrium');
      expect(await cookieOf(page)).toBe('1');
      await expectAccessible(page);

      await page.reload();
      await seesPage(page, language, 'atrium');

      await page.getByRole('link', { name: wordsIn(language).button, exact: true }).click();
      await visitor.standsIn('atrium');
      await visitor.choosesLocation('lounge');
      await visitor.standsIn('lounge');
      await page.reload();
      await visitor.standsIn('lounge');
      await visitor.walksTo('atrium');
      expect(await visitor.hasSeen(), '"A video cannot play in it"').toEqual([]);
    });

    test('the menu switches it off, and clips play again', { tag: ALL }, async ({ page, visitor }) => {
      const device = await refuseVideo(page);
      await walksUntilRefusedTwice(visitor);
      await page.getByRole('link', { name: wordsIn(language).button, exact: true }).click();
      await visitor.standsIn('atrium');

      const withoutVideos = await opensMenu(page, language);
      await expect(withoutVideos).toBeChecked();
      await expectAccessible(page);
      await device.allowsVideo();
      await withoutVideos.click();
      await expect(withoutVideos).not.toBeChecked();
      expect(await cookieOf(page)).toBe('0');
      await page.keyboard.press('Escape');
      await visitor.standsIn('atrium');
      await visitor.walksTo('reception');
      // A tap may unlock another clip, which plays for a moment too.
      expect((await visitor.hasSeen()).map(({ walk }) => walk)).toContain('atrium--reception');
    });
  });
}

test('By keyboard alone: the page, and on with videos', { tag: ALL }, async ({ page, visitor }) => {
  const device = await refuseVideo(page);
  await walksUntilRefusedTwice(visitor);
  await seesPage(page, 'en', 'atrium');
  await device.allowsVideo();
  await tabTo(page, new RegExp(`^${textIn('en', 'power_save__leave')}$`));
  await page.keyboard.press('Enter');
  await visitor.standsIn('atrium');
  await visitor.walksTo('reception');
  // A tap may unlock another clip, which plays for a moment too.
  expect((await visitor.hasSeen()).map(({ walk }) => walk)).toContain('atrium--reception');
});

test(
  'Anyone who has left it is not led to the page again, though the device still refuses',
  { tag: ALL },
  async ({ page, visitor }) => {
    await refuseVideo(page);
    await walksUntilRefusedTwice(visitor);
    await seesPage(page, 'en', 'atrium');
    await page.getByRole('button', { name: textIn('en', 'power_save__leave') }).click();
    await visitor.standsIn('atrium');
    await visitor.walksTo('reception');
    await visitor.walksTo('entrance');
    await visitor.walksTo('reception');
    await visitor.walksTo('atrium');
  },
);

test('Going back skips the page to where the visitor was', { tag: ALL }, async ({ page, visitor }) => {
  await refuseVideo(page);
  await walksUntilRefusedTwice(visitor);
  await seesPage(page, 'en', 'atrium');
  await visitor.goesBack();
  await visitor.standsIn('reception');
  await visitor.goesForward();
  await seesPage(page, 'en', 'atrium');
  await page.getByRole('link', { name: wordsIn('en').button, exact: true }).click();
  await visitor.standsIn('atrium');
  await visitor.goesBack();
  await visitor.standsIn('reception');
});

test(
  'The page is there in another language, and so is where it leads',
  { tag: ALL },
  async ({ page, visitor }) => {
    await refuseVideo(page);
    await walksUntilRefusedTwice(visitor);
    await seesPage(page, 'en', 'atrium');
    await visitor.switchesTo('de');
    await seesPage(page, 'de', 'atrium');
    await page.getByRole('link', { name: wordsIn('de').button, exact: true }).click();
    await visitor.standsIn('atrium');
  },
);

test(
  'Where no cookie is kept the visitor arrives all the same, and nothing goes in circles',
  { tag: ALL },
  async ({ page, visitor }) => {
    await refuseVideo(page);
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { value: '', writable: false });
    });
    await walksUntilRefusedTwice(visitor);
    await visitor.standsIn('atrium');
    await visitor.choosesLocation('entrance');
    await visitor.standsIn('entrance');
    await expect(await opensMenu(page, 'en')).toBeChecked();
    expect(await visitor.hasSeen()).toEqual([]);
  },
);

test.describe('A visitor in power-save mode', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: COOKIE, value: '1', url: baseURL ?? '' }]);
  });

  test('sees no film begin, and none is fetched', async ({ page, visitor }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.mp4')) films.push(request.url());
    });
    await visitor.opens('packaging-line');
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    const playing = page
      .locator('video')
      .evaluateAll((videos) => videos.filter((video) => video instanceof HTMLVideoElement && !video.paused));
    expect(await playing).toEqual([]);
  });

  test(
    'finds a picture in place of the video of an article, and can play it after all',
    { tag: ALL },
    async ({ page, visitor }) => {
      const article = demoIn('en').articles.find(({ sections }) =>
        sections.some(({ kind }) => kind === 'video'),
      );
      await page.goto(`${addressOf('robotics-hall')}?article=${article?.id ?? 0}`);
      const dialog = visitor.article(article?.title ?? '');
      await expect(dialog.getByText(textIn('en', 'media__videos_off'))).toBeVisible();
      await expect(dialog.locator('video')).toHaveCount(0);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: textIn('en', 'media__videos_on') }).click();
      await expect(dialog.locator('video')).toHaveCount(1);
      await expect(dialog.locator('section:has(> video)').getByRole('button').first()).toBeFocused();
      expect(await cookieOf(page)).toBe('0');
    },
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page leads on by a plain link, and never to another site',
    { tag: ALL },
    async ({ page, context, baseURL, faults }) => {
      faults.expects(/request: .*\/assets\/.*\.js csp/);
      await context.addCookies([{ name: COOKIE, value: '1', url: baseURL ?? '' }]);
      const goOn = page.getByRole('link', { name: wordsIn('en').button, exact: true });
      for (const [to, href] of [
        ['/showroom/atrium', '/showroom/atrium'],
        ['//evil.example', '/'],
        ['https://evil.example', '/'],
        ['/power-save-mode', '/'],
      ] as const) {
        await page.goto(`/power-save-mode?to=${encodeURIComponent(to)}`);
        await expect(goOn).toHaveAttribute('href', href);
      }
      await page.goto('/power-save-mode?to=%2Fshowroom%2Fatrium');
      await goOn.click();
      await expect(page).toHaveURL(/\/showroom\/atrium$/);
    },
  );
});

test('The page "redirects to the index unless the app is in power-save mode"', async ({ page, visitor }) => {
  await page.goto('/power-save-mode?to=%2Fshowroom%2Fatrium');
  await visitor.standsIn('entrance');
});
