import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, textIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL, EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { tabTo } from '../support/tab-to.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';
import { VISITS } from '../support/windows.ts';

const WORDS = {
  en: { title: 'Welcome to the showroom', text: 'Come in and look around.', buttonLabel: 'Step inside' },
  de: {
    title: 'Willkommen im Showroom der Verpackungsmaschinen',
    text: 'Treten Sie ein und sehen Sie sich um.',
    buttonLabel: 'Hineingehen',
  },
} as const;

function withStartPage(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    worlds: snapshot.worlds.map((world) =>
      world.slug === snapshot.settings.defaultWorld
        ? { ...world, startPage: WORDS[snapshot.locale === 'de' ? 'de' : 'en'] }
        : world,
    ),
  };
}

const test = testIn(withStartPage);

test.use(WITH_MOTION);

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 1)) {
  test.describe(`${window.name}, ${language}`, { tag }, () => {
    test.use({ ...window.use, language });
    const { title, text, buttonLabel } = WORDS[language];
    const home = language === 'en' ? '/en' : '/de';

    test(
      '"The root path with a start_page configured shows the start page", and it leads inside',
      { tag: ALL },
      async ({ page, visitor }) => {
        await page.goto(home);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText(text)).toBeVisible();
        await expect(page).toHaveTitle(title);
        await expectAccessible(page);
        // In a low window, too, the button is below the words that it belongs to.
        await page.setViewportSize({ width: 844, height: 390 });
        const words = await page.getByText(text).boundingBox();
        const button = page.getByRole('link', { name: buttonLabel });
        await expect(button).toBeInViewport({ ratio: 1 });
        const below = await button.boundingBox();
        expect(below?.x).toBe(words?.x);
        expect(below?.y).toBeGreaterThan(words?.y ?? 0);
        await page.setViewportSize(window.use.viewport);
        await button.click();
        await visitor.standsIn('entrance');
        await visitor.walksTo('reception');
        await visitor.goesBack();
        await visitor.standsIn('entrance');
        await visitor.goesBack();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const goesOn = page.getByRole('link', { name: textIn(language, 'start__continue'), exact: true });
        await expect(goesOn).toHaveCount(0);

        await page.getByRole('link', { name: buttonLabel }).click();
        await visitor.standsIn('entrance');
        await visitor.walksTo('reception');
        await page.goto(home);
        await expectAccessible(page);
        await goesOn.click();
        await visitor.standsIn('reception');
      },
    );
  });
}

for (const { language, window, tag } of rowsOf(VISITS, 0)) {
  test.describe(`Without a connection, ${window.name}, ${language}`, { tag }, () => {
    test.use({ ...window.use, language });
    const { title, buttonLabel } = WORDS[language === 'de' ? 'de' : 'en'];

    test(
      'the start page stays and says so, and leads inside as soon as it can',
      { tag: ALL },
      async ({ page, visitor, faults }) => {
        faults.expects(/ERR_INTERNET_DISCONNECTED/);
        await page.clock.install();
        const watching = page.waitForResponse(/updater-[\w-]+\.js/);
        await page.goto(language === 'en' ? '/en' : '/de');
        const heading = page.getByRole('heading', { level: 1, name: title });
        await expect(heading).toBeVisible();
        await page.clock.fastForward(3000);
        await watching;
        const told = (key: string) =>
          page.locator('[data-notification]').filter({ hasText: textIn(language, key) });
        await page.context().setOffline(true);
        // Once this is visible, the code that reports failed pages has loaded, too.
        await expect(told('updater__no_internet')).toBeVisible();
        await page.getByRole('link', { name: buttonLabel }).click();
        const notice = told('updater__page_failed');
        await expect(notice).toBeVisible();
        await expect(heading).toBeVisible();
        await expectAccessible(page);
        await page.context().setOffline(false);
        const tryAgain = notice.getByRole('button', { name: textIn(language, 'updater__try_again') });
        // The page may have tried by itself before the button is reached.
        await tryAgain.click({ timeout: 2000 }).catch(() => undefined);
        await visitor.standsIn('entrance');
      },
    );
  });
}

test('by keyboard alone', { tag: ALL }, async ({ page, visitor }) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1, name: WORDS.en.title })).toBeVisible();
  await tabTo(page, new RegExp(`^${WORDS.en.buttonLabel}$`));
  await page.keyboard.press('Enter');
  await visitor.standsIn('entrance');
});

test('in another language', { tag: ALL }, async ({ page, visitor }) => {
  await page.goto('/en');
  await visitor.switchesTo('de');
  await expect(page.getByRole('heading', { level: 1, name: WORDS.de.title })).toBeVisible();
  await expect(page).toHaveURL(/\/de$/);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page is whole and leads inside', async ({ page, faults }) => {
    faults.expects(/request: .*\/assets\/.*\.js csp/);
    await page.goto('/en');
    const heading = page.getByRole('heading', { level: 1, name: WORDS.en.title });
    await expect(heading).toBeVisible();
    // Its own style sheet has loaded: the text on the picture is white.
    await expect(heading).toHaveCSS('color', 'rgb(255, 255, 255)');
    await page.getByRole('link', { name: WORDS.en.buttonLabel }).click();
    await expect(page).toHaveURL(new RegExp(`${addressOf('entrance')}$`));
  });
});
