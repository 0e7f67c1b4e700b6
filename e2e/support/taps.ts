import type { Page } from '@playwright/test';

/** What keeps hotspots from being tapped, each as a sentence. */
export function tapProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('main [data-hotspot]')]
      .filter((hotspot) => getComputedStyle(hotspot).visibility === 'visible')
      .map((hotspot) => ({ hotspot, box: hotspot.getBoundingClientRect() }));
    // It runs in the page, which knows nothing of what is around it here.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const nameOf = (hotspot: Element) =>
      hotspot.getAttribute('aria-label') ?? hotspot.querySelector('button')?.getAttribute('aria-label');
    const stage = document.querySelector('[data-stage]')?.getBoundingClientRect();
    // Less than half a pixel is what browsers round.
    const slack = 0.5;
    return shown.flatMap(({ hotspot, box }, index) => {
      const name = `«${nameOf(hotspot)}»`;
      const found: string[] = [];
      const isOut =
        stage === undefined ||
        box.left < stage.left - slack ||
        box.top < stage.top - slack ||
        box.right > stage.right + slack ||
        box.bottom > stage.bottom + slack;
      if (isOut) found.push(`${name} sticks out of the picture`);
      if (box.width < 44 - slack || box.height < 44 - slack) found.push(`${name} is too small`);
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (hit === null || !hotspot.contains(hit)) {
        found.push(`a tap on ${name} meets ${hit?.outerHTML.slice(0, 80)}`);
      }
      for (const { hotspot: other, box: around } of shown.slice(index + 1)) {
        const isOver =
          box.left < around.right - slack &&
          around.left < box.right - slack &&
          box.top < around.bottom - slack &&
          around.top < box.bottom - slack;
        if (isOver) found.push(`${name} and «${nameOf(other)}» cover each other`);
      }
      return found;
    });
  });
}
