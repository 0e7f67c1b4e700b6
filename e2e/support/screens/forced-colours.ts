import type { Page } from '@playwright/test';
import { TOP } from './controls.ts';

/** Buttons that nothing tells from text where the system chooses the colours. */
export function borderProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate((top) => {
    const part = [...document.querySelectorAll(top)].at(-1) ?? document.body;
    return [...part.querySelectorAll('button, summary, a[class*="button"]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const { width } = button.getBoundingClientRect();
        // A picture that can be pressed has the line itself, and its words have none.
        const hasLine = [button, ...button.querySelectorAll('*')].some((element) => {
          const { borderTopWidth, outlineStyle } = getComputedStyle(element);
          return borderTopWidth !== '0px' || outlineStyle !== 'none';
        });
        return width > 2 && !hasLine;
      })
      .map((button) => `no border: ${button.outerHTML.slice(0, 110)}`);
  }, TOP);
}
