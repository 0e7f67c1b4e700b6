import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, textIn } from '../support/demo.ts';
import { EVERY_LANGUAGE, EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

/** The page of the demo's story. */
function pageIn(language: 'en' | 'de') {
  const [story] = demoIn(language).stories;
  if (story === undefined) throw new Error('The demo has no story.');
  const address = `${language === 'en' ? '' : `/${language}`}/stories/${story.slug}`;
  return { story, address };
}

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 0)) {
  test.describe(`A story, ${window.name}, ${language}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('is a page with its stops as links', async ({ page, visitor }) => {
      const { story, address } = pageIn(language);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
      await expect(page.getByText(story.description ?? '')).toBeVisible();
      const stops = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(stops).toHaveCount(story.stops.length);
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBe(0);

      // Everything can be reached by keyboard, and a stop shows what is open there.
      await tabTo(page, new RegExp(story.stops[1]?.title ?? ''));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === addressOf('robotics-hall', language));
      await expect(page.getByRole('dialog')).toBeVisible();
      await visitor.goesBack();
      await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
      await page.getByRole('link', { name: textIn(language, 'story__begin') }).click();
      await visitor.standsIn('entrance');
    });
  });
}

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 1)) {
  test.describe(`A story that plays by itself, ${window.name}, ${language}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('pauses when it is touched, and is used by keyboard alone', async ({ page, visitor }) => {
      const { story, address } = pageIn(language);
      const bar = page.getByRole('complementary', { name: story.title });
      const shows = async (index: number): Promise<void> => {
        const { location = '' } = story.stops[index] ?? {};
        const sentence = textIn(language, 'presentation__stop_of')
          .replace('{number}', String(index + 1))
          .replace('{count}', String(story.stops.length));
        await expect(bar.getByText(sentence, { exact: true })).toBeVisible();
        await expect(visitor.stage).toHaveAttribute('data-location', location);
      };
      const button = (key: string) => bar.getByRole('button', { name: textIn(language, key), exact: true });
      const next = bar.locator('button[name="next"]');

      await page.goto(address);
      await page.getByRole('button', { name: textIn(language, 'story__play') }).click();
      await visitor.standsIn('entrance');
      await expect(button('presentation__pause')).toBeVisible();
      // A touch of the showroom pauses it; one of its own bar does not.
      await page.mouse.move(5, 300);
      await page.mouse.wheel(0, 1);
      await expect(button('presentation__play')).toBeVisible();
      await shows(0);
      await expectAccessible(page);
      await button('presentation__play').click();
      await button('presentation__pause').click();
      await expect(button('presentation__play')).toBeVisible();

      // With what a stop opens, the bar is made anew over it: who goes on by keyboard finds the control again.
      await next.focus();
      for (const index of [1, 2, 3]) {
        await page.keyboard.press('Enter');
        await shows(index);
        await expect(next).toBeFocused();
      }
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await expect(button('presentation__end_story')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bar).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
}

test('A story plays by its address, and goes on by itself', async ({ page, visitor }) => {
  const { story, address } = pageIn('en');
  await page.goto(addressOf('lounge', 'en'));
  await page.goto(`${address}?play`);
  await visitor.standsIn('entrance');
  await expect(page.getByRole('complementary', { name: story.title })).toBeVisible();
  // The first stop takes 15 seconds.
  await expect(visitor.stage).toHaveAttribute('data-location', 'robotics-hall', { timeout: 30_000 });
  await expect(page.getByRole('dialog')).toBeVisible();
  // The address that played it is not among those that Back comes to.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await visitor.goesBack();
  await visitor.standsIn('entrance');
  await visitor.goesBack();
  await visitor.standsIn('lounge');
});

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test.describe(`A story without scripts, ${language}`, { tag }, () => {
    test.use({ javaScriptEnabled: false, language });

    test('leads from stop to stop, and into the other languages', async ({ page, faults }) => {
      // The browser has scripts disabled.
      faults.expects(/request: .*\/assets\/.*\.js csp/);
      const { story, address } = pageIn(language);
      const other = language === 'en' ? 'de' : 'en';
      await page.goto(address);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`));
      const stops = page.getByRole('main').getByRole('listitem').getByRole('link');
      const addresses = await stops.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses).toHaveLength(story.stops.length);
      for (const stop of addresses) {
        const answer = await page.request.get(stop ?? '');
        expect(answer.status()).toBe(200);
        expect(answer.url().endsWith(stop ?? '')).toBe(true);
      }
      await stops.last().click();
      await expect(page).toHaveURL(new RegExp(`lounge`));
      await page.goto(address);
      await page.locator('summary').click();
      await page.locator(`a[hreflang="${other}"]`).click();
      await expect(page.getByRole('heading', { level: 1, name: pageIn(other).story.title })).toBeVisible();
    });
  });
}
