import type { Page } from '@playwright/test';

/** What a hand does: a click, a key, a text, a choice of files. Moving the focus and looking are none. */
const ON_ELEMENTS = ['click', 'fill', 'press', 'setInputFiles'] as const;
const ON_KEYS = ['press', 'type'] as const;

type Action = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * Counts the steps of a journey from now on.
 *
 * @returns ends the counting with the number of steps.
 */
export function countSteps(page: Page): () => number {
  let steps = 0;
  const undone = [
    ...ON_ELEMENTS.map((name) => count(Object.getPrototypeOf(page.locator('html')), name)),
    ...ON_KEYS.map((name) => count(page.keyboard, name)),
  ];
  function count(owner: object, name: string): () => void {
    const actions = owner as Record<string, Action>;
    const original = actions[name];
    if (original === undefined) throw new Error(`Playwright has no ${name}.`);
    const isOwn = Object.hasOwn(actions, name);
    actions[name] = function counted(this: unknown, ...given) {
      steps += 1;
      return Reflect.apply(original, this, given);
    };
    return () => {
      if (isOwn) actions[name] = original;
      else delete actions[name];
    };
  }
  return () => {
    for (const undo of undone) undo();
    return steps;
  };
}
