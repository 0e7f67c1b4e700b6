/* oxlint-disable unicorn/consistent-function-scoping -- these functions run in the page, where this module is not */
import type { Page } from '@playwright/test';
import { settleAnimations } from '../axe.ts';
import { CONTROLS, TOP } from './controls.ts';

/** How often the Tab key is pressed at most. */
const MAX_PRESSES = 220;

interface WithLooks {
  /** How what is around a control looks, in one order: before it had the focus, and now. */
  looksOf?: (control: Element) => readonly string[];
}

/** What the Tab key does not come to, what shows no focus, and what is hidden while it has it (WCAG 2.4.7, 2.4.11). */
export async function keyboardProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(markControls, [TOP, CONTROLS] as const);
  const found = new Set<string>();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    await settleAnimations(page);
    const { problem, left } = await page.evaluate(lookAtFocus);
    if (problem !== undefined) found.add(problem);
    if (left === 0) break;
  }
  const unreached = await page
    .locator('[data-unreached]')
    .evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => `never reached: ${control.outerHTML.slice(0, 120)}`),
    );
  return [...found, ...unreached];
}

/** Runs in the page: marks what the Tab key has to come to, with how it looks without the focus. */
function markControls([top, controls]: readonly [string, string]): void {
  const looksOf = (control: Element): readonly string[] =>
    [control, control.parentElement, ...control.children].map((element) => {
      if (element === null) return '';
      const { outlineStyle, outlineColor, boxShadow, borderTopColor } = getComputedStyle(element);
      return `${outlineStyle === 'none' ? '' : outlineColor} ${boxShadow} ${borderTopColor}`;
    });
  Object.assign(globalThis, { looksOf } satisfies WithLooks);
  const part = [...document.querySelectorAll(top)].at(-1) ?? document.body;
  for (const control of part.querySelectorAll<HTMLElement>(controls)) {
    const isOff = control.tabIndex < 0 || control.matches(':disabled') || control.closest('[inert]') !== null;
    // Of radio buttons one is a stop of the Tab key; the arrows choose among them.
    const isStop = !control.matches('[type="radio"]:not(:checked)');
    if (isOff || !isStop || !control.checkVisibility({ visibilityProperty: true })) continue;
    // Of what has the focus already nothing is known.
    control.dataset['unreached'] =
      control === document.activeElement ? '[]' : JSON.stringify(looksOf(control));
  }
}

/** Runs in the page, after a press of the Tab key. */
async function lookAtFocus(): Promise<{ readonly problem: string | undefined; readonly left: number }> {
  const left = () => document.querySelectorAll('[data-unreached]').length;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.dataset['unreached'] === undefined) {
    return { problem: undefined, left: left() };
  }
  const before = JSON.parse(focused.dataset['unreached']) as readonly string[];
  delete focused.dataset['unreached'];
  const name = focused.outerHTML.slice(0, 120);
  const now = (globalThis as WithLooks).looksOf?.(focused) ?? [];
  // A slider's thumb shows it, of which a page cannot ask how it looks.
  const isUnknown = before.length === 0 || focused.matches('[type="range"]');
  const isShown = isUnknown || before.some((look, index) => look !== now[index]);
  const isSeen = (): boolean => {
    const box = focused.getBoundingClientRect();
    // What is there for screen readers alone is a pixel wide.
    if (box.width <= 2 || box.height <= 2) return true;
    const x = Math.min(Math.max((box.left + box.right) / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max((box.top + box.bottom) / 2, 0), innerHeight - 1);
    const hit = document.elementFromPoint(x, y);
    const isOut = box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth || box.top >= innerHeight;
    return !isOut && hit !== null && (focused.contains(hit) || hit.contains(focused));
  };
  // What comes into view does so frame by frame, and a panorama turns.
  const patience = performance.now() + 5000;
  while (!isSeen() && performance.now() < patience) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  if (!isSeen()) return { problem: `hidden while it has the focus: ${name}`, left: left() };
  return { problem: isShown ? undefined : `shows no focus: ${name}`, left: left() };
}
