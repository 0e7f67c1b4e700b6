import type { Clock } from '../../process/clock.ts';
import type { ServerLogger } from '../../process/logger.ts';
import type { DeliveryResult } from '../deliver/delivery.ts';
import type { Availability } from './decide.ts';
import { DESTINATIONS } from '../entry.ts';
import type { Destination } from '../entry.ts';
import { answered, canTake, OPEN_LANE, pauseLeft, taken, unreachable } from './lane.ts';
import type { Lane } from './lane.ts';

/** Which destinations are configured, and whether this process can reach them as far as it knows. */
export type Wanted = Readonly<Record<Destination, 'ready' | 'expected' | 'none'>>;

/** Why destinations accept nothing at the moment: codes, for those that do not answer. */
export type Reasons = Readonly<Partial<Record<Destination, string>>>;

/** The lanes to all destinations. The log reports once when one closes, and once when it is open again. */
export function createLanes(options: {
  readonly clock: Pick<Clock, 'now'>;
  readonly random: () => number;
  readonly logger: ServerLogger;
}) {
  const { clock, random, logger } = options;
  const lanes: Record<Destination, Lane> = { cms: OPEN_LANE, mail: OPEN_LANE };
  const reasons = new Map<Destination, string>();

  return {
    available: (wanted: Wanted): Availability => {
      const now = clock.now();
      const of = (to: Destination) =>
        wanted[to] === 'ready' && !canTake(lanes[to], now) ? 'busy' : wanted[to];
      return { cms: of('cms'), mail: of('mail') };
    },
    take: (to: Destination): void => {
      lanes[to] = taken(lanes[to]);
    },
    note: (to: Destination, result: DeliveryResult): void => {
      const before = lanes[to];
      if (result.kind === 'unreachable') {
        if (before.failures === 0) {
          logger.warn({ to, reason: result.reason }, 'Contact requests cannot be delivered now; they wait.');
        }
        lanes[to] = unreachable(before, clock.now(), random());
        reasons.set(to, result.reason);
        return;
      }
      if (before.failures > 0) logger.info({ to }, 'Contact requests arrive again.');
      lanes[to] = answered();
      reasons.delete(to);
    },
    reasons: (): Reasons => Object.fromEntries(reasons),
    /** Milliseconds until the first lane that pauses opens again; undefined when none pauses. */
    nextOpening: (): number | undefined => {
      const now = clock.now();
      const pauses = DESTINATIONS.map((to) => pauseLeft(lanes[to], now)).filter((left) => left > 0);
      return pauses.length === 0 ? undefined : Math.min(...pauses);
    },
  };
}
