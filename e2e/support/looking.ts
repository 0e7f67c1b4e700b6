import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isWhole } from './tier.ts';
import type { Visitor } from './visitor.ts';

/** What of a page is watched. */
export type Watched = 'page' | 'item' | 'direction' | 'film' | 'section';

interface Sample {
  /** Milliseconds since 1970, by the page's own clock; all pages of a test are on one machine. */
  readonly at: number;
  readonly value: readonly number[];
}

/** What a page has noted. */
interface Notes {
  readonly samples: Sample[];
  /** Milliseconds of its longest frame: where no graphics card draws, a panorama on a wall takes hundreds. */
  longestFrame: number;
}

interface WatchingWindow {
  notes?: Notes;
}

/** Milliseconds within which guests have to see it (statement 6 of the requirements). */
const WITHIN = 500;

/** By how much the numbers of two windows may differ that show the same. */
const SAME: Readonly<Record<Watched, number>> = {
  page: 0,
  item: 0,
  // Shares of the height of the view: a degree or so.
  direction: 0.02,
  film: 0.3,
  section: 0,
};

/** Begins to note in a page, frame by frame, what it shows: each number with its time. */
async function watch(page: Page, watched: Watched): Promise<void> {
  await page.evaluate((what) => {
    const read = (): readonly number[] => {
      // What is open over something else comes after it.
      const dialogs = [...document.querySelectorAll('dialog')];
      switch (what) {
        case 'page':
          return [Number(/\d+/.exec(document.querySelector('dialog output')?.textContent ?? '')?.[0])];
        case 'item':
          return [
            [...(dialogs.at(-1)?.querySelectorAll('[aria-current]') ?? [])].findIndex(
              (thumbnail) => thumbnail.getAttribute('aria-current') === 'true',
            ),
          ];
        case 'direction': {
          const view = document.querySelector('dialog .psv-container')?.getBoundingClientRect();
          // A hotspot is where the panorama has it. Windows of another shape show others at their sides.
          const marks = [...document.querySelectorAll('dialog .psv-marker')].flatMap((mark, index) => {
            const { left, top, width, height } = mark.getBoundingClientRect();
            if (view === undefined || !mark.classList.contains('psv-marker--visible')) return [];
            const x = (left + width / 2 - view.left - view.width / 2) / view.height;
            const y = (top + height / 2 - view.top - view.height / 2) / view.height;
            return [[index, x, y] as const];
          });
          const nearest = marks.toSorted(([, x, y], [, u, v]) => Math.hypot(x, y) - Math.hypot(u, v));
          return nearest[0] ?? [];
        }
        case 'film': {
          const video = document.querySelector<HTMLVideoElement>('dialog video');
          if (video === null) return [];
          return video.paused ? [0, video.currentTime] : [1];
        }
        case 'section': {
          const sections = [...document.querySelectorAll('dialog article > [data-section]')];
          const scroller = document.querySelector('dialog')?.firstElementChild;
          const line =
            (scroller?.getBoundingClientRect().top ?? 0) +
            Number.parseFloat(sections[0] ? getComputedStyle(sections[0]).scrollMarginTop : '0');
          return [sections.findLastIndex((one) => one.getBoundingClientRect().top <= line + 2)];
        }
      }
    };
    const notes: Notes = { samples: [], longestFrame: 0 };
    const { samples } = notes;
    (globalThis as WatchingWindow).notes = notes;
    let last = performance.now();
    const look = (): void => {
      // Another watch has begun.
      if ((globalThis as WatchingWindow).notes !== notes) return;
      notes.longestFrame = Math.max(notes.longestFrame, performance.now() - last);
      last = performance.now();
      const value = read();
      if (JSON.stringify(samples.at(-1)?.value) !== JSON.stringify(value))
        samples.push({ at: performance.timeOrigin + performance.now(), value });
      requestAnimationFrame(look);
    };
    look();
  }, watched);
}

async function notesOf(page: Page): Promise<Notes> {
  const notes = await page.evaluate(() => (globalThis as WatchingWindow).notes);
  return notes ?? { samples: [], longestFrame: 0 };
}

async function samplesOf(page: Page): Promise<readonly Sample[]> {
  return (await notesOf(page)).samples;
}

function isSame(one: readonly number[], other: readonly number[], tolerance: number): boolean {
  return (
    one.length === other.length &&
    one.every((number, index) => Math.abs(number - (other[index] ?? Number.NaN)) <= tolerance)
  );
}

/** When a window began to show what it shows at the end, by the clock of its page. */
function since(samples: readonly Sample[], end: readonly number[], tolerance: number): number {
  const before = samples.findLastIndex(({ value }) => !isSame(value, end, tolerance));
  return samples[before + 1]?.at ?? Number.NaN;
}

/**
 * Waits until all windows show the same. Before a release it expects that the guests' did so within half a second of the
 * guide's, but for the frame that they had to draw: by the times that the pages have noted themselves, so that a slow
 * test says nothing about it.
 *
 * @param act what the guide does; it has to change something.
 */
export async function expectSeen(
  guide: Visitor,
  guests: readonly Visitor[],
  watched: Watched,
  act: () => Promise<void>,
): Promise<void> {
  const pages = [guide, ...guests].map(({ page }) => page);
  for (const page of pages) await watch(page, watched);
  const before = (await samplesOf(guide.page)).at(-1)?.value ?? [];
  const tolerance = SAME[watched];
  await act();
  await expect(async () => {
    const [own, ...others] = await Promise.all(pages.map((page) => samplesOf(page)));
    const end = own?.at(-1)?.value ?? [];
    expect(isSame(end, before, tolerance), `the guide's window shows something else: ${String(end)}`).toBe(
      false,
    );
    const ends = others.map((samples) => samples.at(-1)?.value ?? []);
    for (const value of ends)
      expect(isSame(value, end, tolerance), `${String(value)} as ${String(end)}`).toBe(true);
  }).toPass({ timeout: 15_000 });
  // What else a machine does at the same time is in it: a release is tried on one that does nothing else.
  if (!isWhole) return;
  const [own, ...others] = await Promise.all(pages.map((page) => notesOf(page)));
  const end = own?.samples.at(-1)?.value ?? [];
  const shown = since(own?.samples ?? [], end, tolerance);
  for (const { samples, longestFrame } of others) {
    // A page notes what it shows when it has drawn it, and how long that takes is the machine's.
    const late = since(samples, end, tolerance) - shown - longestFrame;
    expect(late, `milliseconds until a guest has seen it (${watched})`).toBeLessThanOrEqual(WITHIN);
  }
}
