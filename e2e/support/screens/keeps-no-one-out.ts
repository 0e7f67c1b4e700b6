import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeProblems, settleAnimations } from '../axe.ts';
import type { Language } from '../demo.ts';
import { forcedColourProblems } from './forced-colours.ts';
import { keyboardProblems } from './keyboard.ts';
import { nameProblems } from './names.ts';
import { reflowProblems, targetProblems } from './sizes.ts';

/** The window that a screen is opened in. */
export const LAPTOP = { width: 1280, height: 720 };

/** What a laptop of 1280 by 1024 pixels is at 200 % and at 400 % (WCAG 1.4.4 and 1.4.10). */
const ZOOMED = [
  { zoom: '200 %', width: 640, height: 512 },
  { zoom: '400 %', width: 320, height: 256 },
] as const;

/** CSS pixels: the least that a finger hits (docs/design/unspecified.md), and how much larger it is on a wall. */
const TOUCH = 44;
const ON_A_WALL = { width: 3840, height: 2160, scale: 2.4 };

/** One run says everything that is wrong with a screen. */
const softly = expect.configure({ soft: true });

/** Milliseconds: what is arranged for a window is arranged by then. */
const ARRANGED = { timeout: 5000 };

async function resizeTo(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // A 3D model that the processor draws on a wall takes seconds: the limits count from the window's first frames.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await settleAnimations(page);
}

/** Whether a screen can be used: by its names, in the system's colours, enlarged, by finger, and by keyboard. */
export async function expectNoOneOut(
  page: Page,
  language: Language,
  { endsWithAnyKey = false }: { readonly endsWithAnyKey?: boolean } = {},
): Promise<void> {
  await resizeTo(page, LAPTOP.width, LAPTOP.height);
  await test.step('for screen readers', async () => {
    softly(await nameProblems(page, language), 'names').toEqual([]);
    softly(await axeProblems(page), 'axe').toEqual([]);
  });

  await test.step('in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await settleAnimations(page);
    // axe is not asked: it reads how text would be filled, of which the browser says what is not forced.
    softly(await forcedColourProblems(page), 'forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  for (const { zoom, width, height } of ZOOMED) {
    await test.step(`at ${zoom}`, async () => {
      await resizeTo(page, width, height);
      await softly.poll(() => reflowProblems(page), { ...ARRANGED, message: `at ${zoom}` }).toEqual([]);
      softly(await axeProblems(page), `axe at ${zoom}`).toEqual([]);
    });
  }

  await test.step('by finger, on a laptop and on a wall', async () => {
    await resizeTo(page, LAPTOP.width, LAPTOP.height);
    await softly.poll(() => targetProblems(page, TOUCH), { ...ARRANGED, message: 'on a laptop' }).toEqual([]);
    await resizeTo(page, ON_A_WALL.width, ON_A_WALL.height);
    const least = TOUCH * ON_A_WALL.scale;
    await softly.poll(() => targetProblems(page, least), { ...ARRANGED, message: 'on a wall' }).toEqual([]);
    await resizeTo(page, LAPTOP.width, LAPTOP.height);
  });

  if (endsWithAnyKey) return;
  await test.step('by keyboard alone', async () => {
    softly(await keyboardProblems(page), 'by keyboard').toEqual([]);
  });
}
