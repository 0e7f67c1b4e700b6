/** A duration for people: `3:05`, `1:02:07`. @param milliseconds of it; what is left of a second is not shown. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3_600);
  return hours === 0 ? parts.join(':') : `${hours}:${parts.join(':')}`;
}
