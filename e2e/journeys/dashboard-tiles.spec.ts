import type { Locator } from '@playwright/test';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { Dashboard } from '@vitrine/core/world/content';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expectAccessible } from '../support/axe.ts';
import { mediaNamed } from '../support/demo-media.ts';
import { addressOf, demoIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';
import { VISITS } from '../support/windows.ts';

const FILM = 'film-nv6-cycle.mp4';

/** The first tile of the first dashboard has a film in place of its picture. */
function withFilm(snapshot: Snapshot): Snapshot {
  const cover = mediaNamed(snapshot, FILM);
  const filmed = ({ links: [first, ...links], ...dashboard }: Dashboard): Dashboard => ({
    ...dashboard,
    links: first === undefined ? [] : [{ ...first, cover }, ...links],
  });
  return {
    ...snapshot,
    dashboards: snapshot.dashboards.map((dashboard, index) => (index === 0 ? filmed(dashboard) : dashboard)),
  };
}

const test = testIn(withFilm);

test.use(WITH_MOTION);

/** @throws Error when the demo has no dashboard with tiles any more */
function boardIn(language: Language): { readonly query: string; readonly tile: string } {
  const [board] = demoIn(language).dashboards;
  const tile = board?.links[0]?.title;
  if (board === undefined || tile === undefined) throw new Error('The demo has no dashboard with tiles.');
  return { query: formatOverlayStack([{ kind: 'dashboard', id: board.id }]), tile };
}

function isAtEnd(film: Locator): Promise<boolean> {
  return film.evaluate((video: HTMLVideoElement) => video.ended);
}

for (const { language, window, tag } of rowsOf(VISITS)) {
  test.describe(`${window.name}, ${language}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('a tile is filled by its film, which plays when it comes and when it is pointed at', async ({
      page,
    }) => {
      const { query, tile: title } = boardIn(language);
      await page.goto(`/${language}${addressOf('entrance')}${query}`);
      const tile = page.getByRole('dialog').getByRole('link', { name: title, exact: true });
      const film = tile.locator('video');
      await expect(film).toHaveJSProperty('muted', true);
      await expect.poll(() => isAtEnd(film), 'It plays once, to its end.').toBe(true);

      const [own, filled] = [await film.boundingBox(), await tile.boundingBox()];
      expect(own?.width).toBeCloseTo(filled?.width ?? 0, 0);
      await expectAccessible(page);

      await tile.focus();
      await expect.poll(() => isAtEnd(film), 'It plays again.').toBe(false);
      await tile.click();
      await expect(page).toHaveURL(({ searchParams }) => searchParams.has('article'));
    });
  });
}

test('the film of a tile is paused for visitors who prefer less movement', { tag: ALL }, async ({ page }) => {
  const { query, tile: title } = boardIn('en');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/en${addressOf('entrance')}${query}`);
  const tile = page.getByRole('dialog').getByRole('link', { name: title, exact: true });
  const film = tile.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await tile.focus();
  await tile.hover();
  await expect(film).toHaveJSProperty('paused', true);
  await expect(film).toHaveJSProperty('currentTime', 0);
});
