/**
 * Where a key moves the focus in a vertical list; it wraps at the ends.
 *
 * @param current where the focus is, -1 when it is on none of them.
 * @returns undefined for every other key, and where there is nothing to move to.
 */
export function nextIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
