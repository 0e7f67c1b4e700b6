const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A position in a film for people: `0:12`, `12:05`, `1:02:03`.
 *
 * @param longest the film's length, in seconds: positions of a film that takes an hour have hours from the start, so
 * that their width does not change while it plays.
 */
export function playingTime(seconds: number, longest = seconds): string {
  const whole = Math.floor(known(seconds));
  const parts = [Math.floor(whole / MINUTE) % MINUTE, whole % MINUTE].map((part) => String(part));
  const [minutes = '0', rest = '0'] = parts;
  const end = rest.padStart(2, '0');
  const hasHours = Math.max(whole, known(longest)) >= HOUR;
  if (!hasHours) return `${minutes}:${end}`;
  return `${Math.floor(whole / HOUR)}:${minutes.padStart(2, '0')}:${end}`;
}

/** A position as a share of the film, 0 to 1; 0 where the length is not known. */
export function playedShare(seconds: number, length: number): number {
  const total = known(length);
  return total === 0 ? 0 : Math.min(1, known(seconds) / total);
}

/** A position that the film has. Browsers answer a length of NaN before they know it, and Infinity for a stream. */
export function positionWithin(seconds: number, length: number): number {
  return Math.min(known(seconds), known(length));
}

/** In seconds: less than a visitor notices. A film's picture and its sound may end this far apart. */
const END = 0.15;

/** Whether a visitor sees a position as the end of a film: browsers may stop a little before it. */
export function isAtEnd(position: number, length: number): boolean {
  return known(length) > 0 && known(position) >= known(length) - Math.min(END, known(length) / 2);
}

function known(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}
