/** A list of items of one height, of which a window shows a part; in CSS pixels. */
export interface ScrolledList {
  readonly count: number;
  readonly itemHeight: number;
  readonly scrollTop: number;
  readonly windowHeight: number;
}

/** Items before and after those that are seen, so that a short scroll finds them there. */
const MORE = 3;

/** The items of a long list that have to exist, by their numbers from 1: those that are seen, a few around them, and one more. */
export function existingItems(
  { count, itemHeight, scrollTop, windowHeight }: ScrolledList,
  current: number,
): readonly number[] {
  if (!(itemHeight > 0)) return count < 1 ? [] : [Math.min(Math.max(1, current), count)];
  const first = Math.max(1, Math.floor(scrollTop / itemHeight) + 1 - MORE);
  const last = Math.min(count, Math.ceil((scrollTop + windowHeight) / itemHeight) + MORE);
  const items = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const isOutside = current >= 1 && current <= count && (current < first || current > last);
  if (!isOutside) return items;
  return current < first ? [current, ...items] : [...items, current];
}

/** How far a list has to be scrolled so that an item is seen, no further than needed. */
export function scrollToItem({ itemHeight, scrollTop, windowHeight }: ScrolledList, item: number): number {
  const top = (item - 1) * itemHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, Math.min(top, top + itemHeight - windowHeight));
}
