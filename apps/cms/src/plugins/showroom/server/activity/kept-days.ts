import { daysOf } from '../../../../environment/days.ts';

/**
 * How many days actions are kept: `ACTIVITY_DAYS`, 180 by default.
 *
 * @throws Error that names the variable
 */
export function keptDays(environment: NodeJS.ProcessEnv = process.env): number {
  return daysOf(environment, { name: 'ACTIVITY_DAYS', usual: 180, least: 1 });
}
