/** A wall clock's date and time, `2027-03-28T02:30`, without a time zone. */
export type WallTime = string;

/** The moment of a wall time in a time zone. */
export type ZonedMoment =
  /** Milliseconds since 1970, as all moments here. */
  | { readonly kind: 'once'; readonly at: number }
  /** Clocks go back over this time: it comes twice. `at` is the first, `later` the second. */
  | { readonly kind: 'twice'; readonly at: number; readonly later: number }
  /** Clocks go forward over this time: it does not come. `at` is as long after the change as it would have been. */
  | { readonly kind: 'skipped'; readonly at: number };

const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** Longer than any change of clocks, and shorter than the time between two of them. */
const DAY = 24 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for an unknown time zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** Whether the platform knows a time zone by this IANA name, such as `Europe/Berlin`. */
export function isTimeZone(zone: string): boolean {
  // Offsets such as `+01:00` are valid to the platform, and follow no summer time.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What a wall clock shows at a moment. */
export function wallTimeAt(at: number, zone: string): WallTime {
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/**
 * The moment when a wall clock shows this time. Where clocks change, the first of two moments counts, and a time that
 * is skipped moves by the length of the change.
 *
 * @returns Undefined for what is no date and time.
 * @throws RangeError for an unknown time zone.
 */
export function momentOf(wall: WallTime, zone: string): ZonedMoment | undefined {
  const asUtc = utcOf(wall);
  if (asUtc === undefined) return undefined;
  const before = offsetAt(asUtc - DAY, zone);
  const after = offsetAt(asUtc + DAY, zone);
  const moments = [...new Set([asUtc - before, asUtc - after])]
    .filter((at) => at + offsetAt(at, zone) === asUtc)
    .toSorted((one, other) => one - other);
  const [at, later] = moments;
  if (at === undefined) return { kind: 'skipped', at: asUtc - before };
  return later === undefined ? { kind: 'once', at } : { kind: 'twice', at, later };
}

/** The moment of this time in UTC; undefined for a 30th of February. */
function utcOf(wall: WallTime): number | undefined {
  const parts = WALL_TIME.exec(wall);
  if (parts === null) return undefined;
  const at = Date.parse(`${wall}Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, wall.length) !== wall ? undefined : at;
}

/** By how much the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  // Formats leave milliseconds out.
  return wall - Math.floor(at / 1000) * 1000;
}
