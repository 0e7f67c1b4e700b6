import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';

/** WCAG 2.2 level AA and what it is built on. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Style sheets are left out, which no rule of ours reads: one that was asked for while the server was away is
  // read again as an inline one, which the page's policy forbids.
  preload: { assets: ['media'] },
  resultTypes: ['violations'],
};

interface WithAxe {
  readonly axe?: typeof Axe;
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Finds nothing that keeps people out of the page as it is now.
 * @param part where the rest of the page is not ours
 */
export async function expectAccessible(page: Page, part: Locator = page.locator('html')): Promise<void> {
  expect(await axeProblems(page, part), 'axe finds nothing.').toEqual([]);
}

/** What axe finds in the page as it is now, each as a sentence. */
export async function axeProblems(
  page: Page,
  part: Locator = page.locator('html'),
): Promise<readonly string[]> {
  await settleAnimations(page);
  await expect(part.locator('iframe'), 'axe reads one document; a frame in it would go unread.').toHaveCount(
    0,
  );
  // Reading axe costs more than asking it: once for each document.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(SOURCE);
  const violations = await part.evaluate(async (element, options) => {
    const { axe } = globalThis as unknown as WithAxe;
    if (axe === undefined) throw new Error('axe did not come.');
    // What comes or goes while axe reads is at the end of its animation at once.
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, where this module is not
    const finish = () => {
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0)) animation.finish();
      }
    };
    const reading = new AbortController();
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(type, finish, { capture: true, signal: reading.signal });
    }
    finish();
    try {
      return (await axe.run(element, options)).violations;
    } finally {
      reading.abort();
    }
  }, OPTIONS);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
}

/**
 * Waits for entrance animations: a half-faded text has another contrast than at the end. What is not drawn, as in a
 * menu that is closed, gets no frames and would never say that it has finished.
 */
export async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => {
      const isDrawn = !(effect instanceof KeyframeEffect) || (effect.target?.checkVisibility() ?? false);
      return isDrawn && Number.isFinite(effect?.getComputedTiming().endTime ?? 0);
    });
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}
