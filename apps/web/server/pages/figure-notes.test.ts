import { localeCode, overlayId } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { html, setUpPages } from './testing/set-up-pages.ts';

const DASHBOARD = { id: overlayId(7) };

/** Pages of which one shows a live figure, whose value a test sets. */
function setUp() {
  let value = '1';
  let looks = 0;
  const pages = setUpPages(
    async (request, { liveFigures }) => {
      const isBoard = new URL(request.url).search.includes('dashboard');
      const shown = isBoard ? liveFigures(localeCode('en'), DASHBOARD)?.figures[0]?.value : 'no figure';
      return html(`[${shown}]`);
    },
    {
      liveFigures: () => {
        looks += 1;
        return { figures: [{ value, unit: '', label: '' }], again: 1 };
      },
    },
  );
  return {
    ...pages,
    read: async (path: string) => /\[(.*?)\]/.exec(await (await pages.ask(path)).text())?.[1],
    set: (next: string) => {
      value = next;
    },
    looks: () => looks,
  };
}

test('a kept page with a live figure is sent until its figure has changed', async () => {
  const { read, set, render, looks } = setUp();
  expect(await read('/en/showroom/hall?dashboard=7')).toBe('1');
  expect(await read('/en/showroom/hall?dashboard=7')).toBe('1');
  expect(render).toHaveBeenCalledTimes(1);
  // The second visitor keeps the source polled as well.
  expect(looks()).toBe(2);
  set('2');
  expect(await read('/en/showroom/hall?dashboard=7')).toBe('2');
  expect(await read('/en/showroom/hall?dashboard=7')).toBe('2');
  expect(render).toHaveBeenCalledTimes(2);
});

test('other pages do not ask for figures', async () => {
  const { read, set, render, looks } = setUp();
  expect(await read('/en/showroom/hall')).toBe('no figure');
  set('2');
  expect(await read('/en/showroom/hall')).toBe('no figure');
  expect(render).toHaveBeenCalledTimes(1);
  expect(looks()).toBe(0);
});
