import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { hasBuffered } from '../support/clips.ts';
import { locationOf, textIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL, EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

test.use(WITH_MOTION);
// They share nothing. As the last and longest file they would keep one worker busy while the others have ended.
test.describe.configure({ mode: 'parallel' });

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

/** The English name of the link *Next*. */
function nextName(location: string): string {
  return textIn('en', 'navigation__next', locationOf(location).title);
}

test('Taps on Next in mid-walk are queued one behind the other, and the visitor is told', async ({
  visitor,
}) => {
  const { page } = visitor;
  // What is said on the way is gone before a busy machine looks for it.
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('output, main p')) said.add(element.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await visitor.opens('entrance');
  // The note that says it is fetched with the first walk.
  const note = page.waitForResponse((response) => response.url().includes('/walk-note-'));
  await visitor.walksTo('reception');
  await (await note).finished();
  // A busy machine would tap after the walk: the page itself taps each link while a clip moves.
  await page.evaluate(
    (names) => {
      const tap = () => {
        const moves = [...document.querySelectorAll('video')].some(
          (clip) => clip.currentTime > 0 && !clip.paused,
        );
        const link = [...document.querySelectorAll('a')].find((each) => each.ariaLabel === names[0]);
        if (moves && link !== undefined) {
          names.shift();
          link.click();
        }
        if (names.length > 0) requestAnimationFrame(tap);
      };
      tap();
    },
    [nextName('robotics-hall'), nextName('robot-arm')],
  );
  await page.getByRole('link', { name: nextName('atrium'), exact: true }).click();
  await visitor.standsIn('robot-arm');
  const said = await page.evaluate(() => [...(Reflect.get(globalThis, 'said') as Set<string>)].join('|'));
  expect(said).toContain(textIn('en', 'navigation__on_the_way', locationOf('robot-arm').title));
  expect(said).toContain(textIn('en', 'navigation__then', locationOf('robot-arm').title));
});

test('A tap on the picture skips the rest of a walk, the second half of a double tap does not', async ({
  visitor,
}) => {
  const { page } = visitor;
  const seen = async (walk: string) => (await visitor.hasSeen()).find((clip) => clip.walk === walk);
  await visitor.opens('entrance');
  await clickAtOnce(visitor.linkTo('reception'), page.locator('[data-stage]'));
  await visitor.standsIn('reception');
  expect(await seen('entrance--reception')).toMatchObject({ hasEnded: true });

  await visitor.setsOffTo('atrium');
  // Later than the second half of a double tap would come, and within the page: a click that is sent can be too late.
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const tapInTime = () => {
      const isPlaying = [...document.querySelectorAll('video')].some(
        (video) => !video.paused && video.currentTime > 0.7,
      );
      if (!isPlaying) {
        requestAnimationFrame(tapInTime);
        return;
      }
      document.querySelector<HTMLElement>('[data-stage]')?.click();
      resolve();
    };
    tapInTime();
    await promise;
  });
  await visitor.standsIn('atrium');
  expect(await seen('reception--atrium')).toMatchObject({ hasEnded: false });
});

test('What is still being fetched when a visitor arrives opens over the new location', async ({
  visitor,
}) => {
  const { page } = visitor;
  // Held back in the page: a browser whose requests are routed has no cache, and walks without its clips.
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    const menu = Promise.withResolvers<void>();
    Object.assign(globalThis, { answerMenu: menu.resolve });
    globalThis.fetch = async (input, init) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
      if (pathname.endsWith('.data') && searchParams.has('menu')) await menu.promise;
      return fetch(input, init);
    };
  });
  await visitor.opens('entrance');
  await hasBuffered(page, 'entrance--reception');
  await clickAtOnce(visitor.linkTo('reception'), menuLink(page));
  await expect
    .poll(async () => (await visitor.hasSeen()).map(({ hasEnded }) => hasEnded), { intervals: [50] })
    .toEqual([true]);
  await page.evaluate(() => (Reflect.get(globalThis, 'answerMenu') as () => void)());
  await expect(page.locator('dialog[data-overlay^="menu"]')).toBeVisible();
  await expect(visitor.stage).toHaveAttribute('data-location', 'reception');
  await expect(visitor.stage).toHaveAttribute('data-travel', 'idle');
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname.endsWith('/reception') && searchParams.has('menu'),
  );
});

test('What a visitor taps before the page of the new location is rendered opens over it', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opens('entrance');
  await menuLink(page).evaluate((link: HTMLElement) => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      pushState(...entry);
      history.pushState = pushState;
      queueMicrotask(() => link.click());
    };
  });
  await visitor.setsOffTo('reception');
  const menu = page.locator('dialog[data-overlay^="menu"]');
  await expect(menu).toBeVisible();
  await expect(visitor.stage).toHaveAttribute('data-location', 'reception');
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname.endsWith('/reception') && searchParams.has('menu'),
  );
  // Before that Escape would only end the walk.
  await expect(visitor.stage).toHaveAttribute('data-travel', 'idle');
  await expect(menu).toHaveAttribute('data-phase', 'open');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await visitor.standsIn('reception');
});

test('What a visitor opens in mid-walk stays open on arrival, and closes over the new location', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opens('entrance');
  await clickAtOnce(visitor.linkTo('reception'), menuLink(page));
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

test('A hotspot of the location left behind opens nothing any more', { tag: ALL }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens('entrance');
  const article = await visitor.stage
    .getByRole('link', { name: 'Norvane Automation', exact: true })
    .elementHandle();
  await visitor.linkTo('reception').evaluate(async (link: HTMLElement, other) => {
    link.click();
    // The hotspots are hidden, and not removed yet.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    (other as HTMLElement).click();
  }, article);
  await visitor.standsIn('reception');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(({ search }) => search === '');
});

test('A far jump waits until the sheet has closed', { tag: ALL }, async ({ visitor }) => {
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

function menuLink(page: Page): Locator {
  return page.getByRole('link', { name: textIn('en', 'navigation__menu'), exact: true });
}

/** Two clicks that are sent one by one are too far apart where the browser is busy. */
async function clickAtOnce(first: Locator, second: Locator): Promise<void> {
  const next = await second.elementHandle();
  await first.evaluate((element: HTMLElement, other) => {
    element.click();
    (other as HTMLElement).click();
  }, next);
}
