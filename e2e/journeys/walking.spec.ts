import { expectAccessible } from '../support/axe.ts';
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
