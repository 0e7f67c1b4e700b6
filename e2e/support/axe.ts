import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 level AA and what it is built on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What the rules read besides the page. Style sheets are left out, which no rule of ours reads: one that was asked
 * for while the server was away is read again as an inline one, which the page's policy forbids.
 */
const PRELOAD = { assets: ['media'] };

/** Finds nothing that keeps people out of the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await settleAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ preload: PRELOAD })
    .withTags(TAGS)
    .analyze();
  const sentences = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
  expect(sentences, 'axe finds nothing.').toEqual([]);
}

/** Waits until what comes in has come in: half faded, a text has another contrast than the one it ends with. */
export async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0));
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}
