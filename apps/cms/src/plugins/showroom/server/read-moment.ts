import { isTimeZone, momentOf } from '@vitrine/core/time/zoned-time';
import { refusal } from '../../../rules/refusal.ts';

/** A moment, and the IANA name of the time zone in which it was chosen. */
export interface MomentInZone {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly zone: string;
}

/**
 * Reads a time on the wall clock of a zone.
 *
 * @throws ValidationError (400) for what is no time.
 */
export function readMoment(given: unknown): MomentInZone {
  const { wall, zone } = (given ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof zone !== 'string' || !isTimeZone(zone)) throw refusal('zone', 'There is no such time zone.');
  const moment = momentOf(String(wall), zone);
  if (moment === undefined) throw refusal('wall', 'It needs a date and a time.');
  return { at: moment.at, zone };
}
