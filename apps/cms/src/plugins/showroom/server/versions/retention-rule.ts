import { daysOf } from '../../../../environment/days.ts';
import type { RetentionRule } from './retention.ts';

const MAX_NUMBER = 10_000;

/**
 * How long versions are kept: `VERSION_DAYS` (365) and `VERSION_NUMBER` (100).
 *
 * @throws Error that names the variable
 */
export function retentionRule(environment: NodeJS.ProcessEnv = process.env): RetentionRule {
  return {
    days: daysOf(environment, { name: 'VERSION_DAYS', usual: 365, least: 1 }),
    number: numberOf(environment['VERSION_NUMBER']?.trim() ?? ''),
  };
}

/** Three is the least: the draft, what visitors see, and what they saw before. */
function numberOf(given: string): number {
  if (given === '') return 100;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 3 || number > MAX_NUMBER) {
    throw new Error(`VERSION_NUMBER must be a whole number from 3 to ${MAX_NUMBER}`);
  }
  return number;
}
