import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import { codeOf } from './deliver/delivery.ts';
import type { OutboxPersons } from './outbox/person-files.ts';

/** Milliseconds between two checks. */
const CHECK_INTERVAL = 60 * 60 * 1_000;

/**
 * Deletes contact requests that were set aside more days ago than requests are kept (`CONTACT_REQUEST_DAYS`); 0 keeps
 * them.
 */
export function forgetSetAside(options: {
  readonly persons: Pick<OutboxPersons, 'forgetAfter'>;
  readonly days: number;
  readonly clock: Clock;
  readonly logger: ServerLogger;
}) {
  const { persons, days, clock, logger } = options;
  let cancel: (() => void) | undefined;
  const check = async (): Promise<void> => {
    cancel = clock.after(CHECK_INTERVAL, () => void check());
    try {
      const count = await persons.forgetAfter(days, clock.now());
      if (count > 0)
        logger.info({ count }, 'Contact requests that were set aside too long ago were deleted.');
    } catch (error) {
      logger.warn({ reason: codeOf(error) }, 'Old contact requests could not be deleted; it is tried again.');
    }
  };
  return {
    start: (): void => {
      if (days > 0) void check();
    },
    stop: (): void => cancel?.(),
  };
}
