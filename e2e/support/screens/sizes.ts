/* oxlint-disable unicorn/consistent-function-scoping -- these functions run in the page, where this module is not */
import type { Page } from '@playwright/test';
import { CONTROLS, TOP } from './controls.ts';

/** What a small window or a large zoom cuts off, or has reached by scrolling sideways (WCAG 1.4.10). */
export function reflowProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate((top) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
    const part = [...document.querySelectorAll(top)].at(-1) ?? document.body;
    for (const sheet of part.querySelectorAll('[data-sheet]')) {
      if (sheet.scrollWidth > sheet.clientWidth + 1) {
        found.push(`the panel is ${sheet.scrollWidth} wide in ${sheet.clientWidth}`);
      }
    }
    const scrolls = (element: Element, axis: 'x' | 'y'): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isLonger =
        axis === 'x'
          ? element.scrollWidth > element.clientWidth + 1
          : element.scrollHeight > element.clientHeight + 1;
      return isLonger && /auto|scroll/.test(axis === 'x' ? overflowX : overflowY);
    };
    const isScrolled = (element: Element, axis: 'x' | 'y'): boolean => {
      const root = document.documentElement;
      if (axis === 'y' && root.scrollHeight > root.clientHeight + 1) return true;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (scrolls(around, axis)) return true;
      }
      return false;
    };
    for (const element of part.querySelectorAll('h1, h2, h3, p, label, button, a[href], summary')) {
      const { left, top: start, right, bottom, width, height } = element.getBoundingClientRect();
      // What is there for screen readers alone is a pixel wide.
      if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
      // The first link comes into the window with the focus; a panorama is turned to what is in it.
      if (element.matches('a[href="#content"], [role="application"] *')) continue;
      const name = `${Math.round(left)} to ${Math.round(right)} of ${innerWidth}, ${Math.round(start)} to ${Math.round(bottom)} of ${innerHeight}: ${element.outerHTML.slice(0, 90)}`;
      if ((left < -1 || right > innerWidth + 1) && !isScrolled(element, 'x')) {
        found.push(`cut off at the side: ${name}`);
      }
      if ((start < -1 || bottom > innerHeight + 1) && !isScrolled(element, 'y')) {
        found.push(`cut off at the foot or the head: ${name}`);
      }
    }
    return found;
  }, TOP);
}

/**
 * Controls smaller than a finger, but for links inside a text (WCAG 2.5.8).
 * @param least CSS pixels: of the shorter side
 */
export function targetProblems(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate(
    ([top, controls, size]) => {
      const part = [...document.querySelectorAll(top)].at(-1) ?? document.body;
      // A field is tapped by its label as well.
      const partsOf = (control: HTMLElement): readonly Element[] => [
        control,
        ...(control instanceof HTMLInputElement ? (control.labels ?? []) : []),
      ];
      const reachOf = (control: HTMLElement): number => {
        const boxes = partsOf(control).map((element) => element.getBoundingClientRect());
        return Math.min(
          Math.max(...boxes.map((box) => box.width)),
          Math.max(...boxes.map((box) => box.height)),
        );
      };
      // A link may take in more than its box: the card around it.
      const tappedOf = (control: HTMLElement): number => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = control.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const takes = (dx: number, dy: number): boolean => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && partsOf(control).some((element) => element.contains(hit));
        };
        const extent = (dx: number, dy: number): number => {
          let steps = 0;
          while (steps < size && takes(dx * (steps + 1), dy * (steps + 1))) steps += 1;
          return steps;
        };
        return Math.min(extent(1, 0) + extent(-1, 0), extent(0, 1) + extent(0, -1)) + 1;
      };
      const isInText = (control: HTMLElement): boolean =>
        getComputedStyle(control).display === 'inline' &&
        (control.parentElement?.textContent.trim().length ?? 0) > control.textContent.trim().length;
      return [...part.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        // What only programs fill in, which send what no one has written.
        if (control.closest('[aria-hidden="true"]') !== null) return [];
        const box = control.getBoundingClientRect();
        const isScrolled = control.matches('[role="application"], section, div, dialog');
        if (isScrolled || isInText(control) || Math.min(box.width, box.height) < 2) return [];
        if (reachOf(control) >= size - 1 || tappedOf(control) >= size - 1) return [];
        return [`${Math.round(box.width)}x${Math.round(box.height)}: ${control.outerHTML.slice(0, 110)}`];
      });
    },
    [TOP, CONTROLS, least] as const,
  );
}
