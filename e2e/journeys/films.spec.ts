import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import {
  CINEMA,
  FILM_HOTSPOTS,
  ONE_FILM,
  openFilmShowroom,
  POSTER_FILM,
  SOUND_FILM,
  SOUND_FILM_LENGTH,
} from '../support/film-showroom.ts';
import { ALL } from '../support/rows.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-in.ts';
import { LANDSCAPE, VISITS } from '../support/windows.ts';

const test = testWith(openFilmShowroom);

interface FilmState {
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly position: number;
}

function stateOf(film: Locator): Promise<FilmState> {
  return film.locator('video').evaluate((video: HTMLVideoElement) => ({
    isPlaying: !video.paused,
    isMuted: video.muted,
    position: video.currentTime,
  }));
}

function playerIn(page: Page): Locator {
  return page.getByRole('dialog').locator('section:has(> video)');
}

/** Opens a film from its hotspot, as a visitor who taps it. */
async function taps(page: Page, hotspot: string, language: Language): Promise<Locator> {
  await page.goto(addressOf(CINEMA, language));
  await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
  await page.locator('main [data-hotspot]').filter({ hasText: hotspot }).first().press('Enter');
  const film = playerIn(page);
  await expect(film).toBeVisible();
  return film;
}

async function isPlaying(film: Locator, more: Partial<FilmState> = {}): Promise<void> {
  await expect.poll(() => stateOf(film)).toMatchObject({ isPlaying: true, ...more });
}

for (const [number, { language, window }] of VISITS.entries()) {
  test.describe(`In ${language}, ${window.name}`, { tag: number === 0 ? [] : [ALL] }, () => {
    test.use({ ...window.use, language });
    const text = (key: string, title = '') => textIn(language, key, title);

    test('a film that was tapped plays at once with its sound; its keys and its slider work', async ({
      page,
    }) => {
      const film = await taps(page, FILM_HOTSPOTS.one, language);
      await isPlaying(film, { isMuted: false });
      const slider = film.getByRole('slider', { name: text('media__position') });
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        new RegExp(
          `^${text('media__time_of')
            .replace('{time}', String.raw`0:\d\d`)
            .replace('{total}', SOUND_FILM_LENGTH)}$`,
        ),
      );

      // Nothing is focused in it: its keys work all the same.
      await page.keyboard.press('k');
      await expect(film.getByRole('button', { name: text('media__resume'), exact: true })).toBeVisible();
      await expectAccessible(page);
      const { position } = await stateOf(film);
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await stateOf(film)).position).toBeCloseTo(position + 5, 1);
      await slider.press('End');
      await expect.poll(async () => (await stateOf(film)).position).toBeCloseTo(24, 0);
      await expect(film.getByRole('button', { name: text('media__again', SOUND_FILM.title) })).toBeVisible();
      await slider.press('Home');
      await expect(slider).toHaveAttribute('aria-valuetext', /^0:00 /);

      await page.keyboard.press('m');
      await expect(film.getByRole('button', { name: text('media__unmute') })).toBeVisible();
      expect(await stateOf(film)).toMatchObject({ isMuted: true });
      const captions = film.getByRole('button', { name: text('media__captions') });
      await expect(captions).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('c');
      await expect(captions).toHaveAttribute('aria-pressed', 'true');
      await expect
        .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode))
        .toBe('showing');

      // What the visitor has chosen holds for the next film.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.locator('main [data-hotspot]').filter({ hasText: FILM_HOTSPOTS.one }).first().press('Enter');
      await isPlaying(film, { isMuted: true });
      await expect(captions).toHaveAttribute('aria-pressed', 'true');
    });

    test(
      'a film that an address opens waits at its picture, with one large button',
      { tag: ALL },
      async ({ page }) => {
        await page.goto(`${addressOf(CINEMA, language)}${ONE_FILM}`);
        const film = playerIn(page);
        const play = film.getByRole('button', { name: text('media__play', SOUND_FILM.title) });
        await expect(play).toBeVisible();
        await expect(film.getByRole('button')).toHaveCount(1);
        expect(await stateOf(film)).toMatchObject({ isPlaying: false, position: 0 });
        await expectAccessible(page);
        await play.press('Enter');
        await isPlaying(film, { isMuted: false });
        // The button is gone, the focus is not.
        await expect(film).toBeFocused();
        await page.keyboard.press(' ');
        await expect.poll(() => stateOf(film)).toMatchObject({ isPlaying: false });
      },
    );
  });
}

