import { daysOf } from '../../../../environment/days.ts';

/**
 * For how many days it is remembered who did what: `ACTIVITY_DAYS`, else 180.
 *
 * @throws Error with a sentence that names the variable
 */
export function keptDays(environment: NodeJS.ProcessEnv = process.env): number {
  return daysOf(environment, { name: 'ACTIVITY_DAYS', usual: 180, least: 1 });
}
