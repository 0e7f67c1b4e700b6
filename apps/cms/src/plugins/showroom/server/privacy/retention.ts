import type { Core } from '@strapi/strapi';
import { daysOf } from '../../../../environment/days.ts';
import { keptRequestsIn } from './kept-requests.ts';

/** Milliseconds between two checks for expired requests. */
const LOOK_EVERY = 60 * 60 * 1000;

/**
 * How many days contact requests are kept: `CONTACT_REQUEST_DAYS`, 365 by default; 0 keeps them until they are
 * erased by hand.
 *
 * @throws Error that names the variable
 */
export function keptRequestDays(environment: NodeJS.ProcessEnv = process.env): number {
  return daysOf(environment, { name: 'CONTACT_REQUEST_DAYS', usual: 365, least: 0 });
}

/** Deletes contact requests older than {@link keptRequestDays}, now and every hour. @returns Stops it. */
export function keepRequestsFor(strapi: Core.Strapi, days: number): () => void {
  if (days === 0) return () => {};
  const requests = keptRequestsIn(strapi);
  const forget = async (): Promise<void> => {
    try {
      const count = await requests.forgetAfter(days, new Date());
      if (count > 0) strapi.log.info(`${count} contact requests older than ${days} days were deleted.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.warn(`Old contact requests could not be deleted; the next attempt is in an hour: ${reason}`);
    }
  };
  void forget();
  const timer = setInterval(() => void forget(), LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
