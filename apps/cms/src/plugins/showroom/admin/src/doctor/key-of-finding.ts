import type { LocatedFinding } from '../../../contracts/doctor.ts';

/** Tells the findings of one list apart. */
export function keyOfFinding({ place, sentence, rivals }: LocatedFinding): string {
  return JSON.stringify([place, sentence, rivals?.refused]);
}
