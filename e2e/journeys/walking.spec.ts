import { expectAccessible } from '../support/axe.ts';
import { locationOf, textIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

test.use(WITH_MOTION);

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 1)) {
  test.describe(`Walking in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('leads from the entrance to the lounge step by step, a clip for each step', async ({ visitor }) => {
      await visitor.opens('entrance');
      await expect(visitor.page.locator('html')).toHaveAttribute('data-layout', window.layout);
      await expectAccessible(visitor.page);
      for (const location of ['reception', 'atrium', 'lounge']) await visitor.walksTo(location);
      expect(await visitor.hasSeen()).toEqual([
        { walk: 'entrance--reception', playbackRate: 1, hasEnded: true, frames: expect.any(Number) },
        { walk: 'reception--atrium', playbackRate: 1, hasEnded: true, frames: expect.any(Number) },
        { walk: 'atrium--lounge', playbackRate: 1, hasEnded: true, frames: expect.any(Number) },
      ]);
      for (const { frames } of await visitor.hasSeen()) expect(frames).toBeGreaterThan(2);
    });

    test('flies to a far location in one tap, at twice the speed', async ({ visitor }) => {
      await visitor.opens('entrance');
      await visitor.choosesLocation('lounge');
      await visitor.standsIn('lounge');
      expect(await visitor.hasSeen()).toMatchObject([
        { walk: 'entrance--reception', playbackRate: 2, hasEnded: true },
        { walk: 'reception--atrium', playbackRate: 2, hasEnded: true },
        { walk: 'atrium--lounge', playbackRate: 2, hasEnded: true },
      ]);
      await expectAccessible(visitor.page);
    });

    test('goes back and forward on foot, one step of the history for a journey', async ({ visitor }) => {
      await visitor.opens('entrance');
      await visitor.walksTo('reception');
      await visitor.walksTo('atrium');
      await visitor.goesBack();
      await visitor.standsIn('reception');
      await visitor.goesBack();
      await visitor.standsIn('entrance');
      await visitor.goesForward();
      await visitor.standsIn('reception');
      const walks = (await visitor.hasSeen()).map(({ walk }) => walk);
      expect(walks).toEqual([
        'entrance--reception',
        'reception--atrium',
        'atrium--reception',
        'reception--entrance',
        'entrance--reception',
      ]);
    });

    test('switches the language in place and stays there', async ({ visitor }) => {
      const other = language === 'en' ? 'de' : 'en';
      await visitor.opens('entrance');
      await visitor.walksTo('reception');
      await visitor.switchesTo(other);
      await visitor.standsIn('reception');
      await visitor.walksTo('atrium');
      await visitor.page.goto('/');
      await visitor.standsIn('entrance');
    });
  });
}

test('Taps on Next in mid-walk are queued one behind the other, and a tap on the picture skips the rest', async ({
  visitor,
}) => {
  const { page } = visitor;
  const next = (location: string) =>
    page.getByRole('link', {
      name: textIn('en', 'navigation__next', locationOf(location).title),
      exact: true,
    });
  await visitor.opens('entrance');
  await next('reception').click();
  await next('atrium').click();
  await next('robotics-hall').click();
  await expect(page.locator('output')).toContainText([
    textIn('en', 'navigation__on_the_way', locationOf('robotics-hall').title),
  ]);
  await expect(
    visitor.stage.getByText(textIn('en', 'navigation__then', locationOf('robotics-hall').title)),
  ).toBeVisible();
  await visitor.standsIn('robotics-hall');

  await visitor.setsOffTo('atrium');
  await expect.poll(async () => (await visitor.hasSeen()).at(-1)?.walk).toBe('robotics-hall--atrium');
  await page.mouse.click(640, 300);
  await visitor.standsIn('atrium');
  expect((await visitor.hasSeen()).at(-1)).toMatchObject({ hasEnded: false });

  // A double tap that begins a walk does not end it at once.
  await visitor.linkTo('reception').dblclick();
  await visitor.standsIn('reception');
  expect((await visitor.hasSeen()).at(-1)).toMatchObject({ walk: 'atrium--reception', hasEnded: true });
});

test('What a visitor opens in mid-walk stays open on arrival, and closes over the new location', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opens('entrance');
  await visitor.setsOffTo('reception');
  await page.getByRole('link', { name: textIn('en', 'navigation__menu'), exact: true }).click();
  const menu = page.locator('dialog[data-overlay^="menu"]');
  await expect(menu).toBeVisible();
  await expect(visitor.stage).toHaveAttribute('data-location', 'reception');
  await expect(visitor.stage).toHaveAttribute('data-travel', 'idle');
  await expect(menu).toHaveAttribute('data-phase', 'open');
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/reception'));
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await visitor.standsIn('reception');
  await expect(page).toHaveURL(({ search }) => search === '');
  await visitor.goesBack();
  await visitor.standsIn('entrance');
});

test('A far jump begins when the sheet that it was chosen in has gone', async ({ visitor }) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    const open: number[] = [];
    Object.assign(globalThis, { sheetsOpen: open });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const isJump = target instanceof HTMLElement && target.dataset['jump'] === 'away';
        if (isJump) open.push(document.querySelectorAll('dialog').length);
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-jump'] });
  });
  await visitor.opens('entrance');
  await visitor.choosesLocation('energy-corner');
  await visitor.standsIn('energy-corner');
  const sheets = await page.evaluate(() => Reflect.get(globalThis, 'sheetsOpen') as number[]);
  expect(new Set(sheets)).toEqual(new Set([0]));
});
