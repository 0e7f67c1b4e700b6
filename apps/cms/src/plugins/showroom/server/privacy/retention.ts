import type { Core } from '@strapi/strapi';
import { keptRequestsIn } from './kept-requests.ts';

/** Days for which contact requests are kept where `CONTACT_REQUEST_DAYS` says nothing: a year. */
const DEFAULT_DAYS = 365;
const LONGEST_DAYS = 36_500;
/** Milliseconds between two looks for what has become too old. */
const LOOK_EVERY = 60 * 60 * 1000;

/**
 * For how many days contact requests are kept: `CONTACT_REQUEST_DAYS`, else 365; 0 keeps them until they are erased
 * by hand.
 *
 * @throws Error with a sentence that names the variable
 */
export const keptRequestDays = (environment: NodeJS.ProcessEnv = process.env): number => {
  const given = environment['CONTACT_REQUEST_DAYS']?.trim() ?? '';
  if (given === '') return DEFAULT_DAYS;
  const days = Number(given);
  if (!Number.isInteger(days) || days < 0 || days > LONGEST_DAYS) {
    throw new Error(`CONTACT_REQUEST_DAYS must be a whole number of days from 0 to ${LONGEST_DAYS}`);
  }
  return days;
};

/** Deletes contact requests that are older than {@link keptRequestDays}, now and every hour. @returns Ends it. */
export const keepRequestsFor = (strapi: Core.Strapi, days: number): (() => void) => {
  if (days === 0) return () => {};
  const requests = keptRequestsIn(strapi);
  const forget = async (): Promise<void> => {
    try {
      const count = await requests.forgetAfter(days, new Date());
      if (count > 0) strapi.log.info(`${count} contact requests older than ${days} days were deleted.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.warn(`Old contact requests could not be deleted; it is tried again in an hour: ${reason}`);
    }
  };
  void forget();
  const timer = setInterval(() => void forget(), LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
};
