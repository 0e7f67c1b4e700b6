/**
 * The looks that an editor may give an element of the header, by the words of its `classes` (specification
 * section 3: header components (name, classes)). Each is a rule of the web's style sheets:
 *
 * - `large`: larger, a logo by half;
 * - `quiet`: without the plate behind it;
 * - `on-glass`: on dark glass;
 * - `on-paper`: on a white plate;
 * - `at-end`: at the right, before the tools;
 * - `hidden-on-phones`: only where there is room.
 */
export const ELEMENT_LOOKS = [
  'large',
  'quiet',
  'on-glass',
  'on-paper',
  'at-end',
  'hidden-on-phones',
] as const;

export type ElementLook = (typeof ELEMENT_LOOKS)[number];

/** Whether a word of `classes` is a look of the product. */
export function isElementLook(word: string): word is ElementLook {
  return ELEMENT_LOOKS.some((look) => look === word);
}
