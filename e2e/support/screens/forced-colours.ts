/* oxlint-disable unicorn/consistent-function-scoping -- these functions run in the page, where this module is not */
import type { Page } from '@playwright/test';
import { TOP } from './controls.ts';

/** Where the system chooses the colours: buttons that nothing tells from text, and words that keep a colour of ours. */
export function forcedColourProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate((top) => {
    const part = [...document.querySelectorAll(top)].at(-1) ?? document.body;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 2;
    const bare = [...part.querySelectorAll('button, summary, a[class*="button"]')].filter((button) => {
      // A picture that can be pressed has the line itself, and its words have none.
      const hasLine = [button, ...button.querySelectorAll('*')].some((element) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(element);
        return borderTopWidth !== '0px' || outlineStyle !== 'none';
      });
      return isSeen(button) && !hasLine;
    });
    const system = (): ReadonlySet<string> => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.forcedColorAdjust = 'none';
      const names = 'Canvas CanvasText ButtonFace ButtonText Highlight HighlightText LinkText GrayText';
      const colours = names.split(' ').map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return new Set(colours);
    };
    const isOfSystem = (element: Element, colours: ReadonlySet<string>): boolean => {
      const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(element);
      // The words of a document lie unseen over its picture, to be chosen and read out.
      if (forcedColorAdjust === 'auto' || color === 'rgba(0, 0, 0, 0)') return true;
      return colours.has(color) && colours.has(backgroundColor);
    };
    const colours = system();
    const ours = [...part.querySelectorAll('*')].filter((element) => {
      const hasWords = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      return hasWords && isSeen(element) && !isOfSystem(element, colours);
    });
    return [
      ...bare.map((button) => `no border: ${button.outerHTML.slice(0, 110)}`),
      ...ours.map((element) => `words in our colours: ${element.outerHTML.slice(0, 110)}`),
    ];
  }, TOP);
}
