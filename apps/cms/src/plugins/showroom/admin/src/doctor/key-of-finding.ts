import type { LocatedFinding } from '../../../contracts/doctor.ts';

/** A key that is unique within a list of findings. */
export function keyOfFinding({ subject, sentence, rivals }: LocatedFinding): string {
  return JSON.stringify([subject, sentence, rivals?.refused]);
}