test.describe('A film', () => {
  test.use(LANDSCAPE.use);

  test(
    'hides its controls while it plays and no one moves, and shows them for a sign',
    { tag: ALL },
    async ({ page }) => {
      const film = await taps(page, FILM_HOTSPOTS.one, 'en');
      await isPlaying(film);
      await expect(film).toHaveAttribute('data-controls', 'hidden');
      const box = await film.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100, { steps: 3 });
      await expect(film).toHaveAttribute('data-controls', 'shown');
      await expect(film).toHaveAttribute('data-controls', 'hidden');
      // Who comes by keyboard sees what has the focus, for as long as it has it.
      await film.getByRole('slider').first().focus();
      await page.keyboard.press('Tab');
      const pause = film.getByRole('button', { name: textIn('en', 'media__pause'), exact: true });
      await expect(pause).toBeFocused();
      await expect(film).toHaveAttribute('data-controls', 'shown');
      await pause.press(' ');
      await expect.poll(() => stateOf(film)).toMatchObject({ isPlaying: false });
      await expect(film).toHaveAttribute('data-controls', 'shown');
    },
  );

  test('plays muted where the browser refuses sound, and offers it', async ({ page }) => {
    await refusePlaying(page, 'withSound');
    const film = await taps(page, FILM_HOTSPOTS.one, 'en');
    await isPlaying(film, { isMuted: true });
    const offer = film.getByRole('button', { name: textIn('en', 'media__sound_on') });
    await expect(offer).toBeVisible();
    await offer.click();
    await isPlaying(film, { isMuted: false });
    await expect(offer).toHaveCount(0);
  });

  test('waits at its picture where the browser refuses to play at all', { tag: ALL }, async ({ page }) => {
    await refusePlaying(page, 'always');
    const film = await taps(page, FILM_HOTSPOTS.one, 'en');
    await expect(
      film.getByRole('button', { name: textIn('en', 'media__play', SOUND_FILM.title) }),
    ).toBeVisible();
    expect(await stateOf(film)).toMatchObject({ isPlaying: false });
  });

  test('has no controls for sound and captions that it lacks', { tag: ALL }, async ({ page }) => {
    await page.goto(`${addressOf('robot-arm')}`);
    await page.getByRole('link', { name: 'One cycle, filmed', exact: true }).press('Enter');
    const film = playerIn(page);
    await isPlaying(film);
    await expect.poll(async () => (await stateOf(film)).position).toBeGreaterThan(1);
    await expect(film.getByRole('button', { name: textIn('en', 'media__mute') })).toHaveCount(0);
    await expect(film.getByRole('button', { name: textIn('en', 'media__captions') })).toHaveCount(1);
  });

  test(
    'beside another is browsed by arrows outside of it; thumbnails are a poster or a first frame',
    { tag: ALL },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const isFetched = request.resourceType() === 'fetch' && request.url().includes(SOUND_FILM.hash);
        if (isFetched) asked.push(request.headers()['range'] ?? 'all of it');
      });
      const film = await taps(page, FILM_HOTSPOTS.two, 'en');
      await isPlaying(film);
      const thumbnails = page.getByRole('navigation', { name: textIn('en', 'media__all') });
      await expect(thumbnails.locator('canvas[data-shown="true"]')).toHaveCount(1);
      await expect(thumbnails.locator('img')).toHaveCount(1);
      // A beginning of it is enough.
      expect(asked).toEqual(['bytes=0-524287']);
      await expectAccessible(page);

      // Inside of it the arrows skip.
      await page.keyboard.press('k');
      const slider = film.getByRole('slider', { name: textIn('en', 'media__position') });
      await slider.press('ArrowRight');
      await expect(page).not.toHaveURL(/item=2/);
      await page.getByRole('heading', { level: 2, name: FILM_HOTSPOTS.two }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/item=2/);
      await expect(film.locator('video')).toHaveAttribute('src', POSTER_FILM.url);
      await isPlaying(film);
    },
  );

  test('in an article waits for the visitor', { tag: ALL }, async ({ page }) => {
    const [article] = demoIn('en').articles;
    await page.goto(`${addressOf(CINEMA)}?article=${article?.id ?? 0}`);
    const film = page.getByRole('article').getByRole('region', { name: 'With sound' });
    await film.scrollIntoViewIfNeeded();
    const play = film.getByRole('button', { name: textIn('en', 'media__play', 'With sound') });
    await expect(play).toBeVisible();
    expect(await stateOf(film)).toMatchObject({ isPlaying: false });
    await play.click();
    await isPlaying(film, { isMuted: false });
    // Its keys are its own only while it has the focus.
    await page
      .getByRole('heading', { level: 2, name: article?.title ?? '' })
      .first()
      .focus();
    await page.keyboard.press('k');
    await isPlaying(film);
  });
});

test.describe('In forced colours', () => {
  test.use({ ...LANDSCAPE.use, contextOptions: { forcedColors: 'active' } });

  test('controls have borders, and what was played stands out', { tag: ALL }, async ({ page }) => {
    const film = await taps(page, FILM_HOTSPOTS.one, 'en');
    await isPlaying(film);
    await page.keyboard.press('k');
    const pause = film.getByRole('button', { name: textIn('en', 'media__resume'), exact: true });
    await expect(pause).toHaveCSS('border-top-width', '1px');
    await expect(pause).toHaveCSS('border-top-style', 'solid');
    await expectAccessible(page);
  });
});

/** As a browser that plays nothing without a tap on the film itself. */
async function refusePlaying(page: Page, what: 'withSound' | 'always'): Promise<void> {
  await page.addInitScript((refused) => {
    const own = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function play() {
      const isOurs = this.closest('[data-stage]') !== null;
      if (isOurs || (refused === 'withSound' && this.muted)) return own.call(this);
      return Promise.reject(new DOMException('No tap.', 'NotAllowedError'));
    };
  }, what);
}
